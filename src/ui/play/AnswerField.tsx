import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { AccentKeys } from '../form/AccentKeys.tsx';
import { controlStyle } from '../base/control.ts';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '3',
    paddingTop: '4',
    borderTop: '3px solid {colors.gold.solid}',
    '& > label': { fontSize: '0.9375rem', fontWeight: '600', marginBottom: '-1.5' },
    '& > fieldset': { position: 'static', justifySelf: { md: 'start' } },
  },
});

const Input = chakra('input', { base: { ...controlStyle, fontSize: '1.125rem' } });

interface Props {
  /** The form's id. */
  form?: string;
  language: 'English' | 'Spanish';
  label?: string;
  describedBy: string;
  /** The maximum number of characters. */
  longest: number;
  /** Whether it takes focus on mount. */
  takesFocus?: boolean;
  /** A locked field keeps its text. */
  isLocked?: boolean;
  onChange?: (text: string) => void;
  /** Called by Enter and the submit button. */
  onSubmit: (text: string) => void;
  children?: ReactNode;
}

/** Answer field with accent keys. */
export function AnswerField(props: Props) {
  const { form, language, label, describedBy, longest, isLocked = false, children } = props;
  const { takesFocus = true, onChange, onSubmit } = props;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(field.current?.value ?? '');
  };
  return (
    <Form id={form} noValidate onSubmit={submit}>
      <label htmlFor={id}>{label ?? `Your answer in ${language}`}</label>
      <Input
        id={id}
        ref={field}
        translate="no"
        lang={language === 'Spanish' ? 'es' : undefined}
        maxLength={longest}
        readOnly={isLocked}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-describedby={describedBy}
        onInput={(event) => onChange?.(event.currentTarget.value)}
      />
      {language === 'Spanish' && <AccentKeys isDisabled={isLocked} fieldOf={() => field.current} />}
      {children}
    </Form>
  );
}
