import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { controlStyle } from '../base/control.ts';
import { Field, fieldAttributes } from './Field.tsx';

const Input = chakra('input', { base: controlStyle });
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
