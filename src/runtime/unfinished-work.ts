import type { Work } from '#machines/account/session.machine.ts';
import type { FlowId } from '#machines/catalog.ts';
import type { GameName } from '#machines/types.ts';
import type { AnyActor, AnyMachineSnapshot, StateValue } from 'xstate';
import type { RunningFlows } from './running-flows.ts';

interface WorkStates {
  kind: Work['kind'];
  /** States in which closing the page would lose work. */
  unfinished: readonly StateValue[];
  /** States that show the result. */
  finished: readonly StateValue[];
}

/** The states of each flow in which leaving the page would lose work. Flows without an entry lose none. */
export const statesWithWork: Partial<Record<FlowId, WorkStates>> & Record<GameName, WorkStates> = {
  'daily-challenge': played('game', 'playing'),
  'word-match': played('game', 'playing', 'confirmingRestart'),
  'sentence-builder': played('game', 'dealing', 'playing'),
  'vocabulary-challenge': played('game', 'playing'),
  'verb-conjugation': played('game', 'dealing', 'playing'),
  'grammar-master': played('game', 'playing', 'confirmingQuit'),
  'exam-quiz': played('exam', 'playing'),
  lesson: played('lesson', 'practicing', 'confirmingLeave'),
  review: played('review', 'reviewing'),
  reading: played('reading', 'reading', 'asking'),
  dialogue: played('dialogue', 'open', 'confirmingLeave'),
  paseo: played('walk', 'walking'),
  placement: { kind: 'test', unfinished: ['testing', 'suggested'], finished: [] },
  'card-import': {
    kind: 'import',
    unfinished: ['reading', 'previewing', 'storing', 'full'],
    finished: [{ offered: 'stored' }],
  },
  'unsaved-text': {
    kind: 'text',
    unfinished: ['typed', 'confirmingLeave', 'confirmingReplacement'],
    finished: ['saved'],
  },
  'own-data': { kind: 'import', unfinished: ['importing'], finished: [{ resting: 'imported' }] },
  'settings-form': {
    kind: 'settings',
    unfinished: ['dirty', 'validating', 'saving', 'confirmingLeave'],
    finished: ['saved'],
  },
};

function played(kind: Work['kind'], ...unfinished: string[]): WorkStates {
  return { kind, unfinished, finished: ['complete'] };
}

/** Reports work in progress, now and on change, until the returned function is called. */
export function watchWork(flows: RunningFlows, tell: (work: Work | null) => void): () => void {
  const found = new Map<AnyActor, Work>();
  let reported: string | undefined;
  let isLooking = true;
  const report = () => {
    if (isLooking) return;
    const all = [...found.values()];
    const work = all.find(({ isFinished }) => !isFinished) ?? all[0] ?? null;
    if (JSON.stringify(work) === reported) return;
    reported = JSON.stringify(work);
    tell(work);
  };
  const stop = flows.watch((actor) => {
    const look = () => {
      const work = workIn(actor.getSnapshot());
      if (work) found.set(actor, work);
      else found.delete(actor);
      report();
    };
    const subscription = actor.subscribe(look);
    look();
    return () => {
      subscription.unsubscribe();
      found.delete(actor);
      report();
    };
  });
  isLooking = false;
  report();
  return stop;
}

function workIn(snapshot: AnyMachineSnapshot): Work | null {
  const known = statesWithWork[snapshot.machine.id as FlowId];
  const isIn = (state: StateValue) => snapshot.status === 'active' && snapshot.matches(state);
  if (known?.unfinished.some(isIn)) return { kind: known.kind, isFinished: false };
  return known?.finished.some(isIn) ? { kind: known.kind, isFinished: true } : null;
}
