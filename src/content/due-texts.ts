/** `1 word`, `14 words`; with `kind`, `1 new word`. */
export function wordCount(words: number, kind = ''): string {
  const parts = [words.toLocaleString('en'), kind, words === 1 ? 'word' : 'words'];
  return parts.filter((part) => part !== '').join(' ');
}

/** How many words are new, and how many are only checked. */
export function freshText(fresh: number, checks: number): string {
  const parts = [
    ...(fresh > checks ? [`${fresh - checks} new`] : []),
    ...(checks > 0 ? [`${checks} to check`] : []),
  ];
  return parts.join(', ');
}

/** `14 wait`. */
export function waitText(waiting: number): string {
  return waiting === 1 ? '1 waits' : `${waiting.toLocaleString('en')} wait`;
}

/** Tomorrow's review if the learner does nothing more today. */
export function tomorrowText(words: number): string {
  return words === 0 ? 'Tomorrow brings no review.' : `Tomorrow brings ${wordCount(words)} to review.`;
}
