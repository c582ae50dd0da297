import { EXAM_FEEDBACK, EXAM_QUESTIONS } from '#machines/constants.ts';
import { examQuizMachine } from '#machines/games/exam-quiz.machine.ts';
import { askedCards, pickExam, examGrade, examPercent, mixOf } from '#machines/games/exam-quiz.rules.ts';
import { BLANK, type ExamQuestion } from '#machines/games/exam-questions.rules.ts';
import { categorySlugs, type Card, type CardData, type CategorySlug } from '#machines/types.ts';
import { examXp } from '#machines/learning/xp.rules.ts';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { cards } from '../support/cards.ts';

const files = import.meta.glob<{ default: readonly CardData[] }>('../../src/content/cards/*.ts', {
  eager: true,
});
const real = Object.fromEntries(
  categorySlugs.map((category) => [
    category,
    (files[`../../src/content/cards/${category}.ts`]?.default ?? []).map((card) => ({ ...card, category })),
  ]),
) as Record<CategorySlug, Card[]>;
const all = Object.values(real).flat();
const sizes = Object.values(EXAM_QUESTIONS);
const seeds = Array.from({ length: 25 }, (_unused, seed) => seed * 7919);
// `npm run tool -- mutate` runs this file for hundreds of mutants, each in code that is much slower.
const examSeeds = seeds.slice(0, process.env['CAMINO_FLOWS'] ? 2 : seeds.length);

const card = (spanish: string, more: Partial<Card> = {}): Card => ({
  id: `nouns-${spanish}`,
  spanish,
  english: `the meaning of ${spanish}`,
  example: `Aquí está ${spanish} y nada más.`,
  exampleTranslation: 'Here it is and nothing else.',
  grammarTip: '',
  category: 'nouns',
  ...more,
});
const fillers = ['el sol', 'la luna', 'el mar', 'la flor', 'el tren'].map((spanish) => card(spanish));

test('an exam tells which side of its cards it asked; a grammar question asks for neither', () => {
  const { questions } = pickExam(real.nouns, 20, 1);
  const answers = questions.map(({ flashcard: { id } }, place) => ({ id, right: place % 2 === 0 }));
  const sides = { match: 'en-es', translate: 'es-en', sentence: 'en-es', grammar: null };
  expect(new Set(questions.map(({ type }) => type))).toEqual(new Set(Object.keys(sides)));
  const expected = answers.map((answer, place) => ({
    ...answer,
    direction: sides[questions[place]?.type ?? 'grammar'],
  }));
  expect(askedCards(questions, answers)).toEqual(expected.filter(({ direction }) => direction !== null));
  expect(askedCards(questions, answers.slice(0, 3)).length).toBeLessThanOrEqual(3);
});

describe('figures', () => {
  test.each([
    [0, 10],
    [1, 15],
    [7, 105],
    [20, 300],
  ])('a score of %i earns %i XP', (score, xp) => {
    expect(examXp(score)).toBe(xp);
  });

  test.each([
    [0, 10, 0],
    [2, 3, 67],
    [1, 3, 33],
    [20, 20, 100],
  ])('%i of %i are %i percent', (score, total, percent) => {
    expect(examPercent(score, total)).toBe(percent);
  });

  test.each([
    [100, 'excellent'],
    [90, 'excellent'],
    [89, 'strong'],
    [75, 'strong'],
    [74, 'passed'],
    [60, 'passed'],
    [59, 'failed'],
    [0, 'failed'],
  ] as const)('%i per cent are %s', (percent, grade) => {
    expect(examGrade(percent)).toBe(grade);
  });

  test.each([
    [10, [4, 3, 2, 1]],
    [15, [6, 5, 3, 1]],
    [20, [8, 6, 4, 2]],
    [5, [2, 2, 1, 0]],
    [1, [1, 0, 0, 0]],
  ])('%i questions are mixed %j', (size, counts) => {
    const { match, translate, sentence, grammar } = mixOf(size);
    expect([match, translate, sentence, grammar]).toEqual(counts);
  });
});

