/** The words of a text in order: `isn't` is one, the ending of `24th` is none. */
export function wordsOf(text: string): string[] {
  return text.match(/(?<![\p{L}\p{N}])\p{L}+(?:'\p{L}+)*/gu) ?? [];
}

/** `canción` as `cancion`: accents of stressed vowels are removed, ñ and ü kept. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');
}
