import { readingsOf } from '#machines/course/stops.rules.ts';
import type { BankSentence, Reading } from '#machines/games/bank.types.ts';
import type { Level } from '#machines/types.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { goals, required, USES } from '../support/bank-goals.ts';
import { courseSentences, placedExamples, readableCounts, usesOf } from '../support/bank/coverage.ts';
import {
  bankFiles,
  dialogueFiles,
  dialoguesIn,
  readingFiles,
  readingsIn,
  sentencesIn,
} from '../support/bank/files.ts';
import { nearDuplicates } from '../support/bank/sentence-patterns.ts';
import { bankProblems, sentenceProblems } from '../support/bank/guards.ts';
import { courseOf, unreadIn, type Met } from '../support/bank/met.ts';
import { problemsOfDialogue, problemsOfReading, readingProblems } from '../support/bank/reading-guards.ts';
import { cards } from '../support/content-files.ts';

const course = courseOf(cards);
const units = course.units.map(({ id }) => id);
const bank = sentencesIn(bankFiles, units);
const examples = placedExamples(course);
const all = courseSentences(bank, examples, course);

describe('the bank', () => {
  it.each([...bankProblems(bankFiles, cards, course)])('%s: every sentence is right', (_, problems) => {
    expect(problems).toEqual([]);
  });

  it.each([...readingProblems(readingFiles, course)])('%s: the reading is right', (_, problems) => {
    expect(problems).toEqual([]);
  });

  it.each([...readingProblems(dialogueFiles, course, undefined, problemsOfDialogue)])(
    '%s: the dialogue is right',
    (_, problems) => {
      expect(problems).toEqual([]);
    },
  );

  it('has dialogues to hear from A1 on, each with an id and a title of its own', () => {
    const dialogues = dialoguesIn(units);
    for (const level of ['A1', 'A2', 'B1'])
      expect(dialogues.filter((one) => one.level === level).length, level).toBeGreaterThanOrEqual(7);
    expect(new Set(dialogues.map(({ id }) => id)).size).toBe(dialogues.length);
    expect(new Set(dialogues.map(({ title }) => title)).size).toBe(dialogues.length);
  });

  describe.each(['A1', 'A2', 'B1'] as const)('of %s', (level) => {
    const ofLevel = course.units.filter((unit) => unit.level === level);

    it('has enough sentences that can be read in each unit', () => {
      const counts = readableCounts(bank, examples, course);
      const wanted = required[level].readablePerUnit;
      const few = ofLevel.filter(({ id }) => (counts.get(id) ?? 0) < wanted);
      expect(few.map(({ id }) => `${id}: ${counts.get(id)}, ${wanted} wanted`)).toEqual([]);
    });

    it('has enough words that stand in three sentences', () => {
      const own = ofLevel.flatMap(({ unit }) => unit.cards);
      const uses = usesOf(own, all, course);
      const rare = own.filter(({ id }) => (uses.get(id) ?? 0) < USES).map(({ spanish }) => spanish);
      const wanted = Math.min(own.length, required[level].wordsInThreeSentences);
      expect(own.length - rare.length, rare.join(', ')).toBeGreaterThanOrEqual(wanted);
    });

    it('has three sentences for each word of its later units', () => {
      const own = ofLevel.flatMap(({ unit }) => (readingsOf(unit).length > 1 ? unit.cards : []));
      const uses = usesOf(own, all, course);
      const rare = own.filter(({ id }) => (uses.get(id) ?? 0) < USES).map(({ spanish }) => spanish);
      expect(rare).toEqual([]);
    });

    it('has enough readings', () => {
      const readings = readingsIn(readingFiles, [...readingFiles.keys()]).filter(
        (reading) => reading.level === level,
      );
      expect(readings.length).toBeGreaterThanOrEqual(required[level].readings);
    });

    it('requires no more than the course wants', () => {
      for (const [what, goal] of Object.entries(required[level])) {
        expect(goal, what).toBeLessThanOrEqual(goals[level][what as keyof (typeof required)[Level]]);
      }
    });
  });
});

