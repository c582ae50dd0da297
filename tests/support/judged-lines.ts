import { ordersOf } from '#machines/course/arrangements.rules.ts';
import { verbsIn } from '#machines/course/gap-answers.rules.ts';
import type { CardUse, LessonSentence } from '#machines/course/lesson-input.types.ts';
import { gapKey } from '#machines/course/sentence-exercises.rules.ts';
import { usesIn } from '#machines/course/sentence-uses.rules.ts';
import { exampleOf, formIn, isHeadword, partsAround } from '#machines/course/sentence-words.rules.ts';
import { wordingsOf } from '#machines/course/wording.rules.ts';
import { keyOf, rivalsOf, withRivals } from '#machines/learning/answer-key.rules.ts';
import { comparedText } from '#machines/learning/answer-text.rules.ts';
import { judgeTyped, verdictText, type AnswerKey, type Verdict } from '#machines/learning/judging.rules.ts';
import { wordIndex } from '#machines/learning/near-words.rules.ts';
import type { AnyCard, Card, Direction } from '#machines/types.ts';
import { englishTexts, spanishTexts } from '../../src/content/course-texts.ts';
import { courseCards, lexicon } from '../../src/content/word-book.ts';
import { bankFiles, sentencesIn } from './bank/files.ts';
import { cards, verbBook } from './content-files.ts';
import { courseUnits } from '../../src/content/course-index.ts';

/** The words of the course, as the app loads them. */
const courseWords = { es: wordIndex(spanishTexts), en: wordIndex(englishTexts) };

/** All cards of Camino's, as they are asked. */
export const askedCards: ReadonlyMap<string, Card> = new Map(
  cards.map((card) => [card.id, withRivals(card, courseWords)]),
);

/** The sentences of the bank, and the examples of the cards, with the cards that they use. */
export const askedSentences: ReadonlyMap<string, LessonSentence> = new Map(
  [
    ...sentencesIn(
      bankFiles,
      courseUnits.map(({ id }) => id),
    ).map((sentence) => ({
      ...sentence,
      uses: usesIn(sentence, lexicon).map(([card, at, length]) => ({
        card: courseCards[card]?.id ?? '',
        at,
        length,
      })),
      needs: [],
    })),
    ...cards.flatMap((card) => exampleOf(card, []) ?? []),
  ].map((sentence) => [sentence.id, sentence]),
);

const tables = new Map(verbBook.map((verb) => [verb.id, verb]));

/** A gap that can be typed, as it takes the headword of a card, and what is right there. */
export interface TypedGap {
  sentence: LessonSentence;
  card: Card;
  use: CardUse;
  key: AnswerKey;
}

export function typedGapsOf(sentence: LessonSentence): TypedGap[] {
  return sentence.uses.flatMap((use) => {
    const card = askedCards.get(use.card);
    const isOnly = sentence.uses.filter((each) => each.card === use.card).length === 1;
    if (!card || !isOnly || !isHeadword(formIn(sentence.spanish, use), card)) return [];
    return [{ sentence, card, use, key: gapKey(sentence, use, card, askedCards) }];
  });
}

/** One of the learner's own words, as asked. */
export function ownWord(spanish: string, english: string): AnyCard {
  const word: AnyCard = {
    id: 'own-1',
    spanish,
    english,
    example: '',
    exampleTranslation: '',
    grammarTip: '',
    category: 'own',
  };
  return withRivals(word, courseWords);
}

const FORMS =
  'a line is {"card", "direction", "typed"}, {"spanish", "english", "direction", "typed"} or {"sentence", "typed"}';

/** The line with its verdict and why, or with what is wrong with the line; both as JSON. */
export function judgedLine(line: string): { text: string; isBad: boolean } {
  const read = readLine(line);
  if (typeof read === 'string') return { text: JSON.stringify({ line, error: read }), isBad: true };
  const verdict = judgedAs(read);
  if (typeof verdict === 'string') return { text: JSON.stringify({ ...read, error: verdict }), isBad: true };
  const why = verdictText(verdict).replaceAll(/[«»]/g, '');
  return { text: JSON.stringify({ ...read, verdict: verdict.judgement, why }), isBad: false };
}

type Line = Readonly<Record<string, unknown>>;

function readLine(line: string): Line | string {
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? { ...read }
      : `not an object: ${FORMS}`;
  } catch {
    return `not JSON: ${FORMS}`;
  }
}

function judgedAs({ card, spanish, english, sentence, direction, typed }: Line): Verdict | string {
  if (typeof typed !== 'string') return `"typed" is no text: ${FORMS}`;
  if (sentence !== undefined) {
    const found = typeof sentence === 'string' ? askedSentences.get(sentence) : undefined;
    return found ? judgedSentence(found, typed) : `no sentence ${JSON.stringify(sentence)}`;
  }
  if (!isDirection(direction)) return '"direction" is not "es-en" or "en-es"';
  if (card !== undefined) {
    const found = typeof card === 'string' ? askedCards.get(card) : undefined;
    return found ? judgeTyped(typed, keyOf(found, direction)) : `no card ${JSON.stringify(card)}`;
  }
  if (typeof spanish !== 'string' || typeof english !== 'string') return FORMS;
  return judgeTyped(typed, keyOf(ownWord(spanish, english), direction));
}

function isDirection(value: unknown): value is Direction {
  return value === 'es-en' || value === 'en-es';
}

const isWithArticle = /^(?:el|la|los|las|un[oa]?s?) /i;

/** The orders of a sentence that somebody would say, as they are compared. */
export function ordersOfSentence(sentence: LessonSentence): readonly string[] {
  return wordingsOf([sentence.spanish], sentence, { cards: askedCards, verbs: tables }).flatMap(ordersOf);
}

/** A whole sentence, in any right order, with any right word in its gaps; or only the words of a gap. */
function judgedSentence(sentence: LessonSentence, typed: string): Verdict {
  const { spanish, alsoSpanish = [], orders = [] } = sentence;
  const gaps = typedGapsOf(sentence);
  const filled = gaps.flatMap(({ use, key: { accepted } }) => {
    const [before, , after] = partsAround(spanish, use);
    const bare = before.replace(/(?<!\p{L})(?:el|la|los|las|un[oa]?s?) $/iu, '');
    return accepted.map((answer) => (isWithArticle.test(answer) ? bare : before) + answer + after);
  });
  const whole = {
    language: 'es' as const,
    accepted: [...new Set([spanish, ...orders, ...alsoSpanish, ...filled, ...ordersOfSentence(sentence)])],
    rivals: rivalsOf([spanish], 'es', courseWords.es),
    verbs: verbsIn(sentence, tables),
  };
  const order = { right: 0, nearly: 1, wrong: 2 };
  const distance = ({ accepted: [own = ''] }: AnswerKey) => Math.abs(wordCount(own) - wordCount(typed));
  const [best] = [whole, ...gaps.map(({ key }) => key)]
    .toSorted((one, other) => distance(one) - distance(other))
    .map((key) => judgeTyped(typed, key))
    .toSorted((one, other) => order[one.judgement] - order[other.judgement]);
  return best ?? judgeTyped(typed, whole);
}

function wordCount(text: string): number {
  return comparedText(text, 'es').split(' ').length;
}
