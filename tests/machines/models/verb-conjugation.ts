import { VERB_XP } from '#machines/constants.ts';
import type { AnyTense, Person, VerbTable } from '#machines/games/exercise.types.ts';
import { verbConjugationMachine } from '#machines/games/verb-conjugation.machine.ts';
import { dealRounds, levelOf, totalScore } from '#machines/games/verb-conjugation.rules.ts';
import type { VerbLevel } from '#machines/games/verb-conjugation.types.ts';
import { verbXp } from '#machines/learning/xp.rules.ts';
import assert from 'node:assert/strict';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import verbs from '../../../src/content/verb-tables.ts';
import { assertGame, assertRecalled, choicesOf } from '../../support/game-rules.ts';
import { conjugate } from '../../../src/content/conjugation.ts';
import { defineModel } from '../../support/paths/model.ts';

interface Asked {
  infinitive: string;
  conjugations: Readonly<Partial<Record<AnyTense, object>>>;
}

type Snapshot = SnapshotFrom<typeof verbConjugationMachine>;

const persons = ['yo', 'el'] as const;
const rules = {
  verbs: { easy: 2, medium: 1, hard: 3, all: 1 },
  persons,
  tenses: ['present'],
  tick: 1000,
} as const;
const tables: readonly VerbTable[] = ['querer', 'tener'].map((verb) => conjugate(verb, 'to do'));
/** Verbs right and half right after a game of one; further ones after a game of two. */
const outcomes = [
  [0, 0],
  [0, 1],
  [1, 0],
] as const;
const furtherOutcomes = [
  [0, 2],
  [1, 1],
  [2, 0],
] as const;

