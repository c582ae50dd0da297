import type { LookBack } from '#machines/study/look-back.rules.ts';
import type { Plan } from '#machines/study/today.rules.ts';
import { LookBackPanel } from './LookBackPanel.tsx';
import { NewsNote } from './NewsNote.tsx';
import { VoiceHint } from './VoiceHint.tsx';

export interface Below extends Pick<Plan, 'story'> {
  lookBack: LookBack | null;
}

/** Below the plan; a part that loads late moves no other. */
export function AfterPlan({ lookBack, story }: Below) {
  return (
    <>
      {lookBack && <LookBackPanel lookBack={lookBack} story={story} />}
      <NewsNote />
      <VoiceHint />
    </>
  );
}
