/** Time under a dialog isn't thinking time. In milliseconds since 1970. */
export interface DialogClosed {
  type: 'dialog.closed';
  openedAt: number;
  now: number;
}

/** Moves the time a question was asked past a dialog, so that only thinking time counts. */
export function withoutDialogTime(askedAt: number, { openedAt, now }: DialogClosed): number {
  return now - Math.max(0, openedAt - askedAt);
}
