import type { GrammarQuestion, GrammarTab } from '#machines/games/exercise.types.ts';
import type { Card } from '#machines/types.ts';
import type { GrammarPoint } from '../../src/content/points.ts';
import { describe, expect, it } from 'vitest';
import { cards, grammarQuestions, grammarTabs, points, sentences, verbs } from '../support/content-files.ts';
import { mistakes } from '../support/mistake-files.ts';
import { replies } from '../support/reply-files.ts';
import {
  allowing,
  either,
  englishDictionary,
  spanishDictionary,
  misspellings,
  needless,
} from '../support/spelling.ts';
import { allowedAnswers, allowedEnglish, allowedSpanish } from '../support/spelling-allowed.ts';
import {
  furtherEnglishOf,
  namesIn,
  textsOfCard,
  textsOfMistake,
  textsOfPoint,
  textsOfQuestion,
  textsOfReply,
  textsOfSentence,
  textsOfTab,
  textsOfTip,
  textsOfTransform,
  textsOfVerb,
  textsOfWriting,
  withoutSounds,
  type Texts,
} from '../support/spelling-texts.ts';
import { transforms } from '../support/transform-files.ts';
import { writings } from '../support/writings.ts';

const spanish = allowing(spanishDictionary, allowedSpanish);
const english = allowing(englishDictionary, allowedEnglish);
const answers = allowing(english, allowedAnswers);
const inRemarks = either(english, spanish);

const cardTexts = cards.map(textsOfCard);
const tipTexts = cards.map(textsOfTip);
const exerciseTexts = [
  sentences.map(textsOfSentence),
  verbs.map(textsOfVerb),
  grammarQuestions.map(textsOfQuestion),
  grammarTabs.map(textsOfTab),
  points.map(textsOfPoint),
  replies.map(textsOfReply),
  mistakes.map(textsOfMistake),
  transforms.map(textsOfTransform),
].flat();
const writtenTexts = writings.map(textsOfWriting);

describe('the spelling', () => {
  it('of the cards is right', () => {
    expect(cardTexts.flatMap(mistakesIn)).toEqual([]);
  });

  it('of the English synonyms is right, American or British', () => {
    expect(misspellings(cards.flatMap(furtherEnglishOf), answers)).toEqual([]);
  });

  it('of the exercises and the grammar reference is right', () => {
    expect(exerciseTexts.flatMap(mistakesIn)).toEqual([]);
  });

  it('of the written pages is right', () => {
    expect(writtenTexts.flatMap(mistakesIn)).toEqual([]);
  });

  it('needs every allowed word', () => {
    const textsIn = (...languages: (keyof Texts)[]) =>
      [...cardTexts, ...tipTexts, ...exerciseTexts, ...writtenTexts].flatMap((texts) =>
        languages.flatMap((language) => texts[language]),
      );
    expect([
      needless(allowedSpanish, textsIn('spanish', 'mixed'), spanishDictionary),
      needless(allowedEnglish, textsIn('english', 'mixed'), englishDictionary),
      needless(allowedAnswers, cards.flatMap(furtherEnglishOf), english),
    ]).toEqual([[], [], []]);
  });
});

