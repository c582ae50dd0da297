import { keyOf } from '#machines/learning/answer-key.rules.ts';
import {
  judgeTyped,
  suggestedRating,
  verdictText,
  type AnswerKey,
} from '#machines/learning/judging.rules.ts';
import type { AnyCard, Direction } from '#machines/types.ts';
import { assert, constantFrom, nat, option, property, record } from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { askedCards, ownWord } from '../support/judged-lines.ts';

const all = [...askedCards.values()];
const directions: readonly Direction[] = ['en-es', 'es-en'];

const cases = readFileSync(new URL('../support/judging-cases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [spanish = '', english = '', direction = '', typed = '', verdict = '', why = ''] =
      line.split(/ \| ?/);
    const shown = typed.replaceAll(/\\u([0-9a-f]{4})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    return { spanish, english, direction, typed: shown, verdict, why: why.trim() };
  });

/** The card of the course, or a word of the learner's own. */
function wordOf({ spanish, english }: { spanish: string; english: string }): AnyCard {
  const known = all.find((card) => card.spanish === spanish && card.english === english);
  return known ?? ownWord(spanish, english);
}

it('has at least 200 cases', () => {
  expect(cases.length).toBeGreaterThanOrEqual(200);
});

it.each(cases)('$direction $spanish / $english: “$typed” is $verdict $why', (row) => {
  const direction = row.direction === 'en-es' ? 'en-es' : 'es-en';
  const { judgement, why } = judgeTyped(row.typed, keyOf(wordOf(row), direction));
  expect([judgement, why.map(({ kind }) => kind).join(' ')]).toEqual([row.verdict, row.why]);
});

describe('for every card', () => {
  const asked = record({ card: constantFrom(...all), direction: constantFrom(...directions) });
  const textsOf = (card: AnyCard, direction: Direction) =>
    direction === 'en-es'
      ? [card.spanish, ...(card.alsoSpanish ?? [])]
      : [card.english, ...(card.alsoEnglish ?? [])];

  it('its own answer and all that it names are right', () => {
    const refused = all.flatMap((card) =>
      directions.flatMap((direction) =>
        textsOf(card, direction).filter(
          (text) => judgeTyped(text, keyOf(card, direction)).judgement !== 'right',
        ),
      ),
    );
    expect(refused).toEqual([]);
  });

  it('case, decomposed letters, spaces and marks change no verdict', () => {
    const change = constantFrom<(text: string) => string>(
      (text) => text.toUpperCase(),
      (text) => text.normalize('NFD'),
      (text) => `  ${text.replaceAll(' ', '   ')} `,
      (text) => `¡${text}!`,
      (text) => `${text}.`,
      (text) => `\u200b${text}\u00ad`,
    );
    const slips = record({ at: nat(20), letter: constantFrom('', 'x', 'e', 'n') });
    assert(
      property(asked, change, option(slips), ({ card, direction }, changed, slip) => {
        const [text = ''] = textsOf(card, direction);
        const typed = slip ? text.slice(0, slip.at) + slip.letter + text.slice(slip.at + 1) : text;
        const judged = (each: string) => judgeTyped(each, keyOf(card, direction));
        const [one, other] = [judged(typed), judged(changed(typed))];
        expect([other.judgement, other.why]).toEqual([one.judgement, one.why]);
      }),
      { numRuns: 3000 },
    );
  });

  it('the answer of another card is wrong, unless it means the same or only accents tell them apart', () => {
    const article = { 'en-es': /^(?:el|la|los|las) (?=.)/, 'es-en': /^(?:to|the|an?) (?=.)/ };
    const foldedBy = (direction: Direction) => (text: string) =>
      text
        .normalize('NFD')
        .replaceAll(/\([^)]*\)/g, '')
        .toLowerCase()
        .replace(article[direction], '')
        .replaceAll(/[^\p{L}]/gu, '');
    const withoutOne = (text: string) => [
      text,
      ...Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1)),
    ];
    const near = directions.flatMap((direction) => {
      const folded = foldedBy(direction);
      const index = new Map<string, Set<string>>();
      for (const typed of new Set(all.flatMap((card) => textsOf(card, direction)))) {
        for (const key of [typed, ...typed.split('/')].map(folded).flatMap(withoutOne))
          index.set(key, (index.get(key) ?? new Set()).add(typed));
      }
      return all.flatMap((card) => {
        const key = keyOf(card, direction);
        const own = new Set(key.accepted.map(folded));
        const others = [...own].flatMap(withoutOne).flatMap((each) => [...(index.get(each) ?? [])]);
        return [...new Set(others)]
          .filter((typed) => !typed.includes(', ') && !own.has(folded(typed)))
          .map((typed) => ({ card, key, typed }));
      });
    });
    const taken = near
      .filter(({ key, typed }) => judgeTyped(typed, key).judgement !== 'wrong')
      .map(({ card, typed }) => `${card.spanish}, ${card.english}: ${typed}`);
    expect(near.length).toBeGreaterThan(10_000);
    expect(taken).toEqual([]);
  });
});

