import { assertEvent, assign, emit, setup } from 'xstate';
import { finished, judgement } from '../parts/judgements.ts';
import type { RecentGames } from '../parts/recent-games.ts';
import { loading, loadingRecentGames } from '../parts/game-setup.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { nextSecond, tick, tickingTimer } from '../parts/timer.ts';
import { spanishToast, toast } from '../parts/toasts.ts';
import { RECENT_GAMES_PATIENCE, TIMER_TICK, VERBS } from '../constants.ts';
import {
  allTenses,
  persons,
  tenses,
  type AnyTense,
  type Person,
  type TableKind,
  type Verb,
} from './exercise.types.ts';
import type { JudgementEmit, ResultEmit, ToastEmit } from '../types.ts';
import {
  gameOf,
  isOfLevel,
  judgeRound,
  lastFigures,
  lastScore,
  noAnswers,
  pickRounds,
  requestOf,
  resultOf,
} from './verb-conjugation.rules.ts';
import type {
  VerbConjugationContext,
  VerbConjugationInput,
  VerbConjugationRules,
  Deal,
  DealRequest,
  VerbChoice,
} from './verb-conjugation.types.ts';

const defaultRules: VerbConjugationRules = { verbs: VERBS, persons, tenses, tick: TIMER_TICK };

const actors = {
  loadVerbs: promiseStub<readonly Verb[]>(),
  dealRounds: promiseStub<Deal, DealRequest>(),
  loadRecentGames: promiseStub<RecentGames>(),
};

type Event =
  | { type: 'difficulty.chosen'; difficulty: VerbChoice }
  | { type: 'tense.toggled'; tense: AnyTense }
  | { type: 'kind.chosen'; kind: TableKind }
  | { type: 'load.retried' }
  | { type: 'game.started' }
  | { type: 'answer.typed'; person: Person; text: string }
  | { type: 'answer.submitted' }
  | { type: 'verb.advanced' }
  | { type: 'game.replayed' }
  | { type: 'setup.requested' }
  | ActorEvents<typeof actors>;

export const verbConjugationMachine = setup({
  types: {} as {
    context: VerbConjugationContext;
    events: Event;
    input: VerbConjugationInput;
    emitted: ToastEmit | JudgementEmit | ResultEmit;
    tags: 'setup' | 'busy' | 'locked' | 'timed';
  },
  actors,
  guards: {
    isOfLevel: ({ context }) => isOfLevel(context.difficulty),
    hasTense: ({ context }) => context.difficulty === 'mine' || context.tenses.length > 0,
    isPerfect: ({ context }) => lastScore(context) === 1,
    isHalfRight: ({ context }) => lastScore(context) === 0.5,
    isLastVerb: ({ context }) => context.judged.length === context.rounds.length,
  },
  actions: {
    keepRecentGames: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadRecentGames');
      return { recentGames: event.output };
    }),
    rememberDifficulty: assign(({ event }) => {
      assertEvent(event, 'difficulty.chosen');
      return { difficulty: event.difficulty };
    }),
    keepVerbs: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadVerbs');
      return { verbs: event.output };
    }),
    toggleTense: assign(({ context, event }) => {
      assertEvent(event, 'tense.toggled');
      return {
        tenses: allTenses.filter((tense) => (tense === event.tense) !== context.tenses.includes(tense)),
      };
    }),
    rememberKind: assign(({ event }) => {
      assertEvent(event, 'kind.chosen');
      return { kind: event.kind };
    }),
    begin: assign(({ context }) => {
      const { verbs, difficulty, rules, seed } = context;
      if (!isOfLevel(difficulty)) return {};
      return gameOf(
        context,
        pickRounds(verbs, difficulty, rules.verbs[difficulty], seed, context.recentGames),
      );
    }),
    beginDealt: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.dealRounds');
      return gameOf(context, event.output);
    }),
    clear: assign({ rounds: [], judged: [], index: 0, answers: noAnswers }),
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
    showNext: assign({ index: ({ context }) => context.index + 1, answers: noAnswers }),
    countSecond: assign(({ context }) => nextSecond(context)),
    announceLoadFailure: emit(toast('error', 'Failed to load the verbs. Please try again.')),
    announceAllRight: emit(spanishToast('success', '¡Perfecto! Todas son correctas.')),
    announceHalfRight: emit(({ context }) => spanishToast('success', `¡Bien! ${lastFigures(context)}`)),
    announceFewRight: emit(({ context }) => spanishToast('error', `Solo ${lastFigures(context)}`)),
    tellJudgement: emit(({ context }) => judgement(lastScore(context) > 0)),
    recordResult: emit(({ context }) => finished(resultOf(context))),
  },
  delays: {
    recentGamesPatience: RECENT_GAMES_PATIENCE,
    tick,
  },
}).createMachine({
  id: 'verb-conjugation',
  context: ({ input }) => ({
    rules: { ...defaultRules, ...input.rules },
    seed: input.seed,
    difficulty: 'easy',
    tenses: input.rules?.tenses ?? tenses,
    kind: 'both',
    verbs: [],
    rounds: [],
    recentGames: [],
    index: 0,
    answers: noAnswers,
    judged: [],
    seconds: 0,
  }),
  initial: 'preparing',
  states: {
    preparing: {
      tags: 'setup',
      initial: 'loadingRecentGames',
      on: {
        'difficulty.chosen': { actions: 'rememberDifficulty' },
        'tense.toggled': { actions: 'toggleTense' },
        'kind.chosen': { actions: 'rememberKind' },
      },
      states: {
        loadingRecentGames: loadingRecentGames('loading'),
        loading: loading({ src: 'loadVerbs', onDone: { target: 'ready', actions: 'keepVerbs' } }),
        ready: {
          on: {
            'game.started': [
              { guard: 'isOfLevel', target: '#verb-conjugation.playing', actions: 'begin' },
              { guard: 'hasTense', target: '#verb-conjugation.dealing' },
            ],
          },
        },
        failed: { on: { 'load.retried': 'loading' } },
      },
    },
    dealing: {
      tags: ['setup', 'busy'],
      invoke: {
        id: 'dealRounds',
        src: 'dealRounds',
        input: requestOf,
        onDone: { target: 'playing', actions: 'beginDealt' },
        onError: { target: 'preparing.failed', actions: 'announceLoadFailure' },
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
                  { target: 'answering', actions: 'showNext' },
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
        'game.replayed': [{ guard: 'isOfLevel', target: 'playing', actions: 'begin' }, { target: 'dealing' }],
        'setup.requested': { target: 'preparing.ready', actions: 'clear' },
      },
    },
  },
});
