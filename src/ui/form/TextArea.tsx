import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ComponentProps } from 'react';
import { controlStyle } from '../base/control.ts';
import { Field, fieldAttributes } from './Field.tsx';

const Area = chakra('textarea', { base: { ...controlStyle, resize: 'vertical' } });

interface Props extends Pick<
  ComponentProps<'textarea'>,
  'name' | 'value' | 'defaultValue' | 'maxLength' | 'onChange' | 'onInput'
> {
  label: string;
  hint?: string;
  error?: string | undefined;
}

export function TextArea({ label, hint, error, ...rest }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Area rows={3} {...fieldAttributes(id, hint, error)} {...rest} />
    </Field>
  );
}
