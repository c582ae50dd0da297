import { when } from './card-text.ts';

const spanishLetter = /[áéíóúüñÁÉÍÓÚÜÑ¿¡]/u;
const spanishCharacters = /^[A-Za-zÁÉÍÓÚÜÑáéíóúüñ .,;:?!¿¡…-]*$/u;
const englishCharacters = /^[A-Za-zÁÉÍÓÚÜÑáéíóúüñ0-9 .,;:?!¿¡…'"()/«»_–-]*$/u;

/** Broken rules for English text with Spanish in «». */
export function englishProblems(field: string, text: string): string[] {
  const outside = text.replaceAll(/«[^«»]*»/gu, '');
  return [
    tidinessProblems(field, text),
    when(!englishCharacters.test(text), `${field} contains a character that does not belong in it`),
    when(/[«»]/u.test(outside), `« and » are not paired in ${field}`),
    when(spanishLetter.test(outside), `${field} has Spanish outside of «»`),
    when((text.match(/"/gu) ?? []).length % 2 === 1, `the quotation marks in ${field} are not paired`),
  ].flat();
}

export function spanishProblems(field: string, text: string): string[] {
  return [
    tidinessProblems(field, text),
    when(!spanishCharacters.test(text), `${field} contains a character that does not belong in it`),
    when(!/^(¿\?)*$/.test(text.replaceAll(/[^¿?]/g, '')), `¿ and ? are not paired in ${field}`),
    when(!/^(¡!)*$/.test(text.replaceAll(/[^¡!]/g, '')), `¡ and ! are not paired in ${field}`),
  ].flat();
}

/** Ids that occur more than once, as `id: reason`. */
export function repeatedIds(items: readonly { id: string }[]): string[] {
  const ids = items.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id}: the id occurs twice`);
}

/** Problems of each item, as `id: reason`. Skips items that lack a field. */
export function problemsOfEach<Item extends { id: string }>(
  items: readonly Item[],
  fields: readonly (keyof Item & string)[],
  check: (item: Item) => string[],
): string[] {
  return items.flatMap((item) => {
    const missing = fields.filter((field) => item[field] === undefined).map((field) => `${field} is missing`);
    return (missing.length > 0 ? missing : check(item)).map((reason) => `${item.id}: ${reason}`);
  });
}

function tidinessProblems(field: string, text: string): string[] {
  return [
    when(text === '' || text !== text.trim(), `${field} is empty or has spaces around it`),
    when(text.includes('  '), `${field} contains two spaces in a row`),
    when(text.includes('..'), `${field} contains several full stops, … is one character`),
  ].flat();
}
