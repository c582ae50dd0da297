import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { LARGE_TEXT } from '../base/phone.ts';
import { controlStyle } from '../base/control.ts';
import { Field, fieldAttributes } from './Field.tsx';

const Input = chakra('input', {
  base: {
    ...controlStyle,
    [LARGE_TEXT]: {
      '&[type=date]': { px: '1', '&::-webkit-calendar-picker-indicator': { display: 'none' } },
    },
    // Its parts take the focus one after the other.
    '&[type=date]:focus-within': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
});
const Frame = chakra('div', {
  base: {
    position: 'relative',
    '& > [data-part=end]': {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '0',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '12',
    },
    '&:has(> [data-part=end]) > input': { paddingInlineEnd: '12' },
  },
});

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'width' | 'height' | 'color'> {
  label: string;
  name: string;
  error?: string | undefined;
  hint?: ReactNode;
  endElement?: ReactNode;
}

export function TextField({ label, error, hint, endElement, type = 'text', ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Frame>
        <Input type={type} {...fieldAttributes(id, hint, error)} {...rest} />
        {endElement && <span data-part="end">{endElement}</span>}
      </Frame>
    </Field>
  );
}
