const shortForms: readonly (readonly [form: RegExp, full: string])[] = [
  [/\bcan(?:'?t|not)\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\bshan't\b/g, 'shall not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|should|could|must)n'?t\b/g, '$1 not'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(i|you|they|we)'?ve\b/g, '$1 have'],
  [/\b(you|they)'?re\b/g, '$1 are'],
  [/\bwe're\b/g, 'we are'],
  [/\b(i|you|he|she|it|we|they|that|there)'ll\b/g, '$1 will'],
  [/\b(i|you|he|she|we|they)'d\b/g, '$1 would'],
  [/\blet'?s\b/g, 'let us'],
  [/\b(what|that|there|where|here|who|how)'?s\b/g, '$1 is'],
  [/\b(it|he|she)'s\b/g, '$1 is'],
  [/\bok\b/g, 'okay'],
];

/**
 * A text for comparison: in lower case, words and numbers with single spaces between them, without marks and what
 * cannot be seen; English without contractions.
 */
export function comparedText(text: string, language: 'es' | 'en'): string {
  const plain = text
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .toLowerCase()
    .normalize('NFC');
  const long =
    language === 'en' ? shortForms.reduce((all, [form, full]) => all.replaceAll(form, full), plain) : plain;
  return long
    .replaceAll("'", '')
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
    .trim();
}

export function withoutBrackets(text: string): string {
  return text.replaceAll(/\([^)]*\)/g, ' ');
}
