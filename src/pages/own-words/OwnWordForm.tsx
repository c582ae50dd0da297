import { textsOf, type ownWordsMachine } from '#machines/study/own-words.machine.ts';
import type { Duplicate } from '#machines/study/own-words.rules.ts';
import { useSelector } from '@xstate/react';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { paths } from '../../paths.ts';
import { LeaveDialog } from '../../runtime/LeaveDialog.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { ConfirmDialog } from '../../ui/base/ConfirmDialog.tsx';
import { StatusLine } from '../../ui/base/StatusLine.tsx';
import { TextButton } from '../../ui/base/TextButton.tsx';
import { AccentKeys } from '../../ui/form/AccentKeys.tsx';
import { Form, formValues } from '../../ui/form/Form.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { OwnWordLayout, OwnWordNote, WithAccents } from '../../ui/site/OwnWordsLayout.tsx';
import type { UnsavedTextRef } from './use-unsaved-text.ts';
import { Bilingual } from '../../ui/base/Bilingual.tsx';
import { inSpanish } from '../../ui/base/languages.ts';

type Flow = { flow: ActorRefFrom<typeof ownWordsMachine> };

const LOSS = 'Your word isn’t saved yet.';
const fields = ['spanish', 'english', 'sentence'] as const;

const spanishField = {
  ...inSpanish,
  autoCapitalize: 'none',
  autoComplete: 'off',
  spellCheck: false,
} as const;

/** Adds or edits a word. */
export function OwnWordForm({ flow, text, children }: Flow & { text: UnsavedTextRef; children?: ReactNode }) {
  const { values, round, errors } = useSelector(flow, ({ context }) => context);
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const isNew = useSelector(flow, isAdding);
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
          <DuplicateNote flow={flow} />
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

/** Confirms replacing the word being typed. */
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
  const isWritten = useSelector(flow, (state) => state.hasTag('written'));
  const isAdded = useSelector(flow, (state) => state.matches({ open: { form: { ready: 'added' } } }));
  const hasFailed = useSelector(flow, (state) => state.matches({ open: { form: { ready: 'failed' } } }));
  return (
    <StatusLine tone={hasFailed ? 'error' : isWritten ? 'success' : 'neutral'}>
      {hasFailed && 'The word couldn’t be checked. Please save it again.'}
      {isWritten && (
        <>
          “<span {...inSpanish}>{written}</span>” {isAdded ? 'is one of your words now.' : 'is changed.'}
        </>
      )}
    </StatusLine>
  );
}

/** Links to the duplicate card. */
function DuplicateNote({ flow }: Flow) {
  const duplicate = useSelector(flow, ({ context }) => context.duplicate);
  const isNew = useSelector(flow, isAdding);
  return (
    <output>
      {duplicate && (
        <OwnWordNote>
          <DuplicateText duplicate={duplicate} />
          {!duplicate.isOwn && <Link href={paths.flashcard(duplicate.id)}>See the card</Link>}
          <TextButton onClick={() => flow.send({ type: 'duplicate.accepted' })}>
            {isNew ? 'Add yours, too' : 'Save it anyway'}
          </TextButton>
        </OwnWordNote>
      )}
    </output>
  );
}

function DuplicateText({ duplicate: { spanish, english, isOwn } }: { duplicate: Duplicate }) {
  return (
    <p>
      {isOwn ? 'You already have ' : 'Camino already has '}“<span {...inSpanish}>{spanish}</span>” (
      <span translate="no">{english}</span>).
    </p>
  );
}

function isAdding(state: SnapshotFrom<typeof ownWordsMachine>): boolean {
  return !state.matches({ open: { card: 'changing' } });
}
