import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { isFitOffered } from '#machines/learning/memory-fit.rules.ts';
import type { FitNews } from '#machines/learning/memory-fit.types.ts';
import { countRatedAnswers } from '#machines/learning/rated-answers.rules.ts';
import { AVERAGE } from '#machines/learning/schedule.rules.ts';
import { memoryFitMachine } from '#machines/study/memory-fit.machine.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { fitMemoryOf } from '../../src/actors/memory-fit.ts';
import type { LearnerFlows } from '../../src/actors/learner-flows.ts';
import { noteOfferedFit, offeredFit } from '../../src/services/memory/offered-fit.ts';
import { storage } from '../../src/services/storage.ts';
import { eventually } from '../support/eventually.ts';
import { stubLocalStorage } from '../support/fake-storage.ts';
import { madeLog } from '../support/made-learners.ts';

const fitter = vi.hoisted(() => ({ tell: (_news: FitNews): void => undefined, state: 'idle' }));

vi.mock('../../src/services/memory/start-fit.ts', () => ({
  startFit: (_progress: unknown, _current: unknown, tell: (news: FitNews) => void) => {
    Object.assign(fitter, { tell, state: 'running' });
    return () => Object.assign(fitter, { state: 'stopped' });
  },
}));

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => {
  stubLocalStorage();
  fitter.state = 'idle';
});
afterEach(() => {
  vi.unstubAllGlobals();
  storage.removeItem('camino-fit-u1');
});

test('an answered offer is remembered on this device, for this learner', () => {
  expect(offeredFit('u1')).toBe(null);
  noteOfferedFit('u1', 412);
  expect([offeredFit('u1'), offeredFit('u2')]).toEqual([412, null]);
});

test.each(['', 'many', '-3', '4.5', 'null'])('a damaged note (%j) counts as none', (text) => {
  localStorage.setItem('camino-fit-u1', text);
  expect(offeredFit('u1')).toBe(text === '' ? 0 : null);
});

test.each([
  ['closed', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['full', { getItem: () => null, setItem: refuse, removeItem: () => undefined }],
])('with storage %s it’s remembered until the page ends', (_what, items) => {
  vi.stubGlobal('localStorage', items);
  expect(offeredFit('u1')).toBe(null);
  noteOfferedFit('u1', 412);
  expect(offeredFit('u1')).toBe(412);
});

const progress = addActivity(noProgress, madeLog({ cards: 150 }));
const answers = countRatedAnswers(progress);
const log = createMachine({ context: { progress, learner: 'u1', isAwaited: false } });
const flows = { activity: createActor(log).start() } as unknown as Pick<LearnerFlows, 'activity'>;
const completed: FitNews = {
  type: 'fit.completed',
  outcome: { answers, default: 0.5, current: 0.5, fitted: 0.4, adopted: true, w: AVERAGE },
};

function startedFit() {
  const facts: unknown[] = [];
  const fit = createActor(memoryFitMachine.provide({ actors: { fitMemory: fitMemoryOf(flows) } }));
  fit.on('fact.recorded', ({ fact }) => facts.push(fact.kind));
  fit.start();
  fit.send({ type: 'fit.requested' });
  return { fit, facts };
}

test('a tab closed in a fit changes nothing, and the next visit offers the fit again', async () => {
  expect(isFitOffered(answers, progress.fits, offeredFit('u1'))).toBe(true);
  const { fit, facts } = startedFit();
  await eventually(() => expect(fitter.state).toBe('running'));
  fit.stop();
  await eventually(() => expect(fitter.state).toBe('stopped'));
  expect(facts).toEqual([]);
  expect(isFitOffered(answers, progress.fits, offeredFit('u1'))).toBe(true);
});

test('a finished fit isn’t offered again at once, and its fact is recorded', async () => {
  const { fit, facts } = startedFit();
  await eventually(() => expect(fitter.state).toBe('running'));
  fitter.tell(completed);
  expect(fit.getSnapshot().value).toBe('adopted');
  expect(facts).toEqual(['memory.fitted']);
  expect(isFitOffered(answers, progress.fits, offeredFit('u1'))).toBe(false);
  fit.stop();
});
