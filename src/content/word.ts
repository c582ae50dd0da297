import { inflectionsOf } from '#machines/learning/forms.rules.ts';
import type { Card } from '#machines/types.ts';
import { pictureAddress } from './picture-files.ts';

/** A card as it is shown: with its forms, and the address of its picture. */
export function wordOf(card: Card) {
  return { ...card, forms: inflectionsOf(card), image: pictureAddress(card) };
}
