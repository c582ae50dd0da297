import { readFileSync } from 'node:fs';
import { bankFiles, dialogueFiles, readingFiles, readingsIn, sentencesIn } from '../support/bank/files.ts';
import { coverageOf, frequentLemmas } from '../support/bank/frequency.ts';
import { courseOf } from '../support/bank/met.ts';
import { cards } from '../support/content-files.ts';
import { countCardLemmas } from '../support/lemmas.ts';
import { wordsOf } from '../support/words.ts';

const MOST = 2000;
const [file] = process.argv.slice(2);

process.stdout.write(file === undefined ? counted() : covered(readFileSync(file, 'utf8')));

/** How much of a frequency list the course teaches, such as frequency.csv of github.com/doozan/spanish_data. */
function covered(csv: string): string {
  const lemmas = frequentLemmas(csv, MOST);
  const texts = [
    ...sentencesIn(bankFiles, [...bankFiles.keys()]),
    ...[readingFiles, dialogueFiles].flatMap((files) =>
      readingsIn(files, [...files.keys()]).flatMap(({ lines }) => lines),
    ),
  ];
  const words = new Set(texts.flatMap(({ spanish }) => wordsOf(spanish.toLowerCase())));
  const { taught, seen, missing } = coverageOf(lemmas, words, courseOf(cards));
  const share = (count: number) => `${((100 * count) / lemmas.length).toFixed(1)} %`;
  return `Of the ${lemmas.length} most frequent lemmas
${taught.length} (${share(taught.length)}) are taught by a card, a course word or a point,
${seen.length} more (${share(seen.length)}) stand in a sentence, a reading or a dialogue, and
${missing.length} (${share(missing.length)}) nowhere.

Only in a sentence or a text, most frequent first: ${seen.join(', ')}

Nowhere, most frequent first: ${missing.join(', ')}
`;
}

function counted(): string {
  const { counted: found, words, unknown } = countCardLemmas(cards);
  return `At least ${found.length} Spanish lemmas are on ${cards.length} cards, in headwords and examples.

How they are counted: the texts have ${words.length} different words, names left out. Of each word every lemma is
found of which it may be a form: roots of the Hunspell dictionary of Spanish by its rules, verbs of the cards by the
conjugator, and what the endings of plural, gender and degree lead to. A word counts only if it shares none of these
lemmas with another word that counts, so no two words that count can be forms of one lemma. Where a word is
ambiguous ("como", "vino", "puerto" and "puerta"), this counts too little rather than too much.

Without a lemma of which they are known to be a form, and not counted: ${unknown.join(', ') || 'none'}.

Counted, with the lemma where it is another word:
${found
  .map(({ word, lemmas }) => (lemmas.includes(word) ? word : `${word} (${lemmas[0]})`))
  .toSorted((one, other) => one.localeCompare(other, 'es'))
  .join(', ')}
`;
}