describe.each(categorySlugs)('exams on %s', (category) => {
  const exams = sizes.flatMap((size) =>
    examSeeds.map((seed) => ({ size, questions: pickExam(real[category], size, seed).questions })),
  );
  const asked = exams.flatMap(({ questions }) => questions);

  test('have the requested size and mix of types', () => {
    for (const { size, questions } of exams) {
      const counts = { match: 0, translate: 0, sentence: 0, grammar: 0 };
      for (const { type } of questions) counts[type] += 1;
      expect(counts).toEqual(mixOf(size));
    }
  });

  test('ask no card and no question twice', () => {
    for (const { questions } of exams) {
      expect(new Set(questions.map(({ flashcard }) => flashcard.id)).size).toBe(questions.length);
      expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    }
  });

  test('give four different options with the right one among them', () => {
    const wrong = asked.filter(
      ({ options, correctAnswer }) =>
        new Set(options.map((option) => option.toLowerCase())).size !== 4 ||
        options.filter((option) => option === correctAnswer).length !== 1,
    );
    expect(wrong).toEqual([]);
  });

  test('say in which language the options are', () => {
    const wrong = asked.filter(({ type, options, optionLanguage }) => {
      const isSpanish = type === 'match' || type === 'sentence' || options.includes('el');
      return optionLanguage !== (isSpanish ? 'es' : 'en');
    });
    expect(wrong).toEqual([]);
  });

  test('never offer a second right answer', () => {
    const wrong = asked.filter((question) =>
      wrongOf(question).some((option) => isRightToo(question, option)),
    );
    expect(wrong).toEqual([]);
  });

  test('never show the answer', () => {
    const matched = asked.filter(({ type }) => type === 'match');
    for (const { example, flashcard } of matched) {
      expect(wordsOf(example ?? '')).not.toContain(wordsOf(formOf(flashcard)));
    }
    const gendered = asked.filter(({ options }) => options.includes('Neuter'));
    for (const { example, question } of gendered) {
      expect(example).not.toMatch(/\b(el|la|los|las|un|una|al|del|otro|otra|este|esta) _____/iu);
      expect(question).not.toMatch(/«(el|la|los|las) /u);
    }
  });

  test('blank the headword of a sentence, and nothing else', () => {
    for (const { question, example, correctAnswer, flashcard } of asked.filter(isSentence)) {
      expect(example).toBeUndefined();
      expect(question.split(BLANK).length).toBe(2);
      expect(question.replace(BLANK, correctAnswer)).toBe(flashcard.example);
    }
  });
});

describe('sentences', () => {
  const sentences = categorySlugs.flatMap((category) =>
    seeds.flatMap((seed) => pickExam(real[category], 20, seed).questions.filter(isSentence)),
  );

  test('begin all options with a capital or all without', () => {
    for (const { options } of sentences) {
      expect(new Set(options.map((option) => /^\p{Lu}/u.test(option))).size).toBe(1);
    }
  });

  test('keep a headword in lower case that has a capital inside', () => {
    const pilgrimage = card('el Camino');
    const asked = seeds
      .flatMap((seed) => pickExam([pilgrimage, ...fillers], 6, seed).questions.filter(isSentence))
      .filter(({ flashcard }) => flashcard.id === pilgrimage.id);
    expect(asked.length).toBeGreaterThan(0);
    for (const { options } of asked) {
      for (const option of options) expect(option).toMatch(/^(el|la) /);
    }
  });

  test('never offer a word that the translation names', () => {
    const morning = sentences.filter(({ translation }) => / in the morning\b/.test(translation ?? ''));
    expect(morning.length).toBeGreaterThan(0);
    for (const question of morning) expect(wrongOf(question)).not.toContain('la mañana');
  });

  test('offer conjugated verbs with conjugated verbs', () => {
    const infinitive = /^\p{Ll}+(ar|er|ir|ír)(se)?$/u;
    const conjugated = sentences.filter(
      ({ flashcard }) => flashcard.category === 'verbs' && flashcard.exampleForm !== undefined,
    );
    expect(conjugated.length).toBeGreaterThan(20);
    for (const question of conjugated) {
      expect(question.options.filter((option) => infinitive.test(option))).toEqual([]);
    }
  });
});

