import { inflectionsOf } from '#machines/learning/forms.rules.ts';
import type { AnyCard, Card } from '#machines/types.ts';
import { pictureAddress } from './picture-files.ts';

/** A card with its forms and its picture's address, as shown. */
export function wordOf(card: AnyCard) {
  const forms = card.category === 'own' ? undefined : inflectionsOf(card);
  return { ...card, forms, image: pictureAddress(card) };
}

/** What stands above a word that is introduced: to a learner who met it elsewhere, it isn't new. */
export function introductionOf(isMet: boolean): string {
  return isMet ? 'A word you’ve met' : 'A new word';
}

/** The example of a card in three parts, the word in the second; that is empty if the example has another form. */
export function exampleParts({ spanish, example, exampleForm }: Card): [string, string, string] {
  const bare = spanish.replaceAll(/^[¿¡\s]+|[?!.,…\s]+$/g, '');
  const forms = [exampleForm, bare, bare.replace(/^(el|la|los|las|un|una) /, '')];
  for (const form of forms) {
    const place = form ? placeOf(form, example) : -1;
    if (form && place >= 0)
      return [
        example.slice(0, place),
        example.slice(place, place + form.length),
        example.slice(place + form.length),
      ];
  }
  return [example, '', ''];
}

/** The index of a form in a text as a whole word; -1 if it isn't there. */
function placeOf(form: string, text: string): number {
  const literal = form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text.search(new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, 'iu'));
}
