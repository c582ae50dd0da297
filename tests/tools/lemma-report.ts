import { cards } from '../support/content-files.ts';
import { countCardLemmas } from '../support/lemmas.ts';

const { counted, words, unknown } = countCardLemmas(cards);

process.stdout
  .write(`At least ${counted.length} Spanish lemmas are on ${cards.length} cards, in headwords and examples.

How they are counted: the texts have ${words.length} different words, names left out. Of each word every lemma is
found of which it may be a form: roots of the Hunspell dictionary of Spanish by its rules, verbs of the cards by the
conjugator, and what the endings of plural, gender and degree lead to. A word counts only if it shares none of these
lemmas with another word that counts, so no two words that count can be forms of one lemma. Where a word is
ambiguous ("como", "vino", "puerto" and "puerta"), this counts too little rather than too much.

Without a lemma of which they are known to be a form, and not counted: ${unknown.join(', ') || 'none'}.

Counted, with the lemma where it is another word:
${counted
  .map(({ word, lemmas }) => (lemmas.includes(word) ? word : `${word} (${lemmas[0]})`))
  .toSorted((one, other) => one.localeCompare(other, 'es'))
  .join(', ')}
`);
