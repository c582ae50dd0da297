import { conjugateOf } from '#machines/course/conjugate.rules.ts';
import { isGrammar, isExercise } from '#machines/course/exercises.rules.ts';
import { judge } from '#machines/course/judge.rules.ts';
import type { LessonSentence, LessonTable } from '#machines/course/lesson-input.types.ts';
import type { Exercise } from '#machines/course/lesson.types.ts';
import { planStop } from '#machines/course/lesson-plan.rules.ts';
import { mistakeOf } from '#machines/course/mistake.rules.ts';
import { transformOf } from '#machines/course/transform.rules.ts';
import type { AnyTense } from '#machines/games/exercise.types.ts';
import { describe, expect, it, test } from 'vitest';
import { pointAsked } from '../support/asked-point.ts';
import { verbBook } from '../support/content-files.ts';
import { lessonInputs, requestOf } from '../support/lesson-plan-checks.ts';

const verbs = new Map(verbBook.map((verb) => [verb.id, verb]));
const known = {
  verbs,
  cards: new Map(),
  rivals: new Map<string, string[]>(),
  seed: 1,
  isMet: () => true,
  points: [],
};

function judgementOf(exercise: Exercise | null, ...draft: string[]): string | undefined {
  return exercise ? judge(exercise, draft).judgement : undefined;
}

/** The question on a verb in a sentence: the verb is the word at `at`. */
function conjugated(
  infinitive: string,
  tense: AnyTense,
  sentence: Pick<LessonSentence, 'spanish' | 'english'> & Partial<LessonSentence> & { at: number },
  isMet: (id: string) => boolean = known.isMet,
): Exercise | null {
  const verb = verbBook.find((each) => each.infinitive === infinitive);
  if (!verb) throw new Error(`There is no ${infinitive}`);
  const { id: card, translation, conjugations } = verb;
  const forms = conjugations[tense];
  const table: LessonTable = { card, infinitive, translation, tense, forms, point: 'asked' };
  const uses = [{ card, at: sentence.at, length: 1 }];
  const whole = { id: 'sentence', unit: 'a1-casa', level: 'A1' as const, needs: [], points: ['asked'] };
  return conjugateOf(table, { ...whole, uses, ...sentence }, { ...known, isMet });
}

