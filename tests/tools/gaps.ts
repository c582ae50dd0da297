import { askedSentences, typedGapsOf } from '../support/judged-lines.ts';

/** A line for each gap that accepts more than its own word: the sentence, its translation, and what is right there. */
for (const sentence of askedSentences.values()) {
  for (const { card, key } of typedGapsOf(sentence)) {
    const [own = '', ...others] = key.accepted.filter(
      (text) => !/^(?:el|la|los|las|una?|un[oa]s) /i.test(text),
    );
    if (others.length === 0) continue;
    process.stdout.write(
      `${sentence.id}\t${card.id}\t${sentence.spanish.replace(new RegExp(`(?<!\\p{L})${own}(?!\\p{L})`, 'u'), `[${own}]`)}\t${sentence.english}\t${others.join(', ')}\n`,
    );
  }
}
