/** The words of a text in their order; an apostrophe inside a word belongs to it. */
export function wordsOf(text: string): string[] {
  return text.match(/\p{L}+(?:'\p{L}+)*/gu) ?? [];
}

/** `los frijoles (Mexico)` without the remark in brackets behind it. */
export function withoutRemark(text: string): string {
  return text.replaceAll(/ ?\([^)]*\)/g, '');
}

/** `canción` as `cancion`: the accents of stressed vowels taken away, ñ and ü kept. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');
}
