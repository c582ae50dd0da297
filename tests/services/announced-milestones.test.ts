import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { milestonesMachine } from '#machines/study/milestones.machine.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { milestoneActors } from '../../src/actors/background.ts';
import { ActivityLog } from '../../src/services/log/store.ts';
import { appendActivity, clearActivity } from '../../src/services/log/log.ts';
import { eventually } from '../support/eventually.ts';
import { finished, studiedAt } from '../support/activity.ts';
import { stubLocalStorage } from '../support/fake-storage.ts';
import { learnerFlows } from '../support/learner-flows.ts';

const NOON = Date.UTC(2026, 10, 25, 12);
const first = studiedAt(NOON, 'nouns-la-casa', 'UTC');
const exam = finished(NOON + 1, { game: 'exam-quiz', difficulty: 'beginner', right: 10, total: 10 }, 'UTC');
const FIRST = 'Achievement unlocked: First Steps';
const EXAM = 'Achievement unlocked: Top of the Class';
let learner: string;
let learners = 0;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  stubLocalStorage();
  learners += 1;
  learner = `learner-${learners}`;
});
afterEach(async () => {
  await clearActivity(learner);
});

/** A page that loads the log; returns its announcements. `done` are facts recorded on it. */
async function load(facts: readonly ActivityEvent[], done: readonly ActivityEvent[] = []): Promise<string[]> {
  const titles: string[] = [];
  const { flows, known, fetched, written, end } = learnerFlows({ notifications: true }, learner);
  const counts: number[] = [];
  const page = createActor(milestonesMachine.provide({ actors: milestoneActors(flows) }), {
    inspect: (inspected) => {
      if (inspected.type === '@xstate.event' && 'log' in inspected.event)
        counts.push(countOf(inspected.event));
    },
  });
  page.on('toast.shown', ({ title }) => titles.push(title));
  page.start();
  const weighed = (count: number) => eventually(() => expect(counts.at(-1)).toBe(count));
  await known(facts);
  await fetched();
  await weighed(facts.length);
  if (done.length > 0) {
    flows.activity.send({ type: 'activity.recorded', events: done });
    await appendActivity(learner, done);
    await written(done);
    await weighed(facts.length + done.length);
  }
  page.stop();
  end();
  return titles;
}

test('milestones reached before a page watches are announced once, at the latest by the next page', async () => {
  expect(await load([])).toEqual([]);
  await appendActivity(learner, [first]);
  expect(await load([first])).toEqual([FIRST]);
  expect(await load([first])).toEqual([]);
  expect(await load([first], [exam])).toEqual([EXAM]);
  expect(await load([first, exam])).toEqual([]);
});

test('another device’s milestones aren’t announced here, nor any on a device without announcements so far', async () => {
  await (await ActivityLog.open(learner)).receive([first], 1, 1);
  expect(await load([first]), 'a new device').toEqual([]);
  await (await ActivityLog.open(learner)).receive([exam], 2, 2);
  expect(await load([first, exam])).toEqual([]);
});

test('logging out forgets announcements, and damaged ones are ignored', async () => {
  await load([]);
  const key = `camino-told-${learner}`;
  expect(localStorage.getItem(key)).not.toBeNull();
  await clearActivity(learner);
  expect(localStorage.getItem(key)).toBeNull();
  for (const damaged of ['{', '[]', 'null', '{"ids":["a",1],"kept":0}', '{"ids":[],"kept":"0"}']) {
    localStorage.setItem(key, damaged);
    expect(await load([first])).toEqual([]);
  }
});

function countOf(event: object): number {
  const log = 'log' in event ? event.log : undefined;
  return typeof log === 'object' && log && 'count' in log ? Number(log.count) : -1;
}