describe('grammar questions', () => {
  const ask = (asked: Card): ExamQuestion | undefined =>
    pickExam([asked], 1, 1).questions.find(({ type }) => type === 'grammar');

  test.each([
    ['la casa', 'Feminine. The s is soft.', 'Feminine'],
    ['la luz', 'Feminine, z', 'Feminine'],
    ['el agua', 'Feminine, but el before a stressed a.', 'Feminine'],
    ['los padres', 'Masculine, for both.', 'Masculine'],
  ])(
    'a tip that names the gender of %s leads to a question about it',
    (spanish, grammarTip, correctAnswer) => {
      const question = ask(card(spanish, { grammarTip }));
      expect(question?.options).toEqual(['Masculine', 'Feminine', 'Neuter', 'No gender']);
      expect(question?.correctAnswer).toBe(correctAnswer);
      expect(question?.question).toBe(
        `What is the gender of «${spanish.split(' ')[1]}», "the meaning of ${spanish}"?`,
      );
      expect(question?.example).toBe(`Aquí está ${BLANK} y nada más.`);
    },
  );

  test.each(['otro', 'todo el', 'su primer', 'demasiado', 'un buen'])(
    'what shows the gender is blanked with the headword: %s café',
    (before) => {
      const grammarTip = 'Masculine. A long tip.';
      const example = `No quiero ${before} café, gracias.`;
      expect(ask(card('el café', { grammarTip, example, exampleForm: 'café' }))?.example).toBe(
        `No quiero ${before.startsWith('su ') ? 'su ' : ''}${BLANK}, gracias.`,
      );
    },
  );

  test('any other usable tip is the right statement of four', () => {
    const question = ask(
      card('sin', { grammarTip: 'A verb after it stays in the infinitive; small feminine.' }),
    );
    expect(question?.question).toBe('Which statement about «sin» is correct?');
    expect(question?.correctAnswer).toBe('A verb after it stays in the infinitive; small feminine.');
    expect(question?.options.length).toBe(4);
    for (const option of question?.options ?? []) expect(option).toMatch(/^\p{Lu}.{40,}\.$/u);
    expect(question?.example).toBe('Aquí está sin y nada más.');
  });

  test.each([
    ['la mesa', 'Feminine', 'la'],
    ['el libro', '', 'el'],
    ['libro', 'A noun.', 'el'],
    ['el mapa', 'Masculine.', 'el'],
  ])('without a usable tip the question is about the article of %s', (spanish, grammarTip, correctAnswer) => {
    const question = ask(card(spanish, { grammarTip }));
    expect(question?.options).toEqual(['el', 'la', 'los', 'las']);
    expect(question?.optionLanguage).toBe('es');
    expect(question?.correctAnswer).toBe(correctAnswer);
    expect(question?.question).toMatch(new RegExp(`^Which article goes with «${spanish.split(' ').at(-1)}»`));
  });

  test('an article that the tip would contradict is not asked for', () => {
    expect(ask(card('los lentes'))).toBeUndefined();
    expect(ask(card('el agua', { grammarTip: 'Feminine' }))).toBeUndefined();
  });

  test('a verb that begins like an article keeps its letters', () => {
    expect(ask(card('lavar'))?.question).toMatch(/«lavar»/);
  });

  test('are numbered', () => {
    const ids = pickExam(real.nouns, 20, 3).questions.flatMap(({ type, id }) =>
      type === 'grammar' ? id : [],
    );
    expect(ids.toSorted()).toEqual(['grammar-0', 'grammar-1']);
  });

  test('are the only ones with a number; the others have the id of their card', () => {
    const others = pickExam(real.nouns, 20, 3).questions.filter(({ type }) => type !== 'grammar');
    expect(others.map(({ id }) => id)).toEqual(
      others.map(({ type, flashcard }) => `${type}-${flashcard.id}`),
    );
  });
});

describe('wrong options', () => {
  const numbered = (count: number, text: (number: number) => string, more: Partial<Card> = {}) =>
    Array.from({ length: count }, (_unused, number) =>
      card(text(number), { ...more, example: text(number), exampleTranslation: '' }),
    );
  const offeredBy = (own: readonly Card[], others: readonly Card[]) => {
    const ids = new Set(own.map(({ id }) => id));
    const asked = seeds.flatMap((seed) => pickExam([...own, ...others], 15, seed).questions);
    return asked
      .filter(({ type, flashcard }) => type === 'match' && ids.has(flashcard.id))
      .flatMap(({ options }) => options);
  };

  test('come from the group of the right one, as long as there are any', () => {
    const near = numbered(4, (number) => `cerca ${number}`, { group: 'Near' });
    const far = numbered(12, (number) => `lejos ${number}`, { group: 'Far' });
    const offered = offeredBy(near, far);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.filter((option) => !option.startsWith('cerca'))).toEqual([]);
  });

  const kinds = {
    questions: (number: number) => `¿${'Qué '.repeat(number)}no?`,
    exclamations: (number: number) => `¡${'Sí '.repeat(number)}vale!`,
    'plain words': (number: number) => `${'muy '.repeat(number)}bien`,
  };

  test.each(Object.entries(kinds))('next to %s are of the same kind, whatever their group', (kind, text) => {
    const inGroups = (deck: readonly Card[]) =>
      deck.map((one, index) => ({ ...one, group: `Group ${index % 4}` }));
    const alike = inGroups(numbered(4, text));
    const others = Object.entries(kinds).flatMap(([name, other]) =>
      name === kind ? [] : inGroups(numbered(6, other)),
    );
    const offered = offeredBy(alike, others);
    expect(offered.length).toBeGreaterThan(0);
    for (const option of offered) expect(alike.map(({ spanish }) => spanish)).toContain(option);
  });
});

