import { isNamedIn, shareMeaning } from '../learning/cards.rules.ts';
import { EXAM_TIP_MINIMUM, EXAM_WRONG_OPTIONS, type EXAM_MIX } from '../constants.ts';
import type { Card } from '../types.ts';

export type ExamQuestionType = keyof typeof EXAM_MIX;

/** Replaces the headword in a Spanish sentence. */
export const BLANK = '_____';

export interface ExamQuestion {
  id: string;
  type: ExamQuestionType;
  /** English with Spanish in «»; for sentence questions the Spanish sentence with a blank. */
  question: string;
  options: readonly string[];
  optionLanguage: 'es' | 'en';
  correctAnswer: string;
  flashcard: Card;
  example?: string;
  /** Translates a sentence question. */
  translation?: string;
}

/** A question without a place in an exam. */
interface Draft extends Omit<ExamQuestion, 'id' | 'type' | 'flashcard'> {
  /** Keeps the order of options instead of shuffling. */
  isOrdered?: true;
}

const genders = ['Masculine', 'Feminine', 'Neuter', 'No gender'];
const articles = ['el', 'la', 'los', 'las'];
/** True of no word, so wrong for any tip. */
const falseStatements = [
  'It is written with a capital letter everywhere, also in the middle of a sentence, as names are.',
  'It can only come at the end of a sentence; anywhere else another expression has to replace it.',
  'It belongs to written Spanish only: nobody says it in conversation, either in Spain or in Latin America.',
];
/** Words before a noun that show its gender. */
const determiners =
  'el|la|los|las|al|del|un|una|unos|unas|este|esta|estos|estas|ese|esa|esos|esas|aquel|aquella|aquellos|aquellas|' +
  'nuestro|nuestra|nuestros|nuestras|otro|otra|otros|otras|todo|toda|todos|todas|mucho|mucha|muchos|muchas|' +
  'poco|poca|pocos|pocas|demasiado|demasiada|demasiados|demasiadas|primer|primera|buen|buena|mal|mala';

export const drafts: Record<ExamQuestionType, (card: Card, deck: readonly Card[]) => Draft | null> = {
  match: (card, deck) =>
    withWrong(card, deck, marksOf, (other) => other.spanish, {
      question: `How do you say "${card.english}" in Spanish?`,
      optionLanguage: 'es',
      correctAnswer: card.spanish,
      example: masked(card),
    }),
  translate: (card, deck) =>
    withWrong(card, deck, marksOf, (other) => other.english, {
      question: `What does «${card.spanish}» mean?`,
      optionLanguage: 'en',
      correctAnswer: card.english,
      example: card.example,
    }),
  sentence: (card, deck) => {
    const correctAnswer = formOf(card);
    if (correctAnswer === null) return null;
    const translation = card.exampleTranslation;
    const formIn = (other: Card) =>
      isNamedIn(translation, other) ? null : inCaseOf(correctAnswer, formOf(other));
    return withWrong(card, deck, isInflected, formIn, {
      question: masked(card),
      optionLanguage: 'es',
      correctAnswer,
      translation,
    });
  },
  grammar: (card) => {
    const isUsable = card.grammarTip.length > EXAM_TIP_MINIMUM;
    const gender = /\b(Masculine|Feminine)\b/.exec(card.grammarTip)?.[0];
    const article = articles.find((one) => card.spanish.startsWith(`${one} `));
    const noun = article ? card.spanish.slice(article.length + 1) : card.spanish;
    const example = masked(card, `(?:(?:${determiners}) ){0,2}`);
    if (isUsable && gender) {
      return {
        question: `What is the gender of «${noun}», "${card.english}"?`,
        optionLanguage: 'en',
        correctAnswer: gender,
        options: genders,
        isOrdered: true,
        example,
      };
    }
    if (isUsable) {
      return {
        question: `Which statement about «${card.spanish}» is correct?`,
        optionLanguage: 'en',
        correctAnswer: card.grammarTip,
        options: [card.grammarTip, ...falseStatements],
        example: card.example,
      };
    }
    const correctAnswer = gender === 'Feminine' ? 'la' : 'el';
    if (article && article !== correctAnswer) return null;
    return {
      question: `Which article goes with «${noun}», "${card.english}"?`,
      optionLanguage: 'es',
      correctAnswer,
      options: articles,
      isOrdered: true,
      example,
    };
  },
};

/**
 * Adds wrong options from other cards: look-alikes by `lookOf` first, and of these the same group. Null
 * if too few are certainly wrong.
 */
function withWrong(
  card: Card,
  deck: readonly Card[],
  lookOf: (card: Card) => string | boolean,
  textOf: (other: Card) => string | null,
  draft: Omit<Draft, 'options'>,
): Draft | null {
  const distance = (other: Card) =>
    (lookOf(other) === lookOf(card) ? 0 : 2) + (other.group === card.group ? 0 : 1);
  const picked = [{ card, text: draft.correctAnswer }];
  for (const other of deck.toSorted((one, two) => distance(one) - distance(two))) {
    if (picked.length > EXAM_WRONG_OPTIONS) break;
    const text = textOf(other);
    if (text === null || picked.some((one) => one.text === text || shareMeaning(one.card, other))) continue;
    picked.push({ card: other, text });
  }
  const options = picked.map(({ text }) => text);
  return options.length > EXAM_WRONG_OPTIONS ? { ...draft, options } : null;
}

/** A question or exclamation would stand out among plain words. */
function marksOf({ spanish }: Card): string {
  return spanish.replaceAll(/[^¿?¡!…]/gu, '');
}

/** A conjugated verb would stand out among infinitives. */
function isInflected({ exampleForm }: Card): boolean {
  return exampleForm !== undefined;
}

/** The headword's form in the card's example; null if it's missing. */
function formOf(card: Card): string | null {
  return headword(card).exec(card.example)?.[1] ?? null;
}

/** The example with a blank for the headword and what `before` matches in front of it. */
function masked(card: Card, before = ''): string {
  return card.example.replaceAll(headword(card, before), BLANK);
}

function headword(card: Card, before = ''): RegExp {
  const form = card.exampleForm ?? card.spanish.replaceAll(/^[\s¿¡"]+|[\s?!.,;:…"]+$/gu, '');
  const literal = form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${before}(${literal})(?![\p{L}\p{N}])`, 'giu');
}

/** Capitalizes the text if `like` is, so that case doesn't reveal the right option. */
function inCaseOf(like: string, text: string | null): string | null {
  if (text === null) return null;
  const isCapital = /^\p{Lu}/u.test(like);
  return (isCapital ? text.charAt(0).toUpperCase() : text.charAt(0).toLowerCase()) + text.slice(1);
}
