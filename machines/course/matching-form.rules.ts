import { adjectiveForms, kindOf, pluralOf } from '../learning/forms.rules.ts';
import type { Card } from '../types.ts';

/**
 * The other card in the same form: the plural of nouns, gender and number of adjectives. Null if either has no such
 * form.
 */
export function inSameForm(form: string, card: Card, other: Card): string | null {
  if (kindOf(card) !== kindOf(other)) return null;
  const shape = shapesOf(card).indexOf(form.toLowerCase());
  return shape > 0 ? (shapesOf(other)[shape] ?? null) : null;
}

function shapesOf(card: Card): readonly string[] {
  const { spanish, forms } = card;
  const [, article, word = ''] = /^(el |la )?(\p{L}+)$/u.exec(spanish) ?? [];
  if (word === '') return [];
  if (kindOf(card) === 'adjectives') {
    const [masculine = '', ...rest] = forms?.split(', ') ?? adjectiveForms(word);
    return rest.length === 1 ? [masculine, masculine, ...rest, ...rest] : [masculine, ...rest];
  }
  return forms !== undefined || article === undefined || word.endsWith('s') ? [] : [word, pluralOf(word)];
}
