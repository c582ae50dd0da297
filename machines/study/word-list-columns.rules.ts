import { OWN_LIMITS } from '../learning/facts.rules.ts';
import type { Columns } from './card-import.rules.ts';
import { visibleText } from './own-words.rules.ts';
import type { Row } from './word-list-rows.rules.ts';

const SPANISH =
  /^(?:(?:in )?spanish(?: (?:word|term|text|side))?|español|espanol|castellano|es|spa|es-\w+|front(?: side)?|anverso|word|palabra|vocab(?:ulary)?|vocabulario|term|término|termino|question|pregunta|expression|expresión)$/i;
const ENGLISH =
  /^(?:(?:in )?english(?: (?:word|term|text|side|translation|meaning))?|inglés|ingles|en|eng|en-\w+|back(?: side)?|reverso|meanings?|translations?|definitions?|traducción|traduccion|significado|definición|definicion|answer|respuesta|gloss)$/i;
const SENTENCE =
  /^(?:(?:spanish )?(?:sentence|example)(?: sentence)?|ejemplo|frase|oración|oracion|context)$/i;
const LANGUAGES = new Map([
  ['spanish', 'spanish'],
  ['español', 'spanish'],
  ['es', 'spanish'],
  ['english', 'english'],
  ['inglés', 'english'],
  ['en', 'english'],
]);
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
    const place = names.findIndex((name) => name.length <= LONGEST_NAME && pattern.test(visibleText(name)));
    return place < 0 ? null : place;
  };
  const columns = { spanish: placeOf(SPANISH), english: placeOf(ENGLISH), sentence: placeOf(SENTENCE) };
  return columns.spanish === null || columns.english === null ? null : columns;
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
  const [first = null, second = null, ...others] = filled;
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
  return field === undefined || field.length > LONGEST_NAME
    ? undefined
    : LANGUAGES.get(visibleText(field).toLowerCase());
}
