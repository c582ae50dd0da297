/** Scrolls only the list of an entry, so that the diagram does not move. */
export function showInList(entry: HTMLElement | null): void {
  const list = entry?.closest('ol');
  if (entry && list) list.scrollTop = entry.offsetTop - list.clientHeight / 2;
}
