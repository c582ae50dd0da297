import { storiesMachine } from '#machines/course/stories.machine.ts';
import { activityMachine } from '#machines/study/activity.machine.ts';
import { todayMachine } from '#machines/study/today.machine.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createActor,
  SimulatedClock,
  type AnyActor,
  type AnyEventObject,
  type InspectionEvent,
} from 'xstate';
import {
  daySettings,
  learnerInput,
  knownLogOf,
  readProgress,
  watchLearnerInput,
  watchLogOf,
} from '../../src/actors/learner-flows.ts';
import { studied } from '../support/activity.ts';
import { learnerFlows } from '../support/learner-flows.ts';
import { inert } from '../support/paths/control.ts';

const page = new EventTarget();
const NIGHT = Date.parse('2026-11-04T03:59Z');

let learner: ReturnType<typeof learnerFlows>;
let reported: AnyEventObject[];
let opened: AnyActor[];

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NIGHT });
  learner = learnerFlows();
  reported = [];
  opened = [];
});
afterEach(() => {
  for (const flow of opened) flow.stop();
  learner.end();
  vi.useRealTimers();
});

const inspect = (inspected: InspectionEvent) => {
  if (inspected.type === '@xstate.event' && inspected.event.type === 'log.changed')
    reported.push(inspected.event);
};

/** The shelf of stories, as on its page. */
function openStories() {
  const watchLog = watchLogOf(learner.flows);
  const machine = inert(storiesMachine).provide({ actors: { watchLog } });
  const input = { log: knownLogOf(learner.flows) };
  const flow = createActor(machine, { input, inspect }).start();
  opened.push(flow);
  return flow;
}

/** The plan of the day, as on its page. */
function openToday() {
  const watchLog = watchLearnerInput(learner.flows, daySettings);
  const machine = inert(todayMachine).provide({ actors: { watchLog } });
  const input = learnerInput(learner.flows, daySettings);
  const flow = createActor(machine, { input, inspect }).start();
  opened.push(flow);
  return flow;
}

test('a page follows the log, other tabs’ facts included, until it’s left', async () => {
  const stories = openStories();
  expect(stories.getSnapshot().context.log).toBeNull();
  await learner.known([studied(1)]);
  expect(stories.getSnapshot().context.log?.count).toBe(1);
  await learner.received([studied(2)]);
  expect(stories.getSnapshot().context.log?.count).toBe(2);
  expect(reported).toHaveLength(2);
  stories.stop();
  await learner.received([studied(3)]);
  expect(reported).toHaveLength(2);
});

test('words are chosen without a log that can’t be read within three seconds', async () => {
  const clock = new SimulatedClock();
  const log = createActor(inert(activityMachine), { input: { learner: 'u1' }, clock }).start();
  opened.push(log);
  let count: number | null = null;
  const chosen = readProgress(log).then((progress) => {
    ({ count } = progress);
  });
  clock.increment(2999);
  await Promise.resolve();
  expect(count).toBeNull();
  clock.increment(1);
  await chosen;
  expect(count).toBe(0);
});

test('a page that opens with the log isn’t sent it again', async () => {
  await learner.known([studied(1)]);
  const [stories, today] = [openStories(), openToday()];
  expect([stories, today].map((flow) => flow.getSnapshot().context.log?.count)).toEqual([1, 1]);
  await learner.fetched();
  expect(reported).toEqual([]);
});

test.each([
  ['has facts', [studied(1)]],
  ['is new', []],
])('a device without a log waits until it has the account’s, which %s', async (_account, facts) => {
  const stories = openStories();
  await learner.known([]);
  expect(stories.getSnapshot().context.log).toBeNull();
  await learner.fetched();
  expect(stories.getSnapshot().context.log).toBeNull();
  await learner.received(facts);
  expect(stories.getSnapshot().context.log?.count).toBe(facts.length);
});

test('a device with a part of the account’s log waits for the rest, unless that can’t be fetched', async () => {
  await learner.known([]);
  await learner.received([studied(1)], true);
  expect(knownLogOf(learner.flows)).toBeNull();
  await learner.failed();
  expect(knownLogOf(learner.flows)?.count).toBe(1);
  await learner.received([studied(2)]);
  await learner.received([studied(3)], true);
  expect(knownLogOf(learner.flows)?.count).toBe(3);
});

test('while the log is read again, because it changed elsewhere, nobody counts as new', async () => {
  await learner.known([studied(1)]);
  learner.withdraw();
  expect(knownLogOf(learner.flows)?.count).toBe(1);
  await learner.read([studied(2), studied(3)]);
  expect(knownLogOf(learner.flows)?.count).toBe(2);
});

test('the day is planned again when a relevant setting changes and when a new day begins', async () => {
  await learner.known([studied(1)]);
  const today = openToday();
  const change = (changes: object) =>
    learner.flows.preferences.send({ type: 'preferences.changed', changes, at: Date.now() });
  change({ autoPlayAudio: true });
  expect(reported).toEqual([]);
  change({ dailyGoal: 20 });
  expect(today.getSnapshot().context.rules.dailyGoal).toBe(20);
  expect(reported).toHaveLength(1);
  vi.setSystemTime(NIGHT + 60_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(reported).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(reported).toHaveLength(2);
  vi.advanceTimersByTime(86_400_000);
  expect(reported).toHaveLength(3);
  today.stop();
  vi.advanceTimersByTime(86_400_000);
  expect(reported).toHaveLength(3);
});