describe('what the learner reads', () => {
  const key: AnswerKey = { language: 'es', accepted: ['la canción'] };
  it.each([
    ['la canción', 'Right.'],
    ['la cancion', 'Right except for an accent: ó, not o.'],
    ['el canción', 'Right except for the article. «la canción»: feminine.'],
    ['canción', 'Right except for the missing article. «la canción»: feminine.'],
    ['la acnción', 'Right except for two swapped letters: «canción», not «acnción».'],
    ['la cancián', 'Right except for one letter: «canción», not «cancián».'],
    ['el cancion', 'Right except for the article. «la canción»: feminine. And an accent: ó, not o.'],
    ['la silla', 'Not quite.'],
  ])('“%s”: %s', (typed, text) => {
    expect(verdictText(judgeTyped(typed, key))).toBe(text);
  });

  it('says of a wrong answer only what makes it wrong', () => {
    const song: AnswerKey = { language: 'es', accepted: ['¡La canción, ya!'], rivals: ['yo'] };
    expect(verdictText(judgeTyped('la cancion yo', song))).toBe('Not quite.');
    const verb: AnswerKey = { language: 'es', accepted: ['Mañana habláis aquí.'], verbs: ['habl-áis'] };
    expect(verdictText(judgeTyped('manana hablas aqui', verb))).toBe(
      'Not quite. The ending of «habláis» differs.',
    );
  });

  it('asks for numbers in words where a sentence has them', () => {
    const age: AnswerKey = { language: 'es', accepted: ['Tengo diecisiete años.'] };
    expect(verdictText(judgeTyped('Tengo 17 años', age))).toBe(
      'Right except for the digits: write numbers in words.',
    );
  });

  it('names several accents, with the capitals of the answer', () => {
    const names: AnswerKey = { language: 'es', accepted: ['Jóvenes así.'] };
    expect(verdictText(judgeTyped('jovenes asi', names))).toBe(
      'Right except for accents: ó, not o; í, not i.',
    );
  });

  it('names ñ as a letter of its own', () => {
    const year: AnswerKey = { language: 'es', accepted: ['el año'] };
    expect(verdictText(judgeTyped('el ano', year))).toBe(
      'Right except for a letter: ñ and n are two letters. It’s «año», not «ano».',
    );
  });

  it('an English contraction is compared in full and not shown beside itself', () => {
    const { letters } = judgeTyped('it is lat', { language: 'en', accepted: ["It's late."] });
    expect(letters.map(({ expected }) => expected).join('')).toBe('it is late');
  });

  it('compares with the nearest answer, in its own writing', () => {
    const sentence: AnswerKey = { language: 'es', accepted: ['¿Cómo está usted, señora?'] };
    const verdict = judgeTyped('como esta usted señora', sentence);
    expect(verdict.letters.map(({ expected }) => expected).join('')).toBe('¿Cómo está usted, señora?');
    expect(verdict.letters.filter(({ mark }) => mark !== 'right').map(({ expected }) => expected)).toEqual([
      'ó',
      'á',
    ]);
    const cars: AnswerKey = { language: 'es', accepted: ['el coche', 'el carro (Latin America)'] };
    expect(
      judgeTyped('el cxrrxo', cars)
        .letters.map(({ expected }) => expected)
        .join(''),
    ).toBe('el carro');
  });
});

it.each([
  ['wrong', 4, 1],
  ['nearly', 4, 2],
  ['right', 4, 3],
  ['nearly', 2, 3],
  ['wrong', 2, 1],
] as const)('%s suggests with %d buttons the rating %d', (judgement, buttons, rating) => {
  expect(suggestedRating({ judgement }, buttons)).toBe(rating);
});
