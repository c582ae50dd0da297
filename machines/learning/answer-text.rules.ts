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

const abbreviations: readonly (readonly [form: RegExp, full: string])[] = [
  [/\b[uv]ds\b\.?/g, 'ustedes'],
  [/\b[uv]d\b\.?/g, 'usted'],
  [/\bsr(a?)\b\.?/g, 'señor$1'],
  [/\bsrta\b\.?/g, 'señorita'],
  [/\bdr(a?)\b\.?/g, 'doctor$1'],
];

/**
 * A text for comparison: in lower case, words and numbers with single spaces between them, without marks and what
 * cannot be seen; English without contractions, Spanish without the abbreviations of «usted» and of titles.
 */
export function comparedText(text: string, language: 'es' | 'en'): string {
  const long = language === 'en' ? shortForms : abbreviations;
  return withoutMarks(long.reduce((all, [form, full]) => all.replaceAll(form, full), inLowerCase(text)));
}

/** The same, but with contractions as they are: `it’s` is `its`. */
export function uncontracted(text: string): string {
  return withoutMarks(inLowerCase(text));
}

function inLowerCase(text: string): string {
  return text
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .toLowerCase()
    .normalize('NFC');
}

function withoutMarks(text: string): string {
  return text
    .replaceAll("'", '')
    .replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
    .trim();
}

/** What follows a word in notes of the learner's own: `+ inf.`, `+ noun`. */
const pattern = /\s\+\s*-?(?:adj|alg|ger|inf|ing|noun|nombre|obj|sb|sth|subj|sust|to|verb)\p{L}*\.?\s*$/iu;

/** Without what's in brackets, and without the pattern at the end of a note such as `tener ganas de + inf.` */
export function withoutBrackets(text: string): string {
  return text.replaceAll(/\([^)]*\)/g, ' ').replace(pattern, ' ');
}
