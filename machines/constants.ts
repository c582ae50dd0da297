/** The figures of the specification, section 9. Times are milliseconds. */

export const GRID_PAGE_SIZE = 6;
export const PAGE_WINDOW = 5;
export const LANDING_CATEGORIES = 6;
export const ESSENTIAL_PRELOAD_DELAY = 1000;

export const NATIVE_AUDIO_MAX_LENGTH = 20;
export const SPEECH_LANGUAGE = 'es-ES';
export const SPEECH_RATE = 0.9;

export const PASSWORD_MIN_LENGTH = 6;
export const NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 50;
export const SESSION_PATIENCE = 3000;
export const GOOGLE_REDIRECT_PATIENCE = 10_000;
export const UNEXPECTED_ERROR = 'An unexpected error occurred';
export const CALLBACK_ERROR = 'Failed to complete authentication.';

export const TIMER_TICK = 1000;

export const WORD_MATCH_PAIRS = { easy: 5, medium: 8, hard: 12 } as const;
export const WORD_MATCH_FLIP_BACK = 1000;
export const WORD_MATCH_XP_BASE = 50;
export const WORD_MATCH_XP_MINIMUM = 10;

/** Categories whose cards the game draws from while none is chosen. */
export const MATCHING_CATEGORIES = ['greetings', 'nouns', 'adjectives'] as const;
