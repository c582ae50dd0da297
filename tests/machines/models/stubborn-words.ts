import { noProgress } from '#machines/learning/progress.rules.ts';
import type { StubbornWord } from '#machines/learning/stubborn.rules.ts';
import { stubbornWordsMachine } from '#machines/study/stubborn-words.machine.ts';
import assert from 'node:assert/strict';
import { addActivity } from '#machines/learning/progress.rules.ts';
import { ratedAt } from '../../support/activity.ts';
import { card } from '../../support/cards.ts';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const zone = 'Europe/London';
const rules = { retention: 0.9 as const, zone, dailyGoal: 10, cap: 50 };
const begun = addActivity(noProgress, [ratedAt(Date.UTC(2026, 10, 3, 12), 'nouns-el-pero', zone)]);
const but = card('conjunctions-pero', 'pero', 'but');
const dog = card('nouns-el-perro', 'el perro', 'dog');
const year = card('nouns-el-ano', 'el año', 'year');
const direction = 'en-es' as const;
const found: readonly StubbornWord[] = [
  {
    card: dog,
    direction,
    lapses: 9,
    isPaused: false,
    confusions: [
      { typed: 'pero', direction, times: 2, other: but },
      { typed: 'chien', direction, times: 1, other: null },
    ],
  },
  { card: year, direction: 'es-en', lapses: 8, isPaused: true, confusions: [] },
];
const cards = [dog.id, year.id, but.id];

export default defineModel(stubbornWordsMachine, {
  inputs: [
    { log: null, rules },
    { log: begun, rules },
  ],
  cases: {
    'log.changed': ({ context }) =>
      [noProgress, begun]
        .filter((log) => log.count > (context.log?.count ?? -1))
        .map((log) => ({ log, rules })),
    'xstate.error.actor.watchLog': () => [{ error: new Error('There is no log') }],
    'xstate.done.actor.findStubborn': () => [{ output: found }, { output: [] }],
    'xstate.error.actor.findStubborn': () => [{ error: new Error('offline') }],
    'word.paused': () => cards.map((id) => ({ card: id })),
    'word.resumed': () => cards.map((id) => ({ card: id })),
  },
  project: ({ log, words }) => [log?.count, words?.map(({ isPaused }) => isPaused)],
  invariant: ({ before, after, event, emitted }) => {
    const { log, words } = after.context;
    if (event.type === 'log.changed') {
      assert.equal(log, event.log);
      assert(after.matches('finding'), 'a new log is looked through at once');
    }
    if (after.matches('finding'))
      assert.deepEqual(inputOf(after, 'findStubborn'), { progress: log, rules: after.context.rules });
    if (after.matches('shown')) assert.notEqual(words, null);
    if (after.matches('failed') && event.type === 'xstate.error.actor.findStubborn')
      assert.equal(before.context.words, null, 'a list that is there stays');
    const isPause = event.type === 'word.paused' || event.type === 'word.resumed';
    if (isPause && before.can(event)) {
      const isPaused = event.type === 'word.paused';
      assert.deepEqual(emitted, [
        { type: 'fact.recorded', fact: { kind: 'card.paused', facts: { card: event.card, isPaused } } },
      ]);
      assert.equal(words?.find(({ card: { id } }) => id === event.card)?.isPaused, isPaused);
      assert.deepEqual(after.value, before.value);
    } else assert.deepEqual(emitted, []);
    if (isPause) assert.equal(after.can(event), false, 'once is enough');
  },
  takes: {
    'log.changed': ['waiting', 'finding', 'shown', 'failed'],
    'load.retried': ['failed'],
    'word.paused': ['waiting', 'finding', 'shown', 'failed'],
    'word.resumed': ['waiting', 'finding', 'shown', 'failed'],
  },
  tags: { busy: ['waiting', 'finding'] },
  emits: [dog.id, year.id].flatMap((id) =>
    [true, false].map((isPaused) => ({
      type: 'fact.recorded' as const,
      fact: { kind: 'card.paused' as const, facts: { card: id, isPaused } },
    })),
  ),
});
