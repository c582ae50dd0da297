import { noteOn } from '#machines/learning/pauses.rules.ts';
import { noProgress } from '#machines/learning/progress.rules.ts';
import { wordNoteMachine } from '#machines/study/word-note.machine.ts';
import type { AnyCard } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { checkNote, watchNote } from '../actors/own-words.ts';
import { useKnownProgress } from '../learner/Activity.tsx';
import { LeaveDialog } from '../runtime/LeaveDialog.tsx';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { Bilingual } from '../ui/base/Bilingual.tsx';
import { NoteDialog } from '../ui/site/NoteDialog.tsx';
import { WordNoteLine } from '../ui/site/WordNoteLine.tsx';
import { useUnsavedText } from './own-words/use-unsaved-text.ts';

const noteFlow = wire(wordNoteMachine, { checkNote });

type NotedCard = Pick<AnyCard, 'id' | 'spanish'>;

/** What helps the learner with a card, which they can change. Without a note it's there only if `isOffered`. */
export function WordNote({ card, isOffered }: { card: NotedCard; isOffered: boolean }) {
  const note = noteOn(useKnownProgress() ?? noProgress, card.id);
  return note === '' && !isOffered ? null : <EditableNote card={card} note={note} />;
}

export function EditableNote({ card: { id, spanish }, note }: { card: NotedCard; note: string }) {
  const flow = useFlow(noteFlow, { card: id });
  const text = useUnsavedText(useMemo(() => watchNote(flow), [flow]));
  const state = useSelector(flow, (snapshot) => snapshot);
  const { before, draft, errors } = state.context;
  const status = draft === null ? (state.hasTag('saved') ? 'Saved.' : '') : 'Your text isn’t saved yet.';
  return (
    <>
      <WordNoteLine
        word={spanish}
        note={note}
        status={status}
        onEdit={() => flow.send({ type: 'note.opened', note })}
      />
      <NoteDialog
        open={state.hasTag('dialog')}
        title={<Bilingual text={`Your note on «${spanish}»`} />}
        text={state.context.text}
        error={errors.note}
        isBusy={state.hasTag('busy')}
        hasFailed={state.matches({ open: { editing: 'failed' } })}
        replaced={note === before ? null : note}
        onInput={(typed) => text.send({ type: typed === before ? 'text.discarded' : 'text.typed' })}
        onSave={(typed) => flow.send({ type: 'form.submitted', note: typed })}
        onCancel={() => flow.send({ type: 'edit.cancelled' })}
        onClose={(typed) => flow.send({ type: 'note.closed', note: typed })}
      />
      <LeaveDialog flow={text}>Your note isn’t saved yet.</LeaveDialog>
    </>
  );
}
