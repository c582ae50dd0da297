import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Locks all controls and restores focus afterwards. */
  isDisabled: boolean;
  /** Messages by field; the first field with one gets focus after a submit. */
  errors: object;
  onSubmit: (data: FormData) => void;
  onInput?: (data: FormData) => void;
}

export function Form({ children, isDisabled, errors, onSubmit, onInput }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef<HTMLElement | null>(null);
  const wasSubmitted = useRef(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    wasSubmitted.current = true;
    const { activeElement } = document;
    focused.current = activeElement instanceof HTMLElement ? activeElement : null;
    onSubmit(new FormData(event.currentTarget));
  };

  useLayoutEffect(() => {
    if (isDisabled || !wasSubmitted.current) return;
    if (document.activeElement === document.body) focused.current?.focus();
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    wasSubmitted.current = false;
  });

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget }) => onInput?.(new FormData(currentTarget))}
    >
      <chakra.fieldset
        disabled={isDisabled}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
        minWidth="0"
      >
        {children}
      </chakra.fieldset>
    </form>
  );
}

/** The form's text fields by name. */
export function formValues<Name extends string>(
  data: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const values = names.map((name) => [name, textOf(data.get(name))] as const);
  return Object.fromEntries(values) as Record<Name, string>;
}

function textOf(entry: FormDataEntryValue | null): string {
  return typeof entry === 'string' ? entry : '';
}
