import { chakra } from '@chakra-ui/react/styled-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { controlStyle } from '../base/control.ts';
import { Field, fieldAttributes } from './Field.tsx';
import { inLanguage } from '../base/languages.ts';

const Select = chakra('select', {
  base: {
    ...controlStyle,
    appearance: 'none',
    paddingInlineEnd: '11',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
});
const Frame = chakra('div', {
  base: {
    position: 'relative',
    '& > svg': {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '4',
      marginBlock: 'auto',
      width: '1.125rem',
      height: '1.125rem',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
});

export interface SelectOption {
  value: string;
  label: string;
  /** Language of the label, if not English. */
  lang?: 'es';
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

interface Props extends Omit<
  ComponentProps<'select'>,
  'size' | 'width' | 'height' | 'color' | 'onChange' | 'children'
> {
  label: string;
  options: readonly (SelectOption | SelectGroup)[];
  onChange?: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
}

export function NativeSelect({ label, options, onChange, error, hint, ...rest }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Frame>
        <Select
          {...fieldAttributes(id, hint, error)}
          {...rest}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        >
          {options.map((one) =>
            'options' in one ? (
              <optgroup key={one.label} label={one.label}>
                {one.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(one)
            ),
          )}
        </Select>
        <ChevronDown aria-hidden />
      </Frame>
    </Field>
  );
}

function optionOf({ value, label, lang }: SelectOption) {
  return (
    <option key={value} value={value} {...inLanguage(lang)}>
      {label}
    </option>
  );
}
