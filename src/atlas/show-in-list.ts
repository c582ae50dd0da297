/** Scrolls the entry's list only, so that the diagram doesn't move. */
export function showInList(entry: HTMLElement | null): void {
  const list = entry?.closest('ol');
  if (entry && list) list.scrollTop = entry.offsetTop - list.clientHeight / 2;
}
