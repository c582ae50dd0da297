import { noProgress } from '#machines/learning/progress.rules.ts';
import type { DueWords } from '#machines/study/review-queue.types.ts';
import { paseoMachine } from '#machines/study/paseo.machine.ts';
import type { VoicesHere } from '#machines/study/paseo.rules.ts';
import type { IndexedCard } from '#machines/types.ts';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { cards } from '../support/cards.ts';

const rules = { retention: 0.9 as const, zone: 'Europe/London', dailyGoal: 1, cap: 5 };
const deck = cards(1);
const queue = deck.map((card) => ({
  card,
  direction: 'es-en',
  schedule: {},
  isToMeet: false,
  isCheck: false,
}));

/** A walk with one word in a browser that hasn't listed its voices; `list` lists a Spanish one. */
async function walk() {
  const clock = new SimulatedClock();
  let list = () => undefined as void;
  let isListed = false;
  const machine = paseoMachine.provide({
    actors: {
      watchLog: fromCallback(() => undefined),
      loadCourse: fromPromise<readonly IndexedCard[]>(() => Promise.resolve(deck)),
      countDue: fromPromise(() =>
        Promise.resolve({ reviewQueue: { turns: queue }, words: deck } as unknown as DueWords),
      ),
      awaitVoices: fromPromise<void>(() => new Promise<void>((resolve) => (list = resolve))),
      findVoices: fromPromise<VoicesHere>(() => Promise.resolve({ hasSpanish: isListed, hasEnglish: false })),
      awaitVoice: fromPromise<void>(() => new Promise(() => {})),
      speak: fromCallback(() => undefined),
      holdSound: fromCallback(() => undefined),
    },
  });
  const actor = createActor(machine, { clock, input: { log: noProgress, rules } }).start();
  await waitFor(actor, (state) => state.matches({ preparing: 'listening' }));
  return {
    actor,
    clock,
    list: () => {
      isListed = true;
      list();
    },
  };
}

test('waits for a browser that lists its voices late', async () => {
  const { actor, clock, list } = await walk();
  clock.increment(1499);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  list();
  await waitFor(actor, (state) => state.matches('ready'));
  actor.stop();
});

test('a browser that lists no voices within a second and a half can’t start a walk', async () => {
  const { actor, clock } = await walk();
  clock.increment(1500);
  await waitFor(actor, (state) => state.matches('silent'));
  actor.stop();
});

test('a voice that doesn’t start within four seconds stops the walk', async () => {
  const { actor, clock, list } = await walk();
  list();
  await waitFor(actor, (state) => state.matches('ready'));
  actor.send({ type: 'walk.played' });
  clock.increment(3999);
  expect(actor.getSnapshot().hasTag('playing')).toBe(true);
  clock.increment(1);
  expect(actor.getSnapshot().matches({ walking: 'speechFailed' })).toBe(true);
  actor.stop();
});
