import type { EventObject } from 'xstate';

/** Values to send, or a message per refused field. */
export type Validated<Values> = { ok: true; values: Values } | { ok: false; errors: FieldErrors<Values> };

export type FieldErrors<Values> = { [Field in keyof Values]?: string };

/**
 * The states of a form. `form.submitted` goes to the actor `validate`, valid values to the actor
 * `submit`, then `onDone`; the action `announceFailure` reports failures, after which the form is
 * editable. `on` adds transitions. Requires the guard `isValid` and the actions `showErrors` and
 * `clearErrors`.
 */
export function form<
  const On,
  const Validate extends string,
  const Submit extends string,
  const Done,
  const Announce extends string,
>({
  on,
  validate,
  submit,
  onDone,
  announceFailure,
}: {
  on: On;
  validate: Validate;
  submit: Submit;
  onDone: Done;
  announceFailure: Announce;
}) {
  const onError = { target: 'editing', actions: announceFailure } as const;
  return {
    initial: 'editing',
    states: {
      editing: { on: { 'form.submitted': 'validating', ...on } },
      validating: {
        tags: 'busy',
        invoke: {
          id: validate,
          src: validate,
          input: submittedValues,
          onDone: [
            { guard: 'isValid', target: 'submitting', actions: 'clearErrors' },
            { target: 'editing', actions: 'showErrors' },
          ],
          onError,
        },
      },
      submitting: {
        tags: 'busy',
        invoke: { id: submit, src: submit, input: validValues, onDone, onError },
      },
    },
  } as const;
}

export function isValid({ event }: { event: EventObject }): boolean {
  return validatedIn(event).ok;
}

export function errorsIn<Values>(event: EventObject): FieldErrors<Values> {
  const validated = validatedIn<Values>(event);
  return validated.ok ? {} : validated.errors;
}

/** The validated values. Throws unless valid. */
export function valuesOf<Values>(validated: Validated<Values>): Values {
  if (!validated.ok) throw new Error('The form was not valid');
  return validated.values;
}

function validValues<Values>({ event }: { event: EventObject }): Values {
  return valuesOf(validatedIn<Values>(event));
}

function submittedValues<Values>({ event }: { event: EventObject }): Values {
  if (!('values' in event)) throw new Error(`${event.type} brings no values`);
  return event.values as Values;
}

function validatedIn<Values>(event: EventObject): Validated<Values> {
  if (!('output' in event)) throw new Error(`${event.type} is no validator's answer`);
  return event.output as Validated<Values>;
}
