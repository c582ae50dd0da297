import { figuresOf } from '#machines/learning/figures.rules.ts';
import type { Figures } from '#machines/learning/figures.types.ts';
import { noProgress } from '#machines/learning/progress.rules.ts';
import type { ReactNode } from 'react';
import { sampleFigures } from '../../content/sample-figures.ts';
import { useBacklog } from '../../learner/Activity.tsx';
import { Panel } from '../../ui/base/Panel.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { SyncNote } from '../../ui/base/SyncNote.tsx';
import { useFigures } from './use-figures.ts';

/** Placeholders in the skeleton. */
const noFigures = figuresOf(noProgress, '2026-01-01', 10);

interface Props {
  label: string;
  children: (figures: Figures, isSample: boolean) => ReactNode;
}

/**
 * Shows the learner's figures, the sample before the first fact, or a skeleton while loading. The sample
 * remounts, since its note would shift the skeleton.
 */
export function LearnerFigures({ label, children }: Props) {
  const figures = useFigures();
  if (figures === 'unloaded') return <UnloadedNote />;
  const isSample = figures === 'none';
  return (
    <Skeleton key={isSample ? 'sample' : 'own'} label={figures === null ? label : null}>
      {children(isSample ? sampleFigures : (figures ?? noFigures), isSample)}
    </Skeleton>
  );
}

/** Says how many records still have to reach the account. */
export function Backlog() {
  const { unsent, isOffline } = useBacklog();
  return <SyncNote isOffline={isOffline}>{backlogText(unsent, isOffline)}</SyncNote>;
}

export function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

function backlogText(unsent: number, isOffline: boolean): string | null {
  const waiting =
    unsent === 1 ? '1 record is waiting to be sent' : `${unsent} records are waiting to be sent`;
  if (isOffline) return unsent > 0 ? `You’re offline. ${waiting}.` : 'You’re offline.';
  return unsent > 0 ? `${waiting}.` : null;
}

/** Says that this device has no log yet, and the account doesn't answer. */
export function UnloadedNote() {
  return (
    <Panel>
      <p>We couldn’t load your figures yet. They appear as soon as we can reach your account.</p>
    </Panel>
  );
}
