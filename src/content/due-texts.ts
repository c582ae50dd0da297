/** `1 word`, `14 words`. */
export function wordCount(words: number): string {
  return words === 1 ? '1 word' : `${words} words`;
}

/** How many words are new, and how many are only checked. */
export function freshText(fresh: number, checks: number): string {
  const parts = [
    ...(fresh > checks ? [`${fresh - checks} new`] : []),
    ...(checks > 0 ? [`${checks} to check`] : []),
  ];
  return parts.join(', ');
}

/** Tomorrow's review if the learner does nothing more today. */
export function tomorrowText(words: number): string {
  return words === 0 ? 'Tomorrow brings no review.' : `Tomorrow brings ${wordCount(words)} to review.`;
}
