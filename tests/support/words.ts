export function wordsOf(text: string): string[] {
  return text.match(/(?<![\p{L}\p{N}])\p{L}+(?:'\p{L}+)*/gu) ?? [];
}

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');
}
