import { OWN_LIMITS } from '../learning/facts.rules.ts';
import type { Columns } from './card-import.rules.ts';
import { visibleText } from './own-words.rules.ts';
import type { Row } from './word-list-rows.rules.ts';

/** Languages as their own, English and neighbouring ones call them. */
const NAMES = {
  spanish: 'spanish|español|espanol|castellano|espagnol|spanisch|spagnolo|espanhol|spaans',
  english: 'english|inglés|ingles|anglais|englisch|inglese|inglês|engels',
};
const OF_LANGUAGE =
  '(?: (?:words?|terms?|text|side|vocab|vocabulary|phrases?|expressions?|translations?|meanings?|definitions?))?';
const SPANISH = new RegExp(
  `^(?:(?:in )?(?:${NAMES.spanish})${OF_LANGUAGE}|es|spa|es-\\w+|front(?: side)?|anverso|words?|palabras?|vocab(?:ulary)?|vocabulario|terms?|términos?|termino|question|pregunta|expressions?|expresión|target(?: language)?|mots?|wort|wörter|vokabel|parola|palavra|woord)$`,
  'i',
);
const ENGLISH = new RegExp(
  `^(?:(?:in )?(?:${NAMES.english})${OF_LANGUAGE}|en|eng|en-\\w+|back(?: side)?|reverso|meanings?|translations?|definitions?|traducción|traduccion|significado|definición|definicion|answer|respuesta|gloss|hints?|native(?: language)?|traduction|übersetzung|bedeutung|traduzione|tradução|vertaling)$`,
  'i',
);
const SENTENCE =
  /^(?:(?:spanish )?(?:sentence|example)(?: sentence)?|ejemplo|frase|oración|oracion|context|phrase|exemple|beispiel(?:satz)?|esempio|exemplo|voorbeeld(?:zin)?)$/i;
const LANGUAGES = [
  ['spanish', new RegExp(`^(?:${NAMES.spanish}|es)$`, 'i')],
  ['english', new RegExp(`^(?:${NAMES.english}|en)$`, 'i')],
] as const;
/** What a column has that says of what kind or level its words are. */
const LABEL =
  /^(?:nouns?|verbs?|adj(?:ective)?s?|adv(?:erb)?s?|pron(?:oun)?s?|prep(?:osition)?s?|conj(?:unction)?s?|interj(?:ection)?s?|phrases?|[nmvf]|[mf]\/?[mf]|n[mf]|v[ti]|[abc][12])\.?$/i;
const SPANISH_LOOK =
  /[áéíóúüñ¿¡]|^(?:el|la|los|las|un|una|unos|unas|ser|estar|por|con|de|muy|no|qué|yo|tú) |(?:ción|arse|irse)$/i;
const ENGLISH_LOOK =
  /^(?:to|the|an?|i|you|he|she|it|we|they|my|your|is|are|of|with|very|not?) |(?:ing|tion|ness|ly|th|ck|sh)$|[wk]|[’']s\b/i;
const LONGEST_NAME = 40;
/** How many rows decide which columns have text, and in which language. */
const SAMPLE = 100;
/** How many more texts than this share must look Spanish in a later column for it to be the Spanish one. */
const MARGIN = 0.1;

/** The columns by their names; null if the names lack a language. */
export function namedColumns(names: readonly string[]): Columns | null {
  const placeOf = (pattern: RegExp) => {
    const place = names.findIndex((name) => name.length <= LONGEST_NAME && pattern.test(bareName(name)));
    return place < 0 ? null : place;
  };
  const columns = { spanish: placeOf(SPANISH), english: placeOf(ENGLISH), sentence: placeOf(SENTENCE) };
  return columns.spanish === null || columns.english === null ? null : columns;
}

/** A name without what people add to it: `Spanish (ES):` is Spanish, `es_ES` is es-ES. */
function bareName(name: string): string {
  const text = visibleText(name).replace(/ ?[:：]$/, '');
  return text.replace(/ ?(?:\([^()]*\)|\[[^\][]*\])$/, '').replaceAll('_', '-');
}

/**
 * The first two columns with letters, and the next with texts short enough for a sentence; of the two, Spanish is the
 * one that looks more like it. `clean` takes markup from a field.
 */
export function filledColumns(
  rows: readonly Row[],
  meta: ReadonlySet<number>,
  clean: (field: string) => string,
): Columns {
  const sample = rows.slice(0, SAMPLE).map(({ fields }) => (fields ?? []).map(clean));
  const count = Math.max(...sample.map((fields) => fields.length));
  const filled = Array.from({ length: count }, (_column, index) => index).filter(
    (index) => !meta.has(index) && sample.some((fields) => /\p{Letter}/u.test(fields[index] ?? '')),
  );
  const isLabel = (column: number) => sample.every((fields) => isNoWord(fields[column] ?? ''));
  const worded = filled.filter((column) => !isLabel(column));
  const [first = null, second = null, ...others] = worded.length > 1 ? worded : filled;
  const isShort = (column: number) =>
    sample.every((fields) => (fields[column] ?? '').length <= OWN_LIMITS.sentence);
  const isSwapped =
    first !== null &&
    second !== null &&
    spanishLook(sample, second) - spanishLook(sample, first) > sample.length * MARGIN;
  return {
    spanish: isSwapped ? second : first,
    english: isSwapped ? first : second,
    sentence: others.find(isShort) ?? null,
  };
}

/** Whether a text is empty or says of what kind or level a word is. */
function isNoWord(field: string): boolean {
  const text = visibleText(field);
  return text === '' || LABEL.test(text);
}

/** How many more of a column's texts look Spanish than English. */
function spanishLook(rows: readonly (readonly string[])[], column: number): number {
  return rows.reduce((sum, fields) => {
    const text = visibleText(fields[column] ?? '');
    return sum + Number(SPANISH_LOOK.test(text)) - Number(ENGLISH_LOOK.test(text));
  }, 0);
}

/**
 * The rows of a list that names the languages in each row, as Google Translate's `English,Spanish,dog,perro`, with
 * Spanish first; null for other lists. A row in other languages is `isOther`.
 */
export function rowsByLanguage(rows: readonly Row[]): readonly (Row & { isOther: boolean })[] | null {
  const pairs = rows.filter(isPair).length;
  const isWide = rows.filter(({ fields }) => (fields?.length ?? 0) > 3).length * 2 > rows.length;
  if (!isWide || pairs === 0 || (pairs === 1 && rows.length > 1)) return null;
  return rows.map((row) => {
    const [language, , one = '', other = '', ...rest] = row.fields ?? [];
    if (!isPair(row)) return { ...row, isOther: row.fields !== null };
    const texts = languageOf(language) === 'spanish' ? [one, other] : [other, one];
    return { line: row.line, fields: [...texts, ...rest], isOther: false };
  });
}

function isPair({ fields }: Row): boolean {
  const [one, other] = [languageOf(fields?.[0]), languageOf(fields?.[1])];
  return one !== undefined && other !== undefined && one !== other;
}

function languageOf(field: string | undefined): string | undefined {
  if (field === undefined || field.length > LONGEST_NAME) return undefined;
  const name = bareName(field);
  return LANGUAGES.find(([, pattern]) => pattern.test(name))?.[0];
}
