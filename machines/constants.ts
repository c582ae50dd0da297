/** The figures of the product; times are milliseconds. The start page has its own, so that it need not load these. */

export const GRID_PAGE_SIZE = 6;
export const PAGE_WINDOW = 5;
export const HUB_EXAMS = 8;
export const ESSENTIAL_PRELOAD_DELAY = 1000;

export const NATIVE_AUDIO_MAX_LENGTH = 20;
export const SPEECH_LANGUAGE = 'es-ES';
export const SPEECH_RATE = 0.9;
/** How long a sound may last: so long, and so much more for each character of its text. */
/** Milliseconds until a sound that has not started is given up. */
export const START_PATIENCE = 4000;

export const SOUND_PATIENCE = { least: 4000, perCharacter: 250 } as const;
/** How long the browser may take to list its voices. */
export const VOICES_PATIENCE = 1500;

export const PASSWORD_MIN_LENGTH = 6;
/** bcrypt reads no more of a password. */
export const PASSWORD_MAX_BYTES = 72;
export const NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 50;
export const EMAIL_MAX_LENGTH = 254;
export const GOOGLE_REDIRECT_PATIENCE = 10_000;

export const TIMER_TICK = 1000;

/** Games of a kind in a row in which nothing comes again while there is something else. */
export const GAME_MEMORY = 3;
/** How long the setup of a game waits for what the last games asked; then it does without. */
export const RECENT_GAMES_PATIENCE = 1500;

/** How long until what watches the device or other tabs is started again after it failed. */
export const WATCH_RETRY = 30_000;
/** How long the reminders wait for the service worker that is to remind. */
export const WORKER_PATIENCE = 30_000;
/** How long an export waits for what the account has and this device lacks. */
export const EXPORT_PATIENCE = 30_000;
/** Milliseconds without a change of the log before due cards are counted, and between counts while a page stays open. */
export const DUE_REST = 2000;
export const DUE_RECOUNT = 600_000;

/** How long a new version of the app may take to start. */
export const ACTIVATION_PATIENCE = 40_000;

export const WORD_MATCH_PAIRS = { easy: 5, medium: 8, hard: 12 } as const;
export const WORD_MATCH_FLIP_BACK = 1000;
export const WORD_MATCH_XP_BASE = 50;
export const WORD_MATCH_XP_MINIMUM = 10;

/** Categories whose cards a type of game uses; any other type uses all. */
export const CARD_SETS = {
  matching: ['greetings', 'nouns', 'adjectives'],
  'sentence-builder': ['verbs', 'nouns', 'pronouns', 'adjectives'],
  vocabulary: ['greetings', 'nouns', 'verbs', 'food-drinks', 'time-days'],
  grammar: ['grammar', 'verbs', 'pronouns'],
} as const;

export const DAILY_WORDS = 10;
export const DAILY_XP_PER_WORD = 10;

export const GRAMMAR_QUESTIONS = { easy: 5, medium: 10, hard: 15 } as const;
/** At most this share of a game asks again what was missed in an earlier one, while there are new questions. */
export const GRAMMAR_AGAIN = 1 / 3;
/** Fewer questions on the points that somebody wants to practice are no game. */
export const GRAMMAR_LEAST = 4;
export const GRAMMAR_ADVANCE = 2000;
export const GRAMMAR_XP = { easy: 50, medium: 100, hard: 150 } as const;
export const GRAMMAR_XP_ACCURACY = 50;
export const GRAMMAR_XP_SPEED = 50;

export const SENTENCES = { easy: 5, medium: 5, hard: 7, a1: 7, a2: 7, b1: 7 } as const;
/** Words of a sentence of the course that is asked: an order to choose, and a digit for each word. */
export const COURSE_SENTENCE_WORDS = { least: 3, most: 10 } as const;
export const SENTENCE_ADVANCE = 1500;
export const SENTENCE_XP = { easy: 10, medium: 15, hard: 20, a1: 10, a2: 15, b1: 20 } as const;

export const VOCABULARY_QUESTIONS = { easy: 10, medium: 15, hard: 20 } as const;
export const VOCABULARY_SECONDS = { easy: 10, medium: 8, hard: 6 } as const;
export const VOCABULARY_WRONG_OPTIONS = 3;
export const VOCABULARY_ADVANCE = 1500;
export const VOCABULARY_TIMEOUT_ADVANCE = 1000;
export const VOCABULARY_XP = { easy: 10, medium: 15, hard: 20 } as const;

export const VERBS = { easy: 3, medium: 5, hard: 8, all: 8 } as const;
export const VERB_TENSES = {
  easy: ['present'],
  medium: ['present', 'preterite'],
  hard: ['present', 'preterite', 'imperfect'],
} as const;
export const EASY_VERBS = ['hablar', 'comer', 'vivir'] as const;
export const VERB_XP = { easy: 10, medium: 15, hard: 20, all: 20 } as const;

