import type { LookBack } from '#machines/study/look-back.rules.ts';
import type { Plan } from '#machines/study/today.rules.ts';
import { LookBackPanel } from './LookBackPanel.tsx';
import { NewsNote } from './NewsNote.tsx';
import { VoiceHint } from './VoiceHint.tsx';

export interface Below extends Pick<Plan, 'story'> {
  lookBack: LookBack | null;
}

/** Stacked so that a part that loads late doesn't move the others. */
export function AfterPlan({ lookBack, story }: Below) {
  return (
    <>
      {lookBack && <LookBackPanel lookBack={lookBack} story={story} />}
      <NewsNote />
      <VoiceHint />
    </>
  );
}
