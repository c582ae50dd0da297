/** Scrolls the list of an entry alone, so that the diagram stays where it is. */
export function showInList(entry: HTMLElement | null): void {
  const list = entry?.closest('ol');
  if (entry && list) list.scrollTop = entry.offsetTop - list.clientHeight / 2;
}
