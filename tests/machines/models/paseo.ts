import { noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import type { DueWords } from '#machines/study/review-queue.types.ts';
import { paseoMachine } from '#machines/study/paseo.machine.ts';
import assert from 'node:assert/strict';
import { cards } from '../../support/cards.ts';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';

const rules = { retention: 0.9 as const, zone: 'Europe/London', dailyGoal: 1, cap: 5 };
const deck = cards(3);
const schedule = {} as NonNullable<DueWords['reviewQueue']['turns'][number]['schedule']>;

/** Two words due, and a new one. */
const counts = {
  reviewQueue: {
    turns: deck.map((card, index) => ({
      card,
      direction: 'es-en',
      schedule: index === 2 ? null : schedule,
      isToMeet: index === 2,
      isCheck: false,
    })),
  },
  words: deck,
} as unknown as DueWords;
const nothing = { reviewQueue: { turns: [] }, words: [] } as unknown as DueWords;
const later: Progress = { ...noProgress, count: 1 };

const voiced = ['spanish', 'english', 'again'] as const;

export default defineModel(paseoMachine, {
  inputs: [{ log: noProgress, rules }],
  cases: {
    'log.changed': ({ context }) => (context.log.count === 0 ? [{ log: later }] : []),
    'xstate.error.actor.watchLog': () => [{ error: new Error('There is no log') }],
    'xstate.done.actor.loadCourse': () => [{ output: deck }],
    'xstate.error.actor.loadCourse': () => [{ error: new Error('offline') }],
    'xstate.done.actor.countDue': () => [{ output: counts }, { output: nothing }],
    'xstate.error.actor.countDue': () => [{ error: new Error('offline') }],
    'xstate.done.actor.findVoices': () => [
      { output: { hasSpanish: true, hasEnglish: true } },
      { output: { hasSpanish: true, hasEnglish: false } },
      { output: { hasSpanish: false, hasEnglish: false } },
    ],
    'xstate.error.actor.findVoices': () => [{ error: new Error('no speech') }],
    'xstate.done.actor.awaitVoice': () => [{ output: undefined }],
    'xstate.error.actor.awaitVoice': () => [{ error: new Error('offline') }],
    'xstate.done.actor.awaitVoices': () => [{ output: undefined }],
    'xstate.error.actor.awaitVoices': () => [{ error: new Error('no speech') }],
    'xstate.error.actor.holdSound': () => [{ error: new Error('offline') }],
    'xstate.error.actor.keepAwake': () => [{ error: new Error('low battery') }],
    'xstate.error.actor.speak': () => [{ error: new Error('interrupted') }],
  },
  project: ({ log, words, index, hasEnglish, keepsAwake }) => [
    log.count,
    words.length,
    index,
    hasEnglish,
    keepsAwake,
  ],
  invariant: ({ before, event, after }) => {
    const { log, words, index, hasEnglish } = after.context;
    assert.equal(log, event.type === 'log.changed' ? event.log : before.context.log);
    if (event.type === 'xstate.error.actor.watchLog') {
      const isChosen = !before.matches('preparing') && !before.matches('failed');
      assert.equal(after.matches('failed'), !isChosen, 'a walk under way stays');
    }
    if (event.type === 'log.changed')
      assert.equal(after.matches({ empty: 'counting' }), before.matches('empty'), 'due words are recounted');
    if (after.matches('empty')) assert.equal(words.length, 0);
    if (after.matches({ empty: 'counting' }) || after.matches({ preparing: 'counting' }))
      assert.equal((inputOf(after, 'countDue') as { progress: Progress }).progress, log);
    if (event.type === 'xstate.done.actor.countDue') {
      const due = event.output === counts ? deck.slice(0, 2) : [];
      assert.deepEqual(
        words.map(({ id }) => id),
        due.map(({ id }) => id),
        'each due word comes once, a new one never',
      );
    }
    const isVoiced = voiced.find((playing) => after.matches({ walking: { playing } }));
    assert.equal('speak' in after.children && after.children.speak !== undefined, isVoiced !== undefined);
    if (isVoiced) {
      const isEnglish = isVoiced === 'english';
      assert.deepEqual(inputOf(after, 'speak'), {
        text: isEnglish ? words[index]?.english : words[index]?.spanish,
        language: isEnglish ? 'en-GB' : 'es-ES',
        isSlow: false,
      });
      assert.ok(hasEnglish || !isEnglish, 'no English without an English voice');
    }
    const hasEnded = event.type === 'playback.ended' || event.type.startsWith('xstate.after.soundPatience');
    if (before.hasTag('playing') && hasEnded)
      assert.ok(
        after.hasTag('playing') && isVoiced !== 'spanish',
        'a voice that never ends does not stop the walk',
      );
    if (event.type.startsWith('xstate.after.startPatience') || event.type === 'xstate.error.actor.speak')
      assert.ok(after.matches({ walking: 'speechFailed' }), 'a voice that fails stops the walk');
    if (event.type === 'xstate.done.actor.awaitVoice')
      assert.ok(after.matches({ preparing: 'listening' }), 'a voice that comes late is found');
    if (event.type === 'sound.started' && before.hasTag('playing'))
      assert.ok(after.matches({ walking: 'interrupted' }), 'it stops when another sound starts');
    if (event.type === 'word.skipped' && before.can(event))
      assert.equal(
        after.matches('complete') || index === before.context.index + 1,
        true,
        'the next word, or the end',
      );
    if (event.type === 'word.returned' && before.can(event))
      assert.equal(index, Math.max(0, before.context.index - 1));
    const isAwake = after.hasTag('playing');
    if (event.type === 'xstate.error.actor.keepAwake') {
      assert.deepEqual(after.value, before.value, 'a walk goes on with a screen that may sleep');
      assert.equal(after.context.keepsAwake, false);
    } else assert.equal('keepAwake' in after.children && after.children.keepAwake !== undefined, isAwake);
    if (event.type === 'walk.played' && isAwake)
      assert.deepEqual(inputOf(after, 'keepAwake'), { isWanted: after.context.keepsAwake });
    const isHeld = after.matches('walking');
    assert.equal('holdSound' in after.children && after.children.holdSound !== undefined, isHeld);
    assert.ok(index < Math.max(1, words.length));
  },
  emits: [],
  takes: {
    'log.changed': [
      'preparing',
      'failed',
      { empty: 'resting' },
      { empty: 'counting' },
      'silent',
      'ready',
      'walking',
      'complete',
    ],
    'load.retried': ['failed'],
    'walk.played': [
      'ready',
      { walking: 'paused' },
      { walking: 'interrupted' },
      { walking: 'speechFailed' },
      'complete',
    ],
    'walk.paused': [{ walking: 'playing' }],
    'screen.toggled': ['ready', 'complete'],
    'word.skipped': ['walking'],
    'word.returned': ['walking'],
    'sound.started': [{ walking: 'playing' }],
    'playback.started': voiced.map((playing) => ({ walking: { playing: { [playing]: 'starting' } } })),
    'playback.ended': voiced.map((playing) => ({ walking: { playing } })),
    'playback.failed': voiced.map((playing) => ({ walking: { playing } })),
  },
  tags: { busy: ['preparing'], playing: [{ walking: 'playing' }] },
});
