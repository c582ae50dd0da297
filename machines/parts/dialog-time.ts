/** While a dialog lay over the page nobody thought about the question below it. Times are milliseconds since 1970. */
export interface DialogClosed {
  type: 'dialog.closed';
  openedAt: number;
  now: number;
}

/** When a question counts as asked, so that the time since is thinking only. */
export function withoutDialogTime(askedAt: number, { openedAt, now }: DialogClosed): number {
  return now - Math.max(0, openedAt - askedAt);
}