export default defineModel(verbConjugationMachine, {
  inputs: [{ seed: 7, rules }],
  cases: {
    'difficulty.chosen': () => choicesOf('difficulty', ['easy', 'medium', 'all']),
    'tense.toggled': ({ context }) => (context.difficulty === 'all' ? [{ tense: 'present' }] : []),
    'kind.chosen': (snapshot) =>
      snapshot.context.difficulty === 'all' ? choicesOf('kind', ['both', 'irregular']) : [],
    'answer.typed': typings,
    'xstate.done.actor.loadVerbs': () => [{ output: verbs }],
    'xstate.done.actor.loadRecentGames': () => [{ output: [['an-item']] }],
    'xstate.error.actor.loadRecentGames': () => [{ error: new Error('unread') }],
    'xstate.error.actor.loadVerbs': () => [{ error: new Error('offline') }],
    'xstate.done.actor.dealRounds': ({ context: { tenses, kind, recentGames, seed } }) => [
      { output: dealRounds(tables, { tenses, kind, count: rules.verbs.all, recentGames, seed }) },
    ],
    'xstate.error.actor.dealRounds': () => [{ error: new Error('offline') }],
  },
  project: (context) => [
    context.difficulty,
    context.difficulty === 'all' && context.tenses.length === 0,
    context.verbs.length,
    context.rounds.length,
    context.index,
    persons.map((person) => [context.answers[person] === '', isRight(context, person)]),
    context.judged.map(({ forms }) => forms.map(({ right }) => right)),
  ],
  invariant: (step) => {
    const { before, after, event, emitted } = step;
    assertRecalled(step);
    assertGame(step, { difficulty: 'difficulty.chosen', kind: 'kind.chosen' });
    if (event.type === 'tense.toggled' && before.matches('preparing'))
      assert.deepEqual(after.context.tenses, before.context.tenses.length === 0 ? ['present'] : []);
    if (after.matches('dealing')) assert.equal(after.context.difficulty, 'all');
    if (event.type === 'xstate.error.actor.dealRounds') assert(after.matches({ preparing: 'failed' }));
    if (event.type === 'answer.typed' && before.matches({ playing: { verb: 'answering' } }))
      assert.deepEqual(after.context.answers, { ...before.context.answers, [event.person]: event.text });
    if (after.matches('playing') && !before.matches('playing'))
      assert.deepEqual(
        [after.context.index, after.context.judged],
        [0, []],
        'a game begins with nothing judged',
      );
    const { rounds, index, answers, judged, seconds, difficulty } = after.context;
    if (before.hasTag('locked') && event.type !== 'verb.advanced' && !event.type.startsWith('xstate.')) {
      assert.deepEqual(after.context, before.context, 'nothing changes while locked');
    }
    if (after.matches('playing')) {
      assert.equal(judged.length, after.hasTag('locked') ? index + 1 : index);
      assert.equal(rounds.length, rules.verbs[levelOf(difficulty)]);
      assert.equal(new Set(rounds.map(({ infinitive }) => infinitive)).size, rounds.length);
      assert.deepEqual(
        after.context.recentGames.at(-1),
        rounds.map(({ id }) => id),
      );
      for (const { infinitive, tense, forms } of rounds) {
        const all: readonly Asked[] = difficulty === 'all' ? tables : verbs;
        const verb = all.find((one) => one.infinitive === infinitive);
        assert.deepEqual(forms, verb?.conjugations[tense]);
        if (difficulty === 'all') assert.equal(tense, 'present');
        if (difficulty === 'easy') assert.equal(tense, 'present');
        if (difficulty === 'medium') assert.notEqual(tense, 'imperfect');
      }
    }
    if (event.type === 'verb.advanced' && before.can(event) && after.matches('playing')) {
      assert.deepEqual(Object.values(answers).join(''), '', 'a new verb starts empty');
    }

    const isJudged = before.matches({ playing: { verb: 'answering' } }) && event.type === 'answer.submitted';
    const right = isJudged ? rightAnswers(before) : 0;
    const score = right === 2 ? 1 : right === 1 ? 0.5 : 0;
    if (isJudged) assert.equal(totalScore(judged), totalScore(before.context.judged) + score);
    assert.deepEqual(
      emitted.filter((emit) => emit.type === 'answer.judged'),
      isJudged ? [{ type: 'answer.judged', isRight: score > 0 }] : [],
    );
    if (isJudged) {
      const texts = [
        'Solo 0 de 2 son correctas.',
        '¡Bien! 1 de 2 es correcta.',
        '¡Perfecto! Todas son correctas.',
      ];
      const titles = emitted.flatMap((emit) => (emit.type === 'toast.shown' ? emit.title : []));
      assert.deepEqual(titles, [texts[right]]);
    }

    const results = emitted.filter((emit) => emit.type === 'game.finished');
    assert.equal(results.length, after.matches('complete') && !before.matches('complete') ? 1 : 0);
    for (const { result } of results) {
      const points = result.right + (result.half ?? 0) / 2;
      assert.deepEqual([result.total, result.seconds], [rounds.length, seconds]);
      assert(points <= result.total);
      assert.equal(points, totalScore(judged));
      assert.equal(verbXp(levelOf(difficulty), points), Math.round(VERB_XP[levelOf(difficulty)] * points));
      assert.deepEqual(result.cards, [], 'verbs are not cards');
    }
  },
  takes: {
    'difficulty.chosen': ['preparing'],
    'tense.toggled': ['preparing'],
    'kind.chosen': ['preparing'],
    'load.retried': [{ preparing: 'failed' }],
    'game.started': [{ preparing: 'ready' }],
    'answer.typed': [{ playing: { verb: 'answering' } }],
    'answer.submitted': [{ playing: { verb: 'answering' } }],
    'verb.advanced': [{ playing: { verb: 'corrected' } }],
    'game.replayed': ['complete'],
    'setup.requested': ['complete'],
  },
  tags: {
    setup: ['preparing', 'dealing'],
    busy: [{ preparing: 'loadingRecentGames' }, { preparing: 'loading' }, 'dealing'],
    locked: [{ playing: { verb: 'corrected' } }],
    timed: ['playing'],
  },
  emits: [
    { type: 'toast.shown', kind: 'error', title: 'Failed to load the verbs. Please try again.' },
    { type: 'toast.shown', kind: 'success', title: '¡Perfecto! Todas son correctas.', lang: 'es' },
    { type: 'toast.shown', kind: 'success', title: '¡Bien! 1 de 2 es correcta.', lang: 'es' },
    { type: 'toast.shown', kind: 'error', title: 'Solo 0 de 2 son correctas.', lang: 'es' },
    { type: 'answer.judged', isRight: true },
    { type: 'answer.judged', isRight: false },
    ...(['easy', 'medium', 'all'] satisfies VerbLevel[]).flatMap((difficulty) =>
      [...outcomes, ...(difficulty === 'easy' ? furtherOutcomes : [])].map(([right, half]) => ({
        type: 'game.finished' as const,
        result: expect.objectContaining({
          game: 'verb-conjugation',
          difficulty,
          right,
          half,
          total: rules.verbs[levelOf(difficulty)],
        }),
      })),
    ),
  ],
});

function typings({ context: { rounds, index } }: Snapshot): { person: Person; text: string }[] {
  const { yo = '', el = '' } = rounds[index]?.forms ?? {};
  if (!yo) return [];
  return [
    { person: 'yo', text: ` ${yo.toUpperCase()} ` },
    { person: 'el', text: el },
    { person: 'el', text: `${el}x` },
  ];
}

function rightAnswers({ context }: Snapshot): number {
  return persons.filter((person) => isRight(context, person)).length;
}

function isRight({ rounds, index, answers }: Snapshot['context'], person: Person): boolean {
  return answers[person].trim().toLowerCase() === rounds[index]?.forms[person];
}