export const EXAM_QUESTIONS = { beginner: 10, intermediate: 15, advanced: 20 } as const;
export const EXAM_MINIMUM = 5;
export const EXAM_CARD_LIMIT = 50;
export const EXAM_FEEDBACK = 2000;
export const EXAM_MIX = { match: 0.4, translate: 0.3, sentence: 0.2, grammar: 0.1 } as const;
export const EXAM_TIP_MINIMUM = 10;
export const EXAM_WRONG_OPTIONS = 3;
export const EXAM_XP_PER_POINT = 15;
export const EXAM_XP_MINIMUM = 10;
export const EXAM_EXCELLENT_PERCENT = 90;
export const EXAM_STRONG_PERCENT = 75;
export const EXAM_BADGE_PERCENT = 60;

/** The first day on which ratings pay and the Daily Challenge pays once a day; older days keep their XP. */
export const LEARNING_PAYS_FROM = '2026-11-22';
export const RATING_XP = 2;

/** The first day on which words begin by lessons, count once they are met, and work pays; older days keep what they brought. */
export const LESSONS_TEACH_FROM = '2026-11-27';

/** What a stop of the course pays: `base` and `each` for every right answer, at most `most`. */
export const STOP_XP = {
  lesson: { base: 40, each: 2, most: 80 },
  test: { base: 50, each: 2, most: Infinity },
  practice: { base: 5, each: 3, most: Infinity },
} as const;
export const STORY_XP = 40;
/** What these paid until `LESSONS_TEACH_FROM`. */
export const EARLIER_XP = { stop: { base: 10, each: 1, most: 30 }, story: 15 } as const;

/** How long a step of a generated path is shown at single speed, in milliseconds. */
export const PATH_STEP = 1200;

/** Until a guest counts as reminded for the day. */
export const GUEST_REMINDER_SEEN = 3000;
export const SYNC_BACKOFF = 1000;
export const SYNC_BACKOFF_LIMIT = 300_000;
export const SYNC_INTERVAL = 300_000;
/** Until a failed refresh is retried; doubles with each failure in a row. */
export const REFRESH_BACKOFF = 2000;
export const REFRESH_BACKOFF_LIMIT = 300_000;
export const SYNC_REST = 2000;
/** The facts after which a device puts its progress into the account. */
export const SNAPSHOT_EVERY = 1000;
export const SYNC_PATIENCE = 3000;
/** How long games and lessons wait for the log to be read. */
export const READ_PATIENCE = 3000;
export const CARD_TIME_MINIMUM = 1000;
export const CARD_TIME_LIMIT = 60_000;
export const REVIEW_CAP = 50;
/** The values of FSRS's desired retention to choose from. */
export const RETENTIONS = [0.85, 0.9, 0.95] as const;
/** Answers from this moment on (milliseconds since 1970) spread cards over days; older ones keep the day they had. */
export const EVEN_DAYS_FROM = Date.UTC(2026, 10, 28);
/** The most days of spans that may be free in a year. */
export const SPAN_DAYS = 28;
export const DRILL_PAUSE = 60_000;
/**
 * How many words a day's review has in a learner's first month: for each word met in a day, and at least. On the days
 * after it, as many as `daysAfter`, each day may have `growth` times as many as the one before.
 */
export const FIRST_MONTH_REVIEW = { ofAWord: 2.3, least: 14, growth: 1.1, daysAfter: 30 } as const;

/** How long a right answer in a lesson is praised. */
export const LESSON_PRAISE = 1500;

/** The most questions of the level test, and how long an answer is acknowledged. */
export const PLACEMENT_QUESTIONS = 16;
export const PLACEMENT_PAUSE = 600;
/** Words from before a learner's start that are asked in a day without having been met. */
export const CHECKS_A_DAY = 5;

/** The share of a reading's questions answered right from which on it counts as read, in percent. */
export const READING_PASS_PERCENT = 60;
/** The most time that a reading counts, in seconds: the page may stay open. */
export const READING_TIME_LIMIT = 3600;

/** Milliseconds to wait for the log before the course may be opened without it. */
export const LOG_PATIENCE = 10_000;
/** Milliseconds until the iframe of a state's screen must answer. */
export const IFRAME_PATIENCE = 12_000;

/** Milliseconds that a session waits. */
export const SESSION_PATIENCE = {
  /** Until a visitor reads that the service is slow. */
  patience: 3000,
  /** Until a learner reads that the service doesn't answer. */
  renewalPatience: 8000,
  logoutPatience: 3000,
  /** Until a learner is asked without knowing what the account lacks. */
  countPatience: 3000,
  /** Until a log that this device does not remove is left behind. */
  clearPatience: 3000,
  signOutPatience: 3000,
  /** Until a learner stays logged in instead of waiting for a link. */
  followPatience: 30_000,
  /** Between two attempts to reach a service that does not answer. */
  retryInterval: 30_000,
};
