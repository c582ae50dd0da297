import { assertEvent, assign, emit, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { finished, judgement } from '../parts/judgements.ts';
import { promiseStub } from '../parts/stubs.ts';
import { nextSecond, tick, tickingTimer } from '../parts/timer.ts';
import { spanishToast, toast } from '../parts/toasts.ts';
import { TIMER_TICK, VERBS } from '../constants.ts';
import { persons, type Person, type Verb } from './exercise.types.ts';
import type { Seed } from '../parts/random.ts';
import type { Difficulty, GameResult, JudgementEmit, ResultEmit, ToastEmit } from '../types.ts';
import {
  pickRounds,
  judgeRound,
  rightForms,
  roundScore,
  totalScore,
  type Answers,
  type JudgedRound,
  type Round,
} from './verb-conjugation.rules.ts';

interface VerbConjugationRules {
  verbs: Record<Difficulty, number>;
  /** The persons to ask; learners may leave out vosotros. */
  persons: readonly Person[];
  tick: number;
}

interface Input {
  seed: Seed;
  rules?: Partial<VerbConjugationRules>;
}

interface Context {
  rules: VerbConjugationRules;
  seed: Seed;
  difficulty: Difficulty;
  verbs: readonly Verb[];
  rounds: readonly Round[];
  index: number;
  answers: Answers;
  judged: readonly JudgedRound[];
  seconds: number;
}

type Event =
  | { type: 'difficulty.chosen'; difficulty: Difficulty }
  | { type: 'load.retried' }
  | { type: 'game.started' }
  | { type: 'answer.typed'; person: Person; text: string }
  | { type: 'answer.submitted' }
  | { type: 'verb.advanced' }
  | { type: 'game.replayed' }
  | { type: 'setup.requested' }
  | DoneActorEvent<readonly Verb[], 'loadVerbs'>
  | ErrorActorEvent<unknown, 'loadVerbs'>;

const defaultRules: VerbConjugationRules = { verbs: VERBS, persons, tick: TIMER_TICK };
const noAnswers: Answers = { yo: '', tu: '', el: '', nosotros: '', vosotros: '', ellos: '' };

export const verbConjugationMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    emitted: ToastEmit | JudgementEmit | ResultEmit;
    tags: 'setup' | 'busy' | 'locked' | 'timed';
  },
  actors: {
    loadVerbs: promiseStub<readonly Verb[]>(),
  },
  guards: {
    isPerfect: ({ context }) => lastScore(context) === 1,
    isHalfRight: ({ context }) => lastScore(context) === 0.5,
    isLastVerb: ({ context }) => context.judged.length === context.rounds.length,
  },
  actions: {
    rememberDifficulty: assign(({ event }) => {
      assertEvent(event, 'difficulty.chosen');
      return { difficulty: event.difficulty };
    }),
    keepVerbs: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadVerbs');
      return { verbs: event.output };
    }),
    begin: assign(({ context: { verbs, difficulty, rules, seed } }) => ({
      ...pickRounds(verbs, difficulty, rules.verbs[difficulty], seed),
      index: 0,
      answers: noAnswers,
      judged: [],
      seconds: 0,
    })),
    keepAnswer: assign(({ context, event }) => {
      assertEvent(event, 'answer.typed');
      return { answers: { ...context.answers, [event.person]: event.text } };
    }),
    judge: assign({
      judged: ({ context: { judged, rounds, index, answers, rules } }) => [
        ...judged,
        ...rounds.slice(index, index + 1).map((round) => judgeRound(round, answers, rules.persons)),
      ],
    }),
    advance: assign({ index: ({ context }) => context.index + 1, answers: noAnswers }),
    countSecond: assign(({ context }) => nextSecond(context)),
    announceLoadFailure: emit(toast('error', 'Failed to load the verbs. Please try again.')),
    announceAllRight: emit(spanishToast('success', '¡Perfecto! Todas son correctas.')),
    announceHalfRight: emit(({ context }) => spanishToast('success', `¡Bien! ${lastFigures(context)}`)),
    announceFewRight: emit(({ context }) => spanishToast('error', `Solo ${lastFigures(context)}`)),
    tellJudgement: emit(({ context }) => judgement(lastScore(context) > 0)),
    recordResult: emit(({ context }) => finished(resultOf(context))),
  },
  delays: {
    tick,
  },
}).createMachine({
  id: 'verb-conjugation',
  context: ({ input }) => ({
    rules: { ...defaultRules, ...input.rules },
    seed: input.seed,
    difficulty: 'easy',
    verbs: [],
    rounds: [],
    index: 0,
    answers: noAnswers,
    judged: [],
    seconds: 0,
  }),
  initial: 'preparing',
  states: {
    preparing: {
      description: 'Setup: the difficulty is chosen, the verb tables are loaded.',
      tags: 'setup',
      initial: 'loading',
      on: { 'difficulty.chosen': { actions: 'rememberDifficulty' } },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadVerbs',
            src: 'loadVerbs',
            onDone: { target: 'ready', actions: 'keepVerbs' },
            onError: { target: 'failed', actions: 'announceLoadFailure' },
          },
        },
        ready: {
          on: { 'game.started': { target: '#verb-conjugation.playing', actions: 'begin' } },
        },
        failed: { on: { 'load.retried': 'loading' } },
      },
    },
    playing: {
      type: 'parallel',
      states: {
        timer: tickingTimer,
        verb: {
          initial: 'answering',
          states: {
            answering: {
              on: {
                'answer.typed': { actions: 'keepAnswer' },
                'answer.submitted': { target: 'judging', actions: ['judge', 'tellJudgement'] },
              },
            },
            judging: {
              always: [
                { guard: 'isPerfect', target: 'corrected', actions: 'announceAllRight' },
                { guard: 'isHalfRight', target: 'corrected', actions: 'announceHalfRight' },
                { target: 'corrected', actions: 'announceFewRight' },
              ],
            },
            corrected: {
              tags: 'locked',
              on: {
                'verb.advanced': [
                  { guard: 'isLastVerb', target: '#verb-conjugation.complete' },
                  { target: 'answering', actions: 'advance' },
                ],
              },
            },
          },
        },
      },
    },
    complete: {
      entry: 'recordResult',
      on: {
        'game.replayed': { target: 'playing', actions: 'begin' },
        'setup.requested': 'preparing.ready',
      },
    },
  },
});

function lastScore({ judged }: Context): number {
  return totalScore(judged.slice(-1));
}

function lastFigures({ judged, rules }: Context): string {
  const right = judged.slice(-1).reduce((sum, round) => sum + rightForms(round), 0);
  return `${right} de ${rules.persons.length} son correctas.`;
}

function resultOf({ difficulty, judged, seconds }: Context): GameResult {
  return {
    game: 'verb-conjugation',
    difficulty,
    right: judged.filter((round) => roundScore(round) === 1).length,
    half: judged.filter((round) => roundScore(round) === 0.5).length,
    total: judged.length,
    seconds,
    cards: [],
  };
}
