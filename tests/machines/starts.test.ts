import { flows } from '#machines/all.ts';
import { defaultPreferences } from '#machines/account/preferences.rules.ts';
import { noProgress } from '#machines/learning/progress.rules.ts';
import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';

interface Start {
  input?: object;
  context: object;
  /** The machine's named delays at its start, in milliseconds. */
  delays?: Record<string, number>;
}

const seed = 1;
const unit = { id: 'a1-hola', level: 'A1', theme: 'Hola', title: '¡Hola!', goal: 'I can greet people.' };
const game = { seed, difficulty: 'easy', index: 0, answers: [], seconds: 0 };

/** The figures of the product, written out again; every machine starts with them. */
const starts: Readonly<Record<string, Start>> = {
  'word-match': {
    input: { seed },
    context: {
      rules: { pairs: { easy: 5, medium: 8, hard: 12 }, flipBack: 1000, tick: 1000 },
      seed,
      difficulty: 'easy',
      partner: 'english',
      words: null,
      cards: [],
      further: [],
      unit: '',
      asked: [],
      tiles: [],
      matched: [],
      answers: [],
      seen: [],
      first: null,
      second: null,
      moves: 0,
      seconds: 0,
    },
    delays: { flipBack: 1000, tick: 1000 },
  },
  'daily-challenge': {
    input: {},
    context: {
      rules: { words: 10, tick: 1000 },
      cards: [],
      date: null,
      words: [],
      index: 0,
      answers: [],
      seconds: 0,
    },
    delays: { tick: 1000 },
  },
  'grammar-master': {
    input: { seed },
    context: {
      ...game,
      rules: { questions: { easy: 5, medium: 10, hard: 15 }, advance: 2000, tick: 1000 },
      filter: 'mixed',
      points: [],
      bank: [],
      asked: [],
      missed: [],
      questions: [],
      address: '',
    },
    delays: { advance: 2000, tick: 1000 },
  },
  'sentence-builder': {
    input: { seed },
    context: {
      rules: { sentences: { easy: 5, medium: 5, hard: 7, a1: 7, a2: 7, b1: 7 }, advance: 1500, tick: 1000 },
      seed,
      difficulty: 'easy',
      level: 'A1',
      bank: [],
      sentences: [],
      asked: [],
      index: 0,
      answer: [],
      misses: 0,
      solved: [],
      seconds: 0,
    },
    delays: { advance: 1500, tick: 1000 },
  },
  'vocabulary-challenge': {
    input: { seed },
    context: {
      ...game,
      rules: {
        questions: { easy: 10, medium: 15, hard: 20 },
        seconds: { easy: 10, medium: 8, hard: 6 },
        advance: 1500,
        timeoutAdvance: 1000,
        tick: 1000,
      },
      mode: 'spanish-to-english',
      words: null,
      cards: [],
      further: [],
      unit: '',
      asked: [],
      questions: [],
      remaining: 0,
    },
    delays: { advance: 1500, timeoutAdvance: 1000, tick: 1000 },
  },
  'verb-conjugation': {
    input: { seed },
    context: {
      ...game,
      rules: {
        verbs: { easy: 3, medium: 5, hard: 8, all: 8 },
        persons: ['yo', 'tu', 'el', 'nosotros', 'vosotros', 'ellos'],
        tenses: ['present', 'preterite', 'imperfect'],
        tick: 1000,
      },
      tenses: ['present', 'preterite', 'imperfect'],
      kind: 'both',
      asked: [],
      verbs: [],
      rounds: [],
      answers: { yo: '', tu: '', el: '', nosotros: '', vosotros: '', ellos: '' },
      judged: [],
    },
    delays: { tick: 1000 },
  },
  'exam-quiz': {
    input: { seed, category: null },
    context: {
      ...game,
      rules: {
        questions: { beginner: 10, intermediate: 15, advanced: 20 },
        minimum: 5,
        cardLimit: 50,
        feedback: 2000,
        tick: 1000,
      },
      difficulty: 'beginner',
      category: null,
      cards: [],
      asked: [],
      questions: [],
      chosen: null,
    },
    delays: { feedback: 2000, tick: 1000 },
  },
  reading: {
    input: { unit: 'a1-hola', seed, log: noProgress, now: 0, listens: false },
    context: {
      unit: 'a1-hola',
      seed,
      log: noProgress,
      startedAt: 0,
      reading: null,
      line: 0,
      isWhole: false,
      revealed: [],
      listed: null,
      word: null,
      meanings: [],
      guess: null,
      kept: [],
      answers: [],
      index: 0,
      result: null,
    },
  },
  flashcards: {
    input: { seed, request: { kind: 'all' } },
    context: {
      seed,
      request: { kind: 'all' },
      cards: [],
      missing: 0,
      deck: [],
      matches: [],
      search: '',
      page: 1,
      index: 0,
      rules: { shortest: 1000, longest: 60_000 },
      shown: { card: '', since: 0 },
    },
  },
  'category-loader': {
    input: { category: 'verbs', isEssential: true },
    context: { category: 'verbs', isEssential: true, preloadDelay: 1000, cards: [] },
    delays: { preloadDelay: 1000 },
  },
  'audio-player': {
    context: {
      sound: null,
      choosesItself: false,
      hasTones: true,
      isFallbackTold: false,
      isMissingVoiceTold: false,
    },
    delays: { voicesPatience: 1500, soundPatience: 4000 },
  },
  voices: {
    context: { voices: [], settings: { voice: null, speed: 'normal', isHintDismissed: false } },
    delays: { voicesPatience: 1500, watchRetry: 30_000 },
  },
  'auth-form': { context: { errors: {} } },
  'new-password': { context: { errors: {} } },
  'google-sign-in': { context: {}, delays: { redirectPatience: 10_000 } },
  review: {
    input: { log: noProgress, rules: { cap: 50 }, habits: { isTyped: false, buttons: 4 } },
    context: {
      log: noProgress,
      rules: { cap: 50 },
      habits: { isTyped: false, buttons: 4 },
      progress: noProgress,
      queue: [],
      returning: [],
      current: null,
      chosen: {},
      deck: 'everything',
      isKnown: true,
      cards: [],
      dueCounts: null,
      total: 0,
      isDrill: false,
      askedAt: 0,
      typed: null,
      rated: [],
      fact: null,
      startsAtOnce: false,
      only: null,
    },
  },
  'card-import': {
    input: { learner: 'u1', zone: 'Europe/London' },
    context: {
      learner: 'u1',
      zone: 'Europe/London',
      source: { kind: 'text', text: '' },
      words: [],
      isSwapped: false,
      done: 0,
      list: { cards: [], leftOut: [] },
      reason: '',
    },
    delays: { patience: 200 },
  },
  'own-words': {
    input: { words: null },
    context: {
      words: null,
      search: '',
      shown: 20,
      changing: null,
      values: { spanish: '', english: '', sentence: '' },
      round: 0,
      card: '',
      errors: {},
      twin: null,
      written: null,
      dropped: [],
    },
  },
  today: {
    input: { log: null, rules: { cap: 50 } },
    context: { log: null, rules: { cap: 50 }, cards: [], units: [], plan: null },
  },
  milestones: {
    context: { isWanted: false, dailyGoal: 10, log: null, news: [], told: [] },
    delays: { watchRetry: 30_000 },
  },
  'activity-year': {
    input: { first: '2025-11-03', today: '2026-11-03' },
    context: { first: '2025-11-03', today: '2026-11-03', day: '2026-11-03' },
  },
  paseo: {
    input: { log: null, rules: { cap: 50 } },
    context: { log: null, rules: { cap: 50 }, cards: [], words: [], rest: 0, index: 0, hasEnglish: false },
    delays: { rest: 0, thinkingTime: 3000, wordGap: 1500, soundPatience: 4000 },
  },
  stories: { input: { log: null }, context: { log: null, stories: [], shelf: null } },
  course: {
    input: { log: null },
    context: { log: null, units: [], way: null, open: null },
    delays: { logPatience: 10_000 },
  },
  placement: {
    input: { units: [unit], seed },
    context: {
      units: [unit],
      seed,
      pause: 600,
      answers: [],
      question: null,
      given: null,
      unit: 'a1-hola',
    },
    delays: { pause: 600 },
  },
  activity: {
    input: { learner: 'ana' },
    context: {
      learner: 'ana',
      rules: { backoff: 1000, backoffLimit: 300_000 },
      pending: [],
      position: { kept: 0, unkept: 0 },
      read: noProgress,
      progress: noProgress,
      bridge: null,
      damaged: 0,
      isRead: false,
      isKept: true,
      attempt: 0,
    },
    delays: { backoff: 1000 },
  },
  'activity-sync': {
    input: { learner: 'ana' },
    context: {
      learner: 'ana',
      rules: { backoff: 1000, backoffLimit: 300_000, interval: 300_000, rest: 2000 },
      unsent: null,
      hasMore: false,
      refusals: [],
      attempt: 0,
    },
    delays: { backoff: 1000, interval: 300_000, rest: 2000 },
  },
  'own-data': {
    input: { userId: 'u1', email: 'ana@example.com', displayName: 'Ana' },
    context: {
      owner: { userId: 'u1', email: 'ana@example.com', displayName: 'Ana' },
      outcome: '',
      done: 0,
      total: 0,
      settings: {},
      typed: '',
      withNewsletter: true,
    },
  },
  'settings-form': {
    input: { saved: { displayName: 'Ana' } },
    context: { saved: { displayName: 'Ana' }, draft: { displayName: 'Ana' }, errors: {}, address: '' },
  },
  reminders: {
    context: { isKnown: false, learner: null, plan: null, hour: 0 },
    delays: { watchRetry: 30_000 },
  },
  preferences: {
    input: { userId: 'u1', displayName: 'Ana' },
    context: {
      userId: 'u1',
      retryDelay: 10_000,
      zone: 'America/New_York',
      account: defaultPreferences('Ana'),
      changes: {},
    },
    delays: { retryDelay: 10_000 },
  },
  lesson: {
    input: { stop: 'a1-hola-1', seed, hears: true, now: 5, zone: 'Europe/London', retention: 0.9 },
    context: {
      rules: { praise: 1500, tick: 1000 },
      stop: 'a1-hola-1',
      seed,
      hears: true,
      now: 5,
      zone: 'Europe/London',
      retention: 0.9,
      plan: null,
      couldHear: true,
      address: '',
      queue: [],
      done: 0,
      draft: [],
      verdict: null,
      outcomes: [],
      met: [],
      rated: [],
      askedAt: 0,
      isContested: false,
      seconds: 0,
      facts: [],
    },
    delays: { praise: 1500, tick: 1000 },
  },
  'app-update': {
    input: { isDeclined: true },
    context: { isDeclined: true, isSwitched: false, patience: 10_000 },
    delays: { patience: 10_000 },
  },
  download: { context: { request: null, cards: [], done: 0, file: null } },
  'custom-pdf': {
    input: { available: { verbs: 10 }, paper: 'a4', seed },
    context: {
      available: { verbs: 10 },
      paper: 'a4',
      seed,
      categories: [],
      count: '20',
      order: 'app',
      form: 'cards',
      problem: null,
    },
  },
  session: {
    context: {
      user: null,
      patience: 3000,
      renewalPatience: 8000,
      logoutPatience: 3000,
      countPatience: 3000,
      clearPatience: 3000,
      signOutPatience: 3000,
      retryInterval: 30_000,
      isRefused: false,
      logouts: 0,
      work: null,
      unsent: 0,
      isFollowing: false,
    },
    delays: {
      patience: 3000,
      renewalPatience: 8000,
      logoutPatience: 3000,
      countPatience: 3000,
      clearPatience: 3000,
      signOutPatience: 3000,
      retryInterval: 30_000,
    },
  },
};

describe.each(Object.entries(starts))('%s', (id, { input, context, delays = {} }) => {
  test('starts with these figures and nothing else', () => {
    const machine = flows.find((flow) => flow.id === id)?.machine;
    if (!machine) throw new Error(`${id} is no machine.`);
    const start = createActor(machine, { input }).getSnapshot();
    expect(start.context).toEqual(context);
    const named = Object.entries(machine.implementations.delays).map(([name, delay]) => [
      name,
      typeof delay === 'function'
        ? delay({ context: start.context } as Parameters<typeof delay>[0], undefined)
        : delay,
    ]);
    expect(Object.fromEntries(named)).toEqual(delays);
  });
});
