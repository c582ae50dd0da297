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

/** Placeholder figures for the empty frames. */
const noFigures = figuresOf(noProgress, '2026-01-01', 10);

interface Props {
  label: string;
  children: (figures: Figures, isSample: boolean) => ReactNode;
}

/**
 * Shows the learner's own figures, the sample before there are any, and empty frames until that is known. The sample
 * replaces the frames instead of filling them, since its note would move them.
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

/** Says whether facts still have to reach the account. */
export function Backlog() {
  const { unsent, isOffline } = useBacklog();
  return <SyncNote isOffline={isOffline}>{backlogText(unsent, isOffline)}</SyncNote>;
}

export function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

function backlogText(unsent: number, isOffline: boolean): string | null {
  const waiting = unsent === 1 ? '1 record waits to be sent' : `${unsent} records wait to be sent`;
  if (isOffline) return unsent > 0 ? `You are offline. ${waiting}.` : 'You are offline.';
  return unsent > 0 ? `${waiting}.` : null;
}

/** In place of the figures of a learner whose log is not on this device while the account does not answer. */
function UnloadedNote() {
  return (
    <Panel>
      <p>Your figures could not be loaded yet. They appear as soon as your account can be reached.</p>
    </Panel>
  );
}