describe('what is met by a unit', () => {
  it.each<[unit: string, text: string, unmet: string[], untaught: string[]]>([
    ['a1-hola', 'Me llamo Ana.', [], []],
    ['a1-hola', 'Ana y Marta son de Lima.', [], []],
    ['a1-hola', 'La casa es grande.', ['casa', 'grande'], []],
    ['a1-casa', 'Las casas son grandes.', [], []],
    ['a1-comer', 'Mis amigas tienen dieciocho abuelas.', [], []],
    ['a1-viajes', 'Estoy comiendo pan.', [], ['comiendo: gerund']],
    ['a1-ideas', 'Estoy comiendo pan.', [], []],
    ['a1-ciudad', 'Voy a comer.', [], ['voy a comer: ir-a']],
    ['a1-tiempo-libre', 'Voy a comer.', [], []],
    ['a1-ciudad', 'Vamos a la tienda.', [], []],
    ['a1-ideas', 'Comí pan.', [], ['comí: preterite']],
    ['a2-hola', 'Comí pan.', [], []],
    ['a2-hola', 'Tuve un perro.', [], ['tuve: preterite-irregular']],
    ['a2-hola', 'Comía pan.', [], ['comía: imperfect']],
    ['a2-hola', 'Hablamos mucho y como pan.', [], []],
    ['a2-hola', 'He comido pan.', [], ['he comido: perfect']],
    ['a2-trabajo', 'No lo he comido.', [], []],
    ['b1-familia', 'Ana ya había comido.', [], ['había comido: pluperfect']],
    ['a2-trabajo', 'Mañana comeré pan.', [], ['comeré: future']],
    ['a2-ideas', 'Comería pan.', [], ['comería: conditional']],
    ['b1-hola', 'Quiero que comas pan.', [], ['comas: subjunctive']],
    ['b1-hola', 'No comas pan.', [], ['comas: subjunctive or negative-imperative']],
    ['b1-ideas', 'Si tuviera pan, lo comería.', [], []],
    ['b1-ideas', 'Habrá comido pan.', [], ['habrá comido: nothing that the course teaches']],
    ['b1-ideas', 'Vosotros coméis pan.', [], ['coméis: nothing that the course teaches']],
    ['b1-ideas', 'Tengo sed.', [], []],
    ['b1-ideas', 'Están enojados.', [], []],
    ['a1-ideas', 'Cómpralo hoy.', [], ['cómpralo: imperative']],
    ['a2-ciudad', 'Cómpralo hoy.', [], []],
    ['a1-salud', 'Quiero comprarlo.', [], []],
    ['a1-trabajo', 'Quiero comprarlo.', [], ['comprarlo: direct-object']],
    ['a1-trabajo', 'Lo compro.', [], ['lo compro: direct-object']],
    ['a1-ideas', 'Le compro un libro.', [], ['le compro: indirect-object']],
    ['a1-ideas', 'Le gusta el pan.', [], []],
    ['a2-hola', 'Me lo compro.', [], ['me lo compro: two-pronouns']],
    ['a1-ideas', 'Sigo comiendo.', ['sigo'], ['comiendo: periphrasis']],
  ])('%s: "%s"', (unit, text, unmet, untaught) => {
    expect(unreadIn(text, '', metBy(unit), course)).toEqual({ unmet, untaught });
  });

  it('counts two forms of an unmet word once', () => {
    const { unmet } = unreadIn('La mesa y las mesas son de Ana.', '', metBy('a1-hola'), course);
    expect(unmet).toHaveLength(1);
  });

  it('places every example once, none before its card', () => {
    expect(examples.map(({ card }) => card.id).toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
    const early = examples.filter(({ card, unit }) => {
      const own = course.units.findIndex((each) => each.unit.cards.includes(card));
      return units.indexOf(unit) < own;
    });
    expect(early).toEqual([]);
  });
});

describe('the check of a sentence', () => {
  const sentence: BankSentence = {
    id: 'a1-familia-mi-padre-tiene-dos-hijas',
    spanish: 'Mi padre tiene dos hijas.',
    english: 'My father has two daughters.',
    unit: 'a1-familia',
    level: 'A1',
  };

  it('finds nothing in a right one', () => {
    const right = {
      orders: ['Dos hijas tiene mi padre.'],
      points: ['possessives'],
      alsoEnglish: ['My father has got two daughters.'],
    };
    expect(sentenceProblems({ ...sentence, ...right }, metBy('a1-familia'), course)).toEqual([]);
  });

  it.each<[reason: string, change: Partial<BankSentence>]>([
    ['the id should be', { id: 'a1-nowhere-mi-padre' }],
    ['the id should be', { id: 'a1-familia-Mi-padre' }],
    ['2 words, 3 to 8 are wanted', { spanish: 'Mi padre.' }],
    ['9 words, 3 to 8', { spanish: 'Mi padre y mi madre tienen dos hijas inteligentes.' }],
    ['¿ and ? are not paired', { spanish: 'Mi padre tiene dos hijas?' }],
    ['does not end with punctuation', { spanish: 'Mi padre tiene dos hijas' }],
    ['does not begin with a capital', { english: 'my father has two daughters.' }],
    ['"padrre"', { spanish: 'Mi padrre tiene dos hijas.' }],
    ['"sólo"', { spanish: 'Mi padre sólo tiene hijas.' }],
    ['"favourite"', { english: 'My favourite father has two daughters.' }],
    [
      '2 words not met by a1-familia, one may be: mesas, sillas',
      { spanish: 'Mi padre tiene mesas y sillas.' },
    ],
    ['not taught by a1-familia: tenía: imperfect', { spanish: 'Mi padre tenía dos hijas.' }],
    ['there is no point "posessives"', { points: ['posessives'] }],
    ['the point "imperfect" is not taught by a1-familia', { points: ['imperfect'] }],
    ['has other words than the sentence', { orders: ['Tiene dos hijos mi padre.'] }],
    ['orders repeats itself', { orders: ['Mi padre tiene dos hijas.'] }],
    ['marked without vosotros, but has tenéis', { spanish: '¿Tenéis dos hijas?' }],
    ['marked without vosotros, but has os', { spanish: '¿Os llamáis Ana y Eva?' }],
    ['marked without vosotros, but has vuestras', { spanish: 'Son vuestras dos hijas.' }],
    ['marked with vosotros, but has no word of it', { vosotros: true }],
    ['only the English of vosotros', { spanish: '¿Tenéis dos hijas?', vosotros: true }],
    ['only the English of vosotros', { english: 'My father has two daughters. (friends, Spain)' }],
    ['alsoEnglish repeats itself', { alsoEnglish: ['My father has two daughters.'] }],
  ])('says: %s', (reason, change) => {
    const problems = sentenceProblems({ ...sentence, ...change }, metBy('a1-familia'), course);
    expect(problems).toContainEqual(expect.stringContaining(reason));
  });

  it('names what is malformed or stands twice, and takes the rest of the file', () => {
    const [first] = cards;
    const { unit, level, ...entry } = sentence;
    const entries = [
      entry,
      { ...entry, spanish: 'Mi padre tiene tres hijas.' },
      { id: 'a1-familia-x', spanish: 'Sin inglés.' },
      null,
      { ...entry, id: 'a1-familia-example', spanish: first?.example, alsoenglish: [], orders: [] },
    ];
    const problems = bankProblems(
      new Map<string, unknown>([
        [unit, entries],
        ['a1-nowhere', 7],
        ['a1-casa', 7],
      ]),
      cards,
      course,
    );
    expect(level).toBe('A1');
    expect(problems.get('a1-nowhere')).toEqual(['a1-nowhere: the course has no such unit']);
    expect(problems.get('a1-casa')).toEqual([expect.stringContaining('no list of sentences')]);
    for (const reason of [
      'a1-familia, entry 3: no sentence',
      'a1-familia, entry 4: no sentence',
      'a1-familia, entry 5: unknown fields alsoenglish',
      'a1-familia, entry 5: orders is an empty list',
      `${entry.id}: the id occurs twice`,
      `${entry.id}: the same sentence as ${entry.id}, but for names and numbers`,
      `a1-familia-example: the sentence is the example of ${first?.id}`,
    ]) {
      expect(problems.get(unit)).toContainEqual(expect.stringContaining(reason));
    }
  });

  it('groups sentences that differ in one word', () => {
    const other = { ...sentence, id: 'other', spanish: 'Mi padre tiene dos hermanas.' };
    expect(nearDuplicates([sentence, other])).toEqual([
      { pattern: 'mi padre tiene NUMBER _', ids: [sentence.id, 'other'] },
    ]);
  });
});

describe('the check of a reading', () => {
  let reading: Reading;

  beforeAll(() => {
    const [first] = readingsIn(readingFiles, ['a1-hola']);
    if (!first) throw new Error('The first unit has no reading.');
    reading = first;
  });

  it.each<[reason: string, change: (reading: Reading) => Partial<Reading>]>([
    ['the id should be', () => ({ id: 'a1-casa-x' })],
    ['60 to 90 are wanted', ({ lines }) => ({ lines: lines.slice(0, 2) })],
    ['nor a gloss explains "perra"', () => ({ glosses: {} })],
    ['the gloss "gato" is no word of the text', ({ glosses }) => ({ glosses: { ...glosses, gato: 'cat' } })],
    ['speaks twice in a row', ({ lines: [one, ...more] }) => ({ lines: one ? [one, one, ...more] : [] })],
    ['at least two speakers', ({ lines }) => ({ lines: lines.map((line) => ({ ...line, speaker: 'Ana' })) })],
    ['2 questions, 3 or 4', ({ questions }) => ({ questions: questions.slice(0, 2) })],
    [
      'no option is the right answer',
      ({ questions }) => ({ questions: questions.map((each) => ({ ...each, correctAnswer: 'x' })) }),
    ],
    [
      'not four different options',
      ({ questions }) => ({
        questions: questions.map((each) => ({ ...each, options: ['A', 'B', 'c', 'C'] })),
      }),
    ],
    [
      'asked before the one before it',
      ({ questions: [one, ...more] }) => ({ questions: one ? [{ ...one, after: 7 }, ...more] : [] }),
    ],
    [
      'no question is asked while hearing',
      ({ questions }) => ({ questions: questions.map(({ after: _after, ...each }) => each) }),
    ],
    ['a story is not heard', () => ({ kind: 'story' })],
    [
      'not taught by a1-hola: comí: preterite',
      ({ lines }) => ({ lines: [...lines, { speaker: 'Eva', spanish: 'Comí.', english: 'I ate.' }] }),
    ],
  ])('says: %s', (reason, change) => {
    const problems = problemsOfReading({ ...reading, ...change(reading) }, metBy('a1-hola'), course);
    expect(problems).toContainEqual(expect.stringContaining(reason));
  });

  it('names a file without a reading', () => {
    expect([...readingProblems(new Map([['a1-casa', { id: 'a1-casa-x' }]]), course).values()].flat()).toEqual(
      [expect.stringContaining('no reading')],
    );
  });
});

function metBy(unit: string): Met {
  const met = course.unit(unit);
  if (!met) throw new Error(`The course has no unit ${unit}.`);
  return met;
}
