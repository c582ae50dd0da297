const LOW = '(orientation: landscape) and (height <= 30rem)';

/** A phone, however it's held. */
export const PHONE = `@media (width < 48rem), ${LOW}`;
/** A phone with text twice its usual size. */
export const LARGE_TEXT = '@media (width < 18rem)';
/** A phone held sideways: question and answers stand side by side. */
export const SIDEWAYS = `@media ${LOW}`;
export const NO_PHONE = `@media (width >= 48rem) and (not (${LOW}))`;
/** A phone with its keyboard open. */
export const KEYBOARD = '@media (width < 48rem) and (height <= 32rem)';