describe('a verb to conjugate in a sentence', () => {
  test.each([
    [
      'a noun says who',
      'vivir',
      'present',
      'Mi hermana vive en Lima.',
      'My sister lives in Lima.',
      2,
      'Mi hermana _____ (vivir) en Lima.',
    ],
    [
      'a pronoun says who',
      'vivir',
      'present',
      'Ella vive en Lima.',
      'She lives in Lima.',
      1,
      'Ella _____ (vivir) en Lima.',
    ],
    [
      'only the form says who',
      'vivir',
      'present',
      'Ahora vivo en Lima.',
      'I live in Lima now.',
      1,
      'Ahora _____ (vivir, yo) en Lima.',
    ],
    [
      'the English says who',
      'vivir',
      'present',
      'Ahora vive en Lima.',
      'She lives in Lima now.',
      1,
      'Ahora _____ (vivir, ella) en Lima.',
    ],
    [
      'the pronoun of a reflexive verb stays',
      'levantarse',
      'present',
      'Me levanto a las siete.',
      'I get up at seven.',
      1,
      'Me _____ (levantarse, yo) a las siete.',
    ],
    [
      'a thing is the subject',
      'gustar',
      'present',
      'Me gustan los gatos.',
      'I like cats.',
      1,
      'Me _____ (gustar) los gatos.',
    ],
    [
      'an irregular one',
      'ir',
      'present',
      'Mis padres van a Lima.',
      'My parents are going to Lima.',
      2,
      'Mis padres _____ (ir) a Lima.',
    ],
    [
      'both words of the perfect',
      'hacer',
      'perfect',
      'Ya he hecho la cama.',
      'I have already made the bed.',
      2,
      'Ya _____ (hacer, yo) la cama.',
    ],
    [
      'a command',
      'abrir',
      'imperative',
      'Abre la puerta, por favor.',
      'Open the door, please.',
      0,
      '_____ (abrir, tú) la puerta, por favor.',
    ],
  ] as const)('%s', (_why, infinitive, tense, spanish, english, at, prompt) => {
    expect(conjugated(infinitive, tense, { spanish, english, at })?.prompt.text).toBe(prompt);
  });

  test.each([
    [
      'it may be the present or the preterite',
      'hablar',
      'present',
      'Nosotros hablamos español.',
      'We speak Spanish.',
      1,
    ],
    ['it may be a command', 'hablar', 'present', 'Por favor, habla más.', 'Please speak more.', 2],
    ['two people are named', 'vivir', 'present', 'Ahora vive en Lima.', 'She lives where he lives now.', 1],
    ['English could be another tense', 'llamar', 'present', 'Mañana te llamo.', "I'll call you tomorrow.", 2],
    ['nobody says it', 'llover', 'present', 'Hoy llueve mucho.', 'It rains a lot today.', 1],
    ['it has no form of the tense', 'vivir', 'future', 'Ella vive en Lima.', 'She lives in Lima.', 1],
  ] as const)('is not asked if %s', (_why, infinitive, tense, spanish, english, at) => {
    expect(conjugated(infinitive, tense, { spanish, english, at })).toBeNull();
  });

  it('is not asked in a sentence for another point, nor with a pronoun that was not met', () => {
    const sentence = { spanish: 'Ahora vive en Lima.', english: 'She lives in Lima now.', at: 1 };
    expect(conjugated('vivir', 'present', { ...sentence, points: ['other'] })).toBeNull();
    expect(conjugated('vivir', 'present', sentence, (id) => id !== 'pronouns-ella')).toBeNull();
  });

  it('names a past tense, which English does not tell, and accepts the one of another wording', () => {
    const sentence = { spanish: 'De niño dormía mucho.', english: 'I slept a lot as a boy.', at: 2 };
    const asked = conjugated('dormir', 'imperfect', { ...sentence, alsoSpanish: ['De niño dormí mucho.'] });
    expect(asked?.prompt.hint).toBe('I slept a lot as a boy. (imperfect)');
    expect(['dormía', 'dormí', 'dormia', 'dormías'].map((form) => judgementOf(asked, form))).toEqual([
      'right',
      'right',
      'nearly',
      'wrong',
    ]);
  });

  it('does not take a command for a wording to another person', () => {
    const sentence = { spanish: '¿Qué quieres cenar?', english: 'What do you want for dinner?', at: 1 };
    const asked = conjugated('querer', 'present', { ...sentence, alsoSpanish: ['¿Qué quiere cenar?'] });
    expect(['quieres', 'quiere'].map((form) => judgementOf(asked, form))).toEqual(['right', 'wrong']);
  });

  it('is chosen among its forms at the second attempt', () => {
    const asked = conjugated('vivir', 'present', {
      spanish: 'Ella vive aquí.',
      english: 'She lives here.',
      at: 1,
    });
    const answer = asked?.easier?.answer;
    expect(answer).toMatchObject({ by: 'choice', right: 'vive' });
    expect(answer?.by === 'choice' && answer.options.length).toBe(4);
  });
});