describe('what is blanked', () => {
  const exampleOf = (spanish: string, example: string) => {
    const asked = card(spanish, { example });
    const questions = seeds.flatMap((seed) => pickExam([asked, ...fillers], 6, seed).questions);
    return questions.find(({ type, flashcard }) => type === 'match' && flashcard.id === asked.id)?.example;
  };

  test.each([
    ['¿Qué?', '¿Qué? No te oigo.', `¿${BLANK}? No te oigo.`],
    ['¿¡Cómo!?', '¿¡Cómo!? No es verdad.', `¿¡${BLANK}!? No es verdad.`],
    ['¿Dónde está …?', '¿Dónde está mi perro?', `¿${BLANK} mi perro?`],
    ['EE. UU.', 'Vive en EE. UU. desde ayer.', `Vive en ${BLANK}. desde ayer.`],
    ['sol', 'El sol sale, los girasoles no.', `El ${BLANK} sale, los girasoles no.`],
  ])('in %s is the headword without its marks', (spanish, example, masked) => {
    expect(exampleOf(spanish, example)).toBe(masked);
  });
});

describe('choosing', () => {
  test('a card whose example lacks the headword yields no sentence, nor an option for one', () => {
    const silent = card('la nube', { example: 'Va a llover.' });
    for (const seed of seeds) {
      const sentences = pickExam([silent, ...fillers], 6, seed).questions.filter(isSentence);
      expect(sentences.length).toBeGreaterThan(0);
      for (const { flashcard, options } of sentences) {
        expect(flashcard.id).not.toBe(silent.id);
        for (const option of options) expect(option).toMatch(/^(el|la) (sol|luna|mar|flor|tren)$/);
      }
    }
  });

  test('a type that the cards cannot supply is filled from the others', () => {
    const silent = fillers.map((filler) => ({ ...filler, example: 'Nada.' }));
    const { questions } = pickExam(silent, 5, 1);
    expect(questions.length).toBe(5);
    expect(questions.filter(({ type }) => type === 'sentence')).toEqual([]);
  });

  test.each([
    ['synonyms', fillers.map((filler) => ({ ...filler, english: 'the same' }))],
    ['three cards', fillers.slice(0, 3)],
  ])('%s leave too few wrong options for anything but grammar', (_what, deck) => {
    const tipped = deck.map((one) => ({ ...one, grammarTip: `A tip of ${one.spanish}.` }));
    const { questions } = pickExam(tipped, deck.length, 1);
    expect(questions.map(({ type }) => type)).toEqual(deck.map(() => 'grammar'));
  });

  test('a form that two cards share is offered once', () => {
    const inflected = [...fillers, card('ser'), card('ir')].map((filler) => ({
      ...filler,
      exampleForm: ['ser', 'ir'].includes(filler.spanish) ? 'fue' : filler.spanish,
      example: `Ayer ${['ser', 'ir'].includes(filler.spanish) ? 'fue' : filler.spanish} mejor.`,
    }));
    for (const seed of seeds) {
      for (const { options } of pickExam(inflected, 7, seed).questions) {
        expect(new Set(options).size).toBe(4);
      }
    }
  });

  test('uses as many cards as the limit allows', () => {
    const picked = seeds.map((seed) => pickExam(real.nouns, 20, seed, 6).questions);
    for (const questions of picked) expect(questions.length).toBe(6);
    const ids = picked.flatMap((questions) => questions.map(({ flashcard }) => flashcard.id));
    expect(new Set(ids).size).toBeGreaterThan(50);
  });

  test('the same seed gives the same exam, the next seed another', () => {
    const first = pickExam(real.verbs, 10, 7);
    expect(pickExam(real.verbs, 10, 7)).toEqual(first);
    const texts = (seed: number) => pickExam(real.verbs, 10, seed).questions.map(({ question }) => question);
    expect(texts(first.seed)).not.toEqual(texts(7));
  });

  test('the right option can be in every place', () => {
    const places = seeds.flatMap((seed) =>
      pickExam(real.adverbs, 10, seed).questions.map(({ options, correctAnswer }) =>
        options.indexOf(correctAnswer),
      ),
    );
    for (const place of [0, 1, 2, 3]) {
      expect(places.filter((one) => one === place).length).toBeGreaterThan(places.length / 6);
    }
  });
});

