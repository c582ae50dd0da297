import type { Card } from '#machines/types.ts';
import { describe, expect, it } from 'vitest';
import { cards } from '../support/content-files.ts';
import {
  allowing,
  englishDictionary,
  spanishDictionary,
  misspellings,
  needless,
} from '../support/spelling.ts';
import {
  allowedEnglish,
  allowedInEnglishOfTips,
  allowedInTips,
  allowedSpanish,
  englishInTips,
} from '../support/spelling-allowed.ts';
import { textsOfTip } from '../support/spelling-texts.ts';
import { wordsOf } from '../support/words.ts';

const spanish = allowing(spanishDictionary, allowedSpanish);
const english = allowing(englishDictionary, allowedEnglish);
const inSpanish = allowing(spanish, allowedInTips);
const inEnglish = allowing(english, allowedInEnglishOfTips);
const tips = cards.map(textsOfTip);

describe('the tips', () => {
  it('have nothing but Spanish in «», and nothing but English around it', () => {
    expect(cards.flatMap(mistakesIn)).toEqual([]);
  });

  it('need every allowed word', () => {
    const words = new Set(cards.flatMap(sharedWordsOf));
    expect(
      needless(
        allowedInTips,
        tips.flatMap((tip) => tip.spanish),
        spanish,
      ),
    ).toEqual([]);
    expect(
      needless(
        allowedInEnglishOfTips,
        tips.flatMap((tip) => tip.english),
        english,
      ),
    ).toEqual([]);
    expect([...englishInTips].filter((word) => !words.has(word))).toEqual([]);
  });

  it.each([
    ['feminin', 'A feminin noun in «-ción».'],
    ['cansion', 'Feminine, and not «cansion».'],
    ['casas', 'Feminine; plural casas.'],
    ['plural', 'Feminine; «plural casas y flowers».', 'flowers'],
    ['la', 'The article is la.'],
    ['él', 'Not to be mixed up with él.'],
    ['tan', 'It goes with tan.'],
    ['a', 'People take the personal a.'],
  ])('may not leave a mistake: %s in "%s"', (word, grammarTip, found = word) => {
    expect(mistakesIn({ id: 'tip', grammarTip })).toContainEqual(expect.stringContaining(`"${found}"`));
  });

  it('may name words that both languages have, and letters', () => {
    const grammarTip = 'Masculine: «el hotel, no» is not "no hotel", and c before e is not k.';
    expect(mistakesIn({ id: 'tip', grammarTip })).toEqual([]);
  });
});

function mistakesIn(card: Pick<Card, 'id' | 'grammarTip'>): string[] {
  const texts = textsOfTip(card);
  const wrong = [...misspellings(texts.spanish, inSpanish), ...misspellings(texts.english, inEnglish)];
  const unmarked = sharedWordsOf(card)
    .filter((word) => !englishInTips.has(word))
    .map((word) => `${card.id}: "${word}" is Spanish, too`);
  const preposition = /personal a\b/.test(card.grammarTip)
    ? [`${card.id}: "a" is the Spanish preposition`]
    : [];
  return [...new Set([...wrong, ...unmarked, ...preposition])];
}

/** The words around the Spanish of a tip that could be Spanish themselves, in lower case. */
function sharedWordsOf({ grammarTip }: Pick<Card, 'grammarTip'>): string[] {
  const around = grammarTip
    .replaceAll(/«[^»]*»/g, '|')
    .replaceAll(/(?<!\p{L})-\p{L}|\p{L}+-(?!\p{L})/gu, ' ');
  return wordsOf(around)
    .filter((word) => spanish.isRight(word))
    .map((word) => word.toLowerCase());
}
