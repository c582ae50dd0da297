import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

const FieldRoot = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    minWidth: '0',
    '& > :is(label, [data-part=label])': { fontSize: '0.9375rem', fontWeight: '600', justifySelf: 'start' },
    '& > [data-part=value]': { overflowWrap: 'anywhere' },
    '& > p': { textStyle: 'small', color: 'fg.muted' },
  },
});
const ErrorText = chakra('div', {
  base: {
    display: 'flex',
    gap: '1.5',
    textStyle: 'small',
    color: 'danger.fg',
    fontWeight: '500',
    textWrap: 'balance',
    '& svg': { flexShrink: '0', marginTop: '0.1875rem', width: '1rem', height: '1rem' },
  },
});

interface Props {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

export function Field({ id, label, hint, error, children }: Props) {
  return (
    <FieldRoot>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && <p id={hintId(id)}>{hint}</p>}
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
    </FieldRoot>
  );
}

/** What's wrong with a field or a group of fields. */
export function FieldError({ id, children }: { id?: string | undefined; children: string }) {
  return (
    <ErrorText id={id}>
      <CircleAlert aria-hidden />
      {children}
    </ErrorText>
  );
}

/** A value that can't be changed here; a long one wraps. */
export function FixedField({ label, value, hint }: { label: string; value: string; hint: string }) {
  return (
    <FieldRoot>
      <span data-part="label">{label}</span>
      <span data-part="value" translate="no">
        {value}
      </span>
      <p>{hint}</p>
    </FieldRoot>
  );
}

/** Links a control to its hint and error. */
export function fieldAttributes(id: string, hint: ReactNode, error: string | undefined) {
  const described = [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ');
  return {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true as const }),
  };
}

function hintId(id: string): string {
  return `${id}-hint`;
}

function errorId(id: string): string {
  return `${id}-error`;
}