describe('the machine', () => {
  const ready = async (category: CategorySlug | null, deck: readonly Card[] = cards(8)) => {
    const asked: unknown[] = [];
    const clock = new SimulatedClock();
    const actor = createActor(
      examQuizMachine.provide({
        actors: {
          loadCards: fromPromise(({ input }) => {
            asked.push(input);
            return Promise.resolve(deck);
          }),
        },
      }),
      { input: { seed: 7, category }, clock },
    );
    await waitFor(actor.start(), (state) => !state.hasTag('busy'));
    return { actor, asked, clock };
  };

  test('loads the category of the address, and waits without one', async () => {
    expect((await ready('verbs')).asked).toEqual([{ categories: ['verbs'] }]);
    const { actor, asked } = await ready(null);
    expect(asked).toEqual([]);
    expect(actor.getSnapshot().can({ type: 'game.started' })).toBe(false);
    actor.send({ type: 'category.chosen', category: 'nouns' });
    expect(asked).toEqual([{ categories: ['nouns'] }]);
  });

  test.each([
    [4, false],
    [5, true],
  ])('%i questions: an exam is %j', async (count, isExam) => {
    const { actor } = await ready('food-drinks', cards(count));
    const titles: string[] = [];
    actor.on('toast.shown', ({ title }) => titles.push(title));
    actor.send({ type: 'game.started' });
    expect(actor.getSnapshot().matches('playing')).toBe(isExam);
    expect(titles).toEqual(isExam ? [] : ['Not enough cards in this category to create an exam']);
  });

  test('a retry asks other questions, with time and score at zero', async () => {
    const { actor, clock } = await ready('verbs', real.verbs);
    actor.send({ type: 'game.started' });
    const first = actor.getSnapshot().context.questions;
    expect(first.length).toBe(10);
    for (const { correctAnswer } of first) {
      actor.send({ type: 'option.chosen', option: correctAnswer });
      actor.send({ type: 'answer.submitted' });
      actor.send({ type: 'answer.submitted' });
      clock.increment(EXAM_FEEDBACK);
    }
    expect(actor.getSnapshot().context.answers.length).toBe(10);
    expect(actor.getSnapshot().matches('complete')).toBe(true);
    actor.send({ type: 'game.replayed' });
    const { questions, answers, index, seconds } = actor.getSnapshot().context;
    expect([questions.length, answers.length, index, seconds]).toEqual([10, 0, 0, 0]);
    expect(questions.map(({ question }) => question)).not.toEqual(first.map(({ question }) => question));
  });
});

function isSentence({ type }: ExamQuestion): boolean {
  return type === 'sentence';
}

function wrongOf({ options, correctAnswer }: ExamQuestion): string[] {
  return options.filter((option) => option !== correctAnswer);
}

/** Whether a wrong option is also true of the card, in the words of any card that shares a meaning with it. */
function isRightToo({ type, flashcard, correctAnswer }: ExamQuestion, option: string): boolean {
  if (type === 'grammar') return option === flashcard.grammarTip;
  const [own, also] =
    type === 'translate'
      ? [flashcard.english, flashcard.alsoEnglish]
      : [flashcard.spanish, flashcard.alsoSpanish];
  const rivals = all.filter(({ category }) => category === flashcard.category);
  const offered =
    type === 'sentence'
      ? rivals.filter((other) => wordsOf(formOf(other)) === wordsOf(option))
      : rivals.filter(({ spanish, english }) => [spanish, english].includes(option));
  const meanings = (one: Card) => [one.english, ...(one.alsoEnglish ?? [])].map(withoutBracket);
  return (
    [own, ...(also ?? []), correctAnswer].map(withoutBracket).includes(withoutBracket(option)) ||
    offered.every((other) => meanings(other).some((meaning) => meanings(flashcard).includes(meaning)))
  );
}

function formOf({ exampleForm, spanish }: Card): string {
  return exampleForm ?? spanish;
}

function withoutBracket(text: string): string {
  return wordsOf(text.replaceAll(/\([^)]*\)/g, ''));
}

/** A text as words between spaces, to find whole words in it. */
function wordsOf(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
}
