import type { Mistake, Reply, Transform } from '#machines/games/bank.types.ts';
import type {
  GrammarBlock,
  GrammarQuestion,
  GrammarTab,
  Sentence,
  Verb,
} from '#machines/games/exercise.types.ts';
import type { Card } from '#machines/types.ts';
import type { GrammarPoint } from '../../src/content/points.ts';
import { corrected } from './mistake-files.ts';
import type { AllowedWords, Text } from './spelling.ts';
import { wordsOf } from './words.ts';
import { textsIn, type Writing } from './writings.ts';

/** An item's texts by language; `mixed` is English with unmarked Spanish. */
export interface Texts {
  spanish: Text[];
  english: Text[];
  mixed: Text[];
}

type Named = readonly [field: string, text: string];

const remark = / ?\([^)]*\)/g;
const quoted = /«[^»]*»/g;
const endingOrBeginning = /(?<![\p{L}\p{N}])-\p{L}+|\p{L}+-(?!\p{L})/gu;
const syllables = /(?<!\p{L})(?=[\p{L}-]*(?:\p{Lu}-|-\p{L}*\p{Lu}))\p{L}+(?:-\p{L}+)+/gu;
const letters = /(?<![\p{L}'])\p{L}{1,2}(?![\p{L}'])/gu;

/** Notes after an answer, such as a region, are mixed. `furtherEnglishOf` has the other answers. */
export function textsOfCard(card: Card): Texts {
  const { id, spanish, alsoSpanish = [], example, exampleForm = '', english, alsoEnglish = [] } = card;
  const remarks = [english, ...alsoEnglish, ...alsoSpanish].flatMap((text) => text.match(remark) ?? []);
  return {
    spanish: named(id, [
      ['spanish', spanish],
      ['alsoSpanish', withoutRemarks(alsoSpanish)],
      ['example', example],
      ['exampleForm', exampleForm],
    ]),
    english: named(id, [
      ['english', withoutRemarks([english])],
      ['exampleTranslation', card.exampleTranslation],
    ]),
    mixed: named(id, [['remark', remarks.join()]]),
  };
}

/** A tip by language, without endings, syllables, letters and two-letter words. */
export function textsOfTip({ id, grammarTip }: Pick<Card, 'id' | 'grammarTip'>): Texts {
  return byLanguage(id, [['grammarTip', grammarTip]]);
}

/** The further English answers to a card, which may be British. */
export function furtherEnglishOf({ id, alsoEnglish = [] }: Card): Text[] {
  return named(id, [['alsoEnglish', withoutRemarks(alsoEnglish)]]);
}

/** Capitalized Spanish words: names recur in the translation. */
export function namesIn({ spanish }: Texts): AllowedWords {
  return { names: spanish.flatMap(({ text }) => text.match(/\p{Lu}\p{L}+/gu) ?? []) };
}

export function textsOfSentence({ id, spanish, words, english }: Sentence): Texts {
  const inSpanish: Named[] = [
    ['spanish', spanish],
    ['words', words.join(' ')],
  ];
  return { spanish: named(id, inSpanish), english: named(id, [['english', english]]), mixed: [] };
}

export function textsOfReply({ id, said, saidEnglish, reply, replyEnglish, wrong }: Reply): Texts {
  return {
    spanish: named(id, [
      ['said', said],
      ['reply', reply],
      ['wrong', wrong.join(' ')],
    ]),
    english: named(id, [
      ['saidEnglish', saidEnglish],
      ['replyEnglish', replyEnglish],
    ]),
    mixed: [],
  };
}

/** The sentence with each of the right words, and the wrong one. */
export function textsOfMistake(mistake: Mistake): Texts {
  const { id, english, wrong, right } = mistake;
  return {
    spanish: named(id, [
      ['corrected', right.map((word) => corrected(mistake, word)).join(' ')],
      ['wrong', wrong],
    ]),
    english: named(id, [['english', english]]),
    mixed: [],
  };
}

export function textsOfTransform({ id, task, spanish, english, right, rightEnglish }: Transform): Texts {
  return byLanguage(id, [
    ['task', task],
    ['spanish', `«${spanish}»`],
    ['english', english],
    ['right', `«${right.join(' ')}»`],
    ['rightEnglish', rightEnglish],
  ]);
}

