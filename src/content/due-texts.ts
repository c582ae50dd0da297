/** How many of the cards are new, and how many of those are only checked. */
export function freshText(fresh: number, checks: number): string {
  const parts = [
    ...(fresh > checks ? [`${fresh - checks} new`] : []),
    ...(checks > 0 ? [`${checks} to check`] : []),
  ];
  return parts.join(', ');
}

/** What tomorrow brings: cards that will be due, and new ones up to the daily goal. */
export function tomorrowText(due: number, dailyGoal: number): string {
  if (due === 0) return `Tomorrow brings up to ${dailyGoal} new cards.`;
  return `Tomorrow brings ${due === 1 ? '1 card' : `${due} cards`} and up to ${dailyGoal} new ones.`;
}
