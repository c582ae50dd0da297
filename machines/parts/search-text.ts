/** Normalizes a text for search: no accents, lower case. */
export function searchText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');
}
