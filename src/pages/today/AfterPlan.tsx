import { hasComeToVosotros } from '#machines/course/vosotros.rules.ts';
import type { LookBack } from '#machines/study/look-back.rules.ts';
import type { Plan } from '#machines/study/today.rules.ts';
import { LookBackPanel } from './LookBackPanel.tsx';
import { useKnownProgress } from '../../learner/Activity.tsx';
import { GuestNote } from './GuestNote.tsx';
import { VosotrosQuestion } from './VosotrosQuestion.tsx';
import { MemoryOffer } from './MemoryOffer.tsx';
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
      <AskOnceMet />
      <GuestNote />
      <MemoryOffer />
      <NewsNote />
      <VoiceHint />
    </>
  );
}

/** Asks about vosotros once the learner has come to it. */
function AskOnceMet() {
  const progress = useKnownProgress();
  return progress && hasComeToVosotros(progress) && <VosotrosQuestion />;
}
