import { textsOf, type ownWordsMachine } from '#machines/study/own-words.machine.ts';
import type { Twin } from '#machines/study/own-words.rules.ts';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { paths } from '../../paths.ts';
import { LeaveDialog } from '../../runtime/LeaveDialog.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { ConfirmDialog } from '../../ui/base/ConfirmDialog.tsx';
import { StatusLine } from '../../ui/base/StatusLine.tsx';
import { TextButton } from '../../ui/base/TextButton.tsx';
import { AccentKeys } from '../../ui/form/AccentKeys.tsx';
import { Form, formValues } from '../../ui/form/Form.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { OwnWordLayout, OwnWordNote, WithAccents } from '../../ui/site/OwnWords.tsx';
import type { UnsavedTextRef } from './use-unsaved-text.ts';
import { Bilingual } from '../../ui/base/Bilingual.tsx';
import { inSpanish } from '../../ui/base/languages.ts';

type Flow = { flow: ActorRefFrom<typeof ownWordsMachine> };

const LOSS = 'The word that you typed is not saved yet.';
const fields = ['spanish', 'english', 'sentence'] as const;

const spanishField = {
  ...inSpanish,
  autoCapitalize: 'none',
  autoComplete: 'off',
  spellCheck: false,
} as const;

/** The form for a new word, or for a change to one. */
export function OwnWordForm({ flow, text, children }: Flow & { text: UnsavedTextRef; children?: ReactNode }) {
  const { changing, values, round, errors } = useSelector(flow, ({ context }) => context);
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const isNew = changing === null;
  useLayoutEffect(() => {
    if (round === 0) return;
    const isWritten = flow.getSnapshot().context.written !== null;
    text.send({ type: isWritten ? 'text.saved' : 'text.discarded' });
  }, [flow, text, round]);
  const spanish = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const remember = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    last.current = currentTarget;
  };
  return (
    <section aria-labelledby="own-form">
      <h2 id="own-form">{isNew ? 'Add a word' : 'Change a word'}</h2>
      <OwnWordLayout>
        <Form
          key={round}
          isDisabled={isBusy}
          errors={errors}
          onSubmit={(data) =>
            flow.send({
              type: 'form.submitted',
              values: formValues(data, fields),
              id: crypto.randomUUID(),
            })
          }
          onInput={(data) => {
            flow.send({ type: 'field.changed' });
            const typed = formValues(data, fields);
            const begun = textsOf(flow.getSnapshot().context);
            const isTyped = fields.some((name) => typed[name] !== begun[name]);
            text.send({ type: isTyped ? 'text.typed' : 'text.discarded' });
          }}
        >
          <WithAccents>
            <TextField
              ref={(field) => {
                spanish.current = field;
                if (round > 0 && last.current?.isConnected !== true) field?.focus();
              }}
              label="Spanish"
              name="spanish"
              hint={<Bilingual text="Nouns with their article: «el árbol»" />}
              defaultValue={values.spanish}
              error={errors.spanish}
              onFocus={remember}
              {...spanishField}
            />
            <AccentKeys
              isDisabled={isBusy}
              fieldOf={() => (last.current?.isConnected ? last.current : spanish.current)}
            />
          </WithAccents>
          <TextField
            label="English"
            name="english"
            autoComplete="off"
            autoCapitalize="none"
            defaultValue={values.english}
            error={errors.english}
          />
          <TextField
            label="A Spanish sentence with it (optional)"
            name="sentence"
            defaultValue={values.sentence}
            error={errors.sentence}
            onFocus={remember}
            {...spanishField}
            autoCapitalize="sentences"
          />
          <Doubled flow={flow} />
          <div data-part="submit">
            <Button type="submit">{isNew ? 'Add word' : 'Save'}</Button>
            {!isNew && (
              <Button variant="outline" onClick={() => flow.send({ type: 'change.cancelled' })}>
                Cancel
              </Button>
            )}
          </div>
        </Form>
        <Outcome flow={flow} />
      </OwnWordLayout>
      <LeaveDialog flow={text}>{LOSS}</LeaveDialog>
      <ReplaceDialog text={text} />
      {children}
    </section>
  );
}

/** Asks before another word takes the place of the one that is typed. */
export function ReplaceDialog({ text }: { text: UnsavedTextRef }) {
  const isOpen = useSelector(text, (state) => state.can({ type: 'replacement.confirmed' }));
  return (
    <ConfirmDialog
      open={isOpen}
      title="Change another word without saving?"
      confirmLabel="Change it"
      cancelLabel="Keep typing"
      onConfirm={() => text.send({ type: 'replacement.confirmed' })}
      onCancel={() => text.send({ type: 'replacement.cancelled' })}
    >
      {LOSS}
    </ConfirmDialog>
  );
}

function Outcome({ flow }: Flow) {
  const written = useSelector(flow, ({ context }) => context.written);
  const hasFailed = useSelector(flow, (state) => state.matches({ open: 'failed' }));
  return (
    <StatusLine tone={hasFailed ? 'error' : written ? 'success' : 'neutral'}>
      {hasFailed && 'The word could not be checked. Please save it again.'}
      {written && (
        <>
          “<span {...inSpanish}>{written.spanish}</span>”{' '}
          {written.isNew ? 'is one of your words now.' : 'is changed.'}
        </>
      )}
    </StatusLine>
  );
}

/** Names the card that is the same word. */
function Doubled({ flow }: Flow) {
  const { twin, changing } = useSelector(flow, ({ context }) => context);
  return (
    <output>
      {twin && (
        <OwnWordNote>
          <TwinText twin={twin} />
          {!twin.isOwn && <Link href={paths.flashcard(twin.id)}>See the card</Link>}
          <TextButton onClick={() => flow.send({ type: 'twin.accepted' })}>
            {changing === null ? 'Add yours, too' : 'Save it all the same'}
          </TextButton>
        </OwnWordNote>
      )}
    </output>
  );
}

function TwinText({ twin: { spanish, english, isOwn } }: { twin: Twin }) {
  return (
    <p>
      {isOwn ? 'You already have ' : 'This is a card of Camino’s: '}“<span {...inSpanish}>{spanish}</span>” (
      <span translate="no">{english}</span>).
    </p>
  );
}