describe('a sentence to say otherwise', () => {
  const asked = transformOf(
    {
      id: 'a2-hola-transform-estudio',
      point: 'preterite-regular',
      task: 'Say it about yesterday: begin with «Ayer».',
      spanish: 'Hoy estudio alemán.',
      english: "I'm studying German today.",
      right: ['Ayer estudié alemán.', 'Ayer yo estudié alemán.'],
      rightEnglish: 'I studied German yesterday.',
      needs: [],
    },
    [],
    known,
  );

  it('is right in each way, nearly right with a slip, but not in the ending of the verb', () => {
    const typed = [
      'ayer estudié alemán',
      'Ayer yo estudié alemán.',
      'Ayer estudié alemna',
      'Ayer estudio alemán',
    ];
    expect(typed.map((text) => judgementOf(asked, text))).toEqual(['right', 'right', 'nearly', 'wrong']);
    expect(judgementOf(asked, 'Hoy estudio alemán.')).toBe('wrong');
  });

  it('is built from tiles at the second attempt, with words of the sentence that are out of place', () => {
    const answer = asked.easier?.answer;
    expect(answer?.by === 'order' && answer.words.toSorted()).toEqual(
      ['ayer', 'estudié', 'alemán', 'hoy', 'estudio'].toSorted(),
    );
    expect(judgementOf(asked.easier, 'ayer', 'estudié', 'alemán')).toBe('right');
    expect(judgementOf(asked.easier, 'hoy', 'estudié', 'alemán')).toBe('wrong');
  });
});

describe('a sentence to correct', () => {
  const mistake = {
    id: 'a2-hola-mistake-bailo',
    point: 'preterite-regular',
    spanish: 'Anoche mis abuelos bailó mucho.',
    english: 'Last night my grandparents danced a lot.',
    wrong: 'bailó',
    right: ['bailaron'] as [string],
    needs: [],
  };
  const asked = mistakeOf(mistake, [], known);

  it('is right only if both the word and its correction are, nearly if that is nearly right', () => {
    const drafts = [
      ['3', 'bailaron'],
      ['3', 'bialaron'],
      ['3', 'bailaran'],
      ['3', 'bailó'],
      ['2', 'bailaron'],
    ];
    expect(drafts.map((draft) => judgementOf(asked, ...draft))).toEqual([
      'right',
      'nearly',
      'wrong',
      'wrong',
      'wrong',
    ]);
    expect(asked?.solution).toBe('Anoche mis abuelos bailaron mucho.');
  });

  it('does not take the wrong word without its accent for nearly right', () => {
    const accent = mistakeOf(
      { ...mistake, spanish: '¿Como estás?', wrong: 'Como', right: ['Cómo'] },
      [],
      known,
    );
    expect(judgementOf(accent, '0', 'como')).toBe('wrong');
    expect(judgementOf(accent, '0', 'cómo')).toBe('right');
    expect(accent?.solution).toBe('¿Cómo estás?');
  });

  it('shows which word is wrong at the second attempt', () => {
    expect(asked?.easier?.prompt.text).toBe('Anoche mis abuelos _____ mucho.');
    expect(judgementOf(asked?.easier ?? null, 'bailaron')).toBe('right');
    expect(judgementOf(asked?.easier ?? null, 'bailó')).toBe('wrong');
  });
});

it('asks a quarter of grammar in lessons from the second unit on, half of it produced, no point three times', async () => {
  const inputs = (await lessonInputs()).map((input, index) => ({ input, index }));
  const some = inputs.filter(({ input, index }) => input.unit.id !== 'a1-hola' && index % 5 === 0);
  const counts = { asked: 0, grammar: 0, produced: 0 };
  const kinds = new Set<string>();
  for (const { input, index } of some) {
    const { steps } = planStop(input, requestOf('none', true, index, index));
    const asked = steps.filter(isExercise);
    const grammar = asked.filter(isGrammar);
    const points = grammar.map((step) => pointAsked(step, input));
    expect(Math.max(...points.map((point) => points.filter((other) => other === point).length))).toBeLessThan(
      3,
    );
    expect(grammar.length / asked.length, input.stop).toBeGreaterThan(0.1);
    for (const { kind } of grammar) kinds.add(kind);
    counts.asked += asked.length;
    counts.grammar += grammar.length;
    counts.produced += grammar.filter(({ isProduced }) => isProduced).length;
  }
  expect(counts.grammar / counts.asked).toBeGreaterThanOrEqual(0.25);
  expect(counts.produced / counts.grammar).toBeGreaterThanOrEqual(0.5);
  expect([...kinds].toSorted()).toEqual(['conjugate', 'form', 'mistake', 'rule', 'transform']);
});
