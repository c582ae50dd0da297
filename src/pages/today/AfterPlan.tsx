import type { LookBack } from '#machines/study/look-back.rules.ts';
import type { Plan } from '#machines/study/today.rules.ts';
import { LookBackPanel } from './LookBackPanel.tsx';
import { NewsNote } from './NewsNote.tsx';
import { VoiceHint } from './VoiceHint.tsx';

export interface Below extends Pick<Plan, 'story'> {
  lookBack: LookBack | null;
}

/** What comes below the plan. None of it moves when another comes. */
export function AfterPlan({ lookBack, story }: Below) {
  return (
    <>
      {lookBack && <LookBackPanel lookBack={lookBack} story={story} />}
      <NewsNote />
      <VoiceHint />
    </>
  );
}
