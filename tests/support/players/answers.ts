import { plainTip } from '#machines/learning/cards.rules.ts';
import type { Card } from '#machines/types.ts';
import type { Page } from 'playwright-core';
import { bankFiles, sentencesIn } from '../bank/files.ts';
import { typeset } from '../../../src/ui/base/typeset.ts';
import { cards as written, grammarQuestions, sentences, verbs } from '../content-files.ts';

/** Read aloud for a gap. */
const GAP = 'blank';
/** As they're shown. */
const cards = written.map((card) => ({
  ...card,
  english: typeset(card.english),
  exampleTranslation: typeset(card.exampleTranslation),
}));
const courseSentences = new Set(sentencesIn(bankFiles, [...bankFiles.keys()]).map(({ spanish }) => spanish));

/** A question on the screen; `hint` is shown below it in exams. */
export interface Asked {
  kind: string;
  text: string;
  hint: string;
  options: string[];
}

export function readQuestion(page: Page): Promise<Asked> {
  return page.evaluate(askedOnPage);
}

/** Runs in the page. */
export function askedOnPage(): Asked {
  const textOf = (selector: string) => document.querySelector(`main section ${selector}`)?.textContent ?? '';
  return {
    kind: textOf('header > p'),
    text: textOf('header > h2'),
    hint: textOf('header + div p'),
    options: [...document.querySelectorAll('main ol button > kbd + span')].map((span) => span.textContent),
  };
}

/** The right option, found in the content alone. */
export function grammarAnswer({ text }: Asked): string {
  const { correctAnswer } = found(
    grammarQuestions.find(({ question }) => plain(question) === text),
    text,
  );
  return typeset(correctAnswer);
}

/** Vocabulary Challenge, Spanish to English. */
export function vocabularyAnswer({ text, options }: Asked): string {
  return found(
    cards.find(({ spanish, english }) => spanish === text && options.includes(english)),
    text,
  ).english;
}

/** Category Exam: from the category's cards, the course's sentences and the grammar questions. */
export function examAnswer(asked: Asked, category: Card['category']): string {
  const answers = [
    ...cards.filter((card) => card.category === category).flatMap((card) => answersIn(card, asked)),
    ...asked.options.filter((option) => courseSentences.has(asked.text.replace(GAP, option))),
    ...grammarQuestions
      .filter(({ question }) => plain(question) === asked.text)
      .map((one) => typeset(one.correctAnswer)),
  ];
  return found(
    answers.find((text) => asked.options.includes(text)),
    asked.text,
  );
}

export function sentenceWords(english: string): readonly string[] {
  return found(
    sentences.find((sentence) => typeset(sentence.english) === english),
    english,
  ).words;
}

export function presentForms(infinitive: string): string[] {
  const verb = found(
    verbs.find((candidate) => candidate.infinitive === infinitive),
    infinitive,
  );
  return Object.values(verb.conjugations.present);
}

/** The place among the tiles' texts of what belongs to the one at `place`, be it the same word. */
export function partnerPlace(place: number, texts: readonly string[]): number {
  const text = texts[place] ?? '';
  const partners = new Set(
    cards.flatMap(({ spanish, english }) =>
      spanish === text ? [english] : english === text ? [spanish] : [],
    ),
  );
  return found(
    [...texts.keys()].find((other) => other !== place && partners.has(texts[other] ?? '')),
    text,
  );
}

function answersIn(card: Card, { kind, text, hint }: Asked): string[] {
  const { spanish, english, exampleForm, exampleTranslation } = card;
  const noun = spanish.replace(/^(el|la|los|las) /, '');
  switch (kind) {
    case 'Vocabulary':
      return text === `How do you say “${english}” in Spanish?` ? [spanish] : [];
    case 'Translation':
      return text === `What does ${spanish} mean?` ? [english] : [];
    case 'Sentence completion':
      return hint === exampleTranslation ? casesOf(exampleForm ?? spanish) : [];
    default:
      if (text === `What is the gender of ${noun}, “${english}”?`)
        return /Masculine|Feminine/.exec(card.grammarTip) ?? [];
      return text === `Which statement about ${spanish} is correct?` ? [typeset(plainTip(card))] : [];
  }
}

function plain(question: string): string {
  return typeset(question).replaceAll(/[«»]/g, '').replaceAll('___', GAP);
}

/** Within a sentence and at its start. */
function casesOf(form: string): string[] {
  return [form, form.charAt(0).toUpperCase() + form.slice(1)];
}

function found<Found>(answer: Found | undefined, question: string): Found {
  if (answer === undefined) throw new Error(`The content has no answer to “${question}”.`);
  return answer;
}