describe('the check of the spelling', () => {
  const card: Card = {
    id: 'nouns-la-cancion',
    spanish: 'la canción',
    english: 'song',
    alsoEnglish: ['tune (with cantar)'],
    alsoSpanish: ['el tema (radio and TV)'],
    example: '¿Conoces la canción de Begoña?',
    exampleTranslation: "Do you know Begoña's song?",
    grammarTip: 'Feminine like all in -ción: say can-CIÓN. The plural canciones has no accent.',
    category: 'nouns',
  };
  const question: GrammarQuestion = {
    id: 'verb-abrir',
    point: 'present-perfect',
    question: 'Complete the sentence: «He ___ la puerta.»',
    options: ['abrido', 'abierto', 'abrierto', 'abrir'],
    correctAnswer: 'abierto',
    explanation: 'The participle of «abrir» is «abierto»; neither «abrido» nor «abrierto» exists.',
    category: 'Haber and participle',
    grammarType: 'verb',
  };
  const tab: GrammarTab = {
    id: 'nouns',
    title: 'Nouns',
    sections: [
      {
        id: 'plural',
        title: 'Plural',
        intro: 'Add -s to «casa».',
        blocks: [
          {
            kind: 'rule',
            title: 'After -z',
            text: 'A z becomes c.',
            examples: [{ spanish: 'peces', english: 'fish' }],
          },
          {
            kind: 'table',
            title: 'Articles',
            columns: [
              { title: 'Number', language: 'en' },
              { title: 'Article', language: 'es' },
            ],
            rows: [['plural', 'los']],
          },
          {
            kind: 'list',
            title: 'Words',
            items: [{ spanish: 'la casa', english: 'house' }],
            note: 'That is «todo».',
          },
        ],
      },
    ],
  };

  it('accepts what is right', () => {
    expect([textsOfCard(card), textsOfQuestion(question), textsOfTab(tab)].flatMap(mistakesIn)).toEqual([]);
    expect(misspellings(furtherEnglishOf(card), answers)).toEqual([]);
  });

  it.each<[place: string, word: string, change: Partial<Card>]>([
    ['spanish', 'cancion', { spanish: 'la cancion' }],
    ['alsoSpanish', 'tonáda', { alsoSpanish: ['la tonáda (Spain)'] }],
    ['example', 'Conozes', { example: '¿Conozes la canción de Begoña?' }],
    ['example', 'sólo', { example: 'Conozco sólo la canción de Begoña.' }],
    ['exampleForm', 'canciónes', { exampleForm: 'canciónes' }],
    ['english', 'favourite', { english: 'favourite song' }],
    ['exampleTranslation', 'colour', { exampleTranslation: 'Do you know the colour?' }],
    ['exampleTranslation', 'Iratxe', { exampleTranslation: 'Do you know Iratxe?' }],
    ['remark', 'cantár', { alsoEnglish: ['tune (with cantár)'] }],
    ['remark', 'Columbya', { alsoSpanish: ['el tema (Columbya)'] }],
  ])('names the place and the word on a card: %s "%s"', (place, word, change) => {
    expect(mistakesIn(textsOfCard({ ...card, ...change }))).toEqual([
      expect.stringMatching(`^nouns-la-cancion ${place}: "${word}" \\(`),
    ]);
  });

  it('suggests corrections', () => {
    expect(mistakesIn(textsOfCard({ ...card, spanish: 'la cancion' }))).toEqual([
      'nouns-la-cancion spanish: "cancion" (canción)',
    ]);
  });

  it('accepts British synonyms, but not wrong ones', () => {
    const found = (answer: string) =>
      misspellings(furtherEnglishOf({ ...card, alsoEnglish: [answer] }), answers);
    expect(found('grey')).toEqual([]);
    expect(found('graye')).toEqual([expect.stringContaining('nouns-la-cancion alsoEnglish: "graye"')]);
  });

  it.each<[place: string, word: string, change: Partial<GrammarQuestion>]>([
    ['correctAnswer', 'avierto', { correctAnswer: 'avierto' }],
    ['question', 'peurta', { question: 'Complete: «He ___ la peurta.»' }],
    ['question', 'Compleat', { question: 'Compleatt: «He ___ la puerta.»' }],
    ['explanation', 'escribido', { explanation: 'It is not «escribido».' }],
    ['explanation', 'puerta', { explanation: 'The puerta is open.' }],
  ])('names the place and the word in a question: %s "%s"', (place, word, change) => {
    expect(mistakesIn(textsOfQuestion({ ...question, ...change }))).toEqual([
      expect.stringContaining(`verb-abrir ${place}: "${word}`),
    ]);
  });

  it.each([
    ['«casa»', '«caza-casaa»', 'casaa'],
    ['peces', 'pezes', 'pezes'],
    ['fish', 'fisch', 'fisch'],
    ['los', 'lós', 'lós'],
    ['Articles', 'Artikles', 'Artikles'],
    ['la casa', 'la kasa', 'kasa'],
    ['todo', 'tódo', 'tódo'],
  ])('reads the grammar reference: %s as %s', (right, wrong, word) => {
    const changed = JSON.parse(JSON.stringify(tab).replace(right, wrong)) as GrammarTab;
    expect(mistakesIn(textsOfTab(changed))).toEqual([expect.stringContaining(`"${word}"`)]);
  });

  it.each<[place: string, word: string, change: Partial<GrammarPoint>]>([
    ['title', 'Prural', { title: 'Prural' }],
    ['text', 'casaas', { text: 'Say «casaas».' }],
    ['example', 'casaas', { examples: [{ spanish: 'las casaas', forms: ['las'], english: 'the houses' }] }],
    [
      'translation',
      'housees',
      { examples: [{ spanish: 'las casas', forms: ['las'], english: 'the housees' }] },
    ],
  ])('names the place and the word in a point of grammar: %s "%s"', (place, word, change) => {
    const [point] = points;
    if (!point) throw new Error('There are no points');
    expect(mistakesIn(textsOfPoint({ ...point, ...change }))).toEqual([
      expect.stringContaining(`${point.id} ${place}: "${word}"`),
    ]);
  });

  it('leaves out endings, syllables and letters of a tip, but no words', () => {
    const words = (text: string) => withoutSounds(text).match(/[\p{L}']+/gu);
    expect(words("-ción veinti- e-di-FI-cio SUÉ-ter to-A-lla rr isn't well-known")).toEqual([
      "isn't",
      'well',
      'known',
    ]);
  });

  it('reports an allowed word that nothing needs', () => {
    const texts = [{ place: 'here', text: 'La casa de Neruda' }];
    expect(needless({ names: ['Neruda'] }, texts, spanishDictionary)).toEqual([]);
    expect(needless({ names: ['Neruda', 'Gonzalo', 'casa'] }, texts, spanishDictionary)).toEqual([
      'Gonzalo',
      'casa',
    ]);
  });
});

function mistakesIn(texts: Texts): string[] {
  return [
    misspellings(texts.spanish, spanish),
    misspellings(texts.english, allowing(english, namesIn(texts))),
    misspellings(texts.mixed, inRemarks),
  ].flat();
}
