import type { MemorySource } from '#machines/study/memory.machine.ts';
import type { NoteCheck, wordNoteMachine } from '#machines/study/word-note.machine.ts';
import { cardCategories } from '#machines/types.ts';
import { fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import { cardsOf } from './library.ts';

export const findStubborn = fromPromise(
  async ({ input, signal }: { input: MemorySource; signal: AbortSignal }) => {
    const service = await import('../services/stubborn.ts');
    return service.findStubborn(input, () => cardsOf(cardCategories), signal);
  },
);

export const checkNote = fromPromise(async ({ input }: { input: NoteCheck }) =>
  (await import('../services/stubborn.ts')).checkNote(input),
);

/** Sends whether the note is saved or discarded each time its dialog closes without keeping what was typed. */
export function watchNote(flow: ActorRefFrom<typeof wordNoteMachine>) {
  return fromCallback<{ type: 'none' }>(({ sendBack }) => {
    let wasOpen = flow.getSnapshot().hasTag('dialog');
    const subscription = flow.subscribe((state) => {
      const isOpen = state.hasTag('dialog');
      if (wasOpen && !isOpen && state.context.draft === null)
        sendBack({ type: state.hasTag('saved') ? 'text.saved' : 'text.discarded' });
      wasOpen = isOpen;
    });
    return () => subscription.unsubscribe();
  });
}
