/** A text as it is searched: without accents, in lower case. */
export function searchText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');
}
