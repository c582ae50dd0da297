import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ComponentProps } from 'react';
import { controlStyle } from '../base/control.ts';
import { Field, fieldAttributes } from './Field.tsx';

const Area = chakra('textarea', { base: { ...controlStyle, resize: 'vertical' } });

interface Props extends Pick<ComponentProps<'textarea'>, 'name' | 'defaultValue' | 'maxLength' | 'onInput'> {
  label: string;
  hint?: string;
}

export function TextArea({ label, hint, ...rest }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint}>
      <Area rows={3} {...fieldAttributes(id, hint, undefined)} {...rest} />
    </Field>
  );
}