export function textsOfVerb({ infinitive, translation, conjugations }: Verb): Texts {
  const tenses = Object.entries(conjugations).map(([tense, forms]): Named => [
    tense,
    Object.values<string>(forms).join(' '),
  ]);
  return {
    spanish: named(infinitive, [['infinitive', infinitive], ...tenses]),
    english: named(infinitive, [['translation', translation]]),
    mixed: [],
  };
}

/** Skips wrong options and their words in explanations. */
export function textsOfQuestion(item: GrammarQuestion): Texts {
  const { id, question, options, correctAnswer, explanation, category } = item;
  const wrong = new Set(
    options
      .filter((option) => option !== correctAnswer)
      .flatMap(wordsOf)
      .map(lowerCase),
  );
  const withoutWrong = (text: string) =>
    text.replaceAll(/\p{L}+/gu, (word) => (wrong.has(lowerCase(word)) ? '' : word));
  const texts = byLanguage(id, [
    ['correctAnswer', `«${correctAnswer}»`],
    ['question', question],
    ['explanation', explanation.replaceAll(quoted, withoutWrong)],
  ]);
  return { ...texts, mixed: [...texts.mixed, ...named(id, [['category', category]])] };
}

export function textsOfTab({ id, title, sections, moreSections = [] }: GrammarTab): Texts {
  return byLanguage(id, [
    ['title', title],
    ...[...sections, ...moreSections].flatMap((section) =>
      [section.title, section.intro, ...section.blocks.flatMap(textsOfBlock)].map((text): Named => [
        section.id,
        text,
      ]),
    ),
  ]);
}

export function textsOfPoint({ id, title, text, examples }: GrammarPoint): Texts {
  return byLanguage(id, [
    ['title', title],
    ['text', text],
    ...examples.flatMap(({ spanish, english }): Named[] => [
      ['example', `«${spanish}»`],
      ['translation', english],
    ]),
  ]);
}

export function textsOfWriting(writing: Writing): Texts {
  const texts = textsIn(writing).map((text): Named => ['text', text.replaceAll('’', "'")]);
  return byLanguage(writing.id, texts);
}

/** Strips endings (`-ción`), syllables (`e-di-FI-cio`) and letters (`rr`), which no dictionary has. */
export function withoutSounds(text: string): string {
  return text.replaceAll(endingOrBeginning, ' ').replaceAll(syllables, ' ').replaceAll(letters, ' ');
}

function textsOfBlock(block: GrammarBlock): string[] {
  const shared = [block.title, 'note' in block ? block.note : ''];
  if (block.kind === 'table') {
    const cells = block.rows.flatMap((row) =>
      row.map((cell, index) => (block.columns[index]?.language === 'es' ? `«${cell}»` : cell)),
    );
    return [...shared, ...block.columns.map(({ title }) => title), ...cells];
  }
  const examples = block.kind === 'rule' ? [...block.examples, ...(block.exceptions ?? [])] : block.items;
  const text = block.kind === 'rule' ? block.text : '';
  return [...shared, text, ...examples.flatMap(({ spanish, english }) => [`«${spanish}»`, english])];
}

/** Text in «» is Spanish, except notes in brackets; the rest is English. */
function byLanguage(id: string, texts: readonly Named[]): Texts {
  const clean = texts.map(([field, text]): Named => [field, withoutSounds(text)]);
  const each = (take: (text: string) => string) =>
    named(
      id,
      clean.map(([field, text]) => [field, take(text)]),
    );
  const inSpanish = (text: string) => text.match(quoted) ?? [];
  return {
    spanish: each((text) => withoutRemarks(inSpanish(text))),
    english: each((text) => text.replaceAll(quoted, ' ')),
    mixed: each((text) =>
      inSpanish(text)
        .flatMap((part) => part.match(remark) ?? [])
        .join(),
    ),
  };
}

function named(id: string, texts: readonly Named[]): Text[] {
  return texts.map(([field, text]) => ({ place: `${id} ${field}`, text }));
}

function withoutRemarks(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(remark, '')).join(', ');
}

function lowerCase(word: string): string {
  return word.toLowerCase();
}
