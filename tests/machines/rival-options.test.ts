import { isExercise } from '#machines/course/exercises.rules.ts';
import { partsOf } from '#machines/course/lesson-candidates.rules.ts';
import { judge } from '#machines/course/judge.rules.ts';
import { pastOf, planStop } from '#machines/course/lesson-plan.rules.ts';
import { bareHeadword } from '#machines/course/sentence-words.rules.ts';
import { core } from '#machines/course/sentence-uses.rules.ts';
import { gapOf } from '#machines/course/sentence-exercises.rules.ts';
import type { Card } from '#machines/types.ts';
import type { Exercise } from '#machines/course/lesson.types.ts';
import { allTenses, persons } from '#machines/games/exercise.types.ts';
import { kindOf } from '#machines/learning/forms.rules.ts';
import { beforeAll, expect, it } from 'vitest';
import { loadLessonInput } from '../../src/services/lesson-input.ts';
import { courseUnits } from '../../src/content/course-index.ts';
import { grammarQuestions, verbBook } from '../support/content-files.ts';
import { askedCards, askedSentences } from '../support/judged-lines.ts';
import { requestOf } from '../support/lesson-plan-checks.ts';

const SEEDS = 4;
const bareWord = (text: string) => text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

let asked: readonly Exercise[] = [];
/** Every gap that some lessons could ask. */
let gaps: readonly { exercise: Exercise; card: Card }[] = [];

/** Every exercise of some lessons, with those that take its place. */
beforeAll(async () => {
  const stops = courseUnits.flatMap(({ lessons }) => lessons.slice(2, 3)).filter((_, at) => at % 5 === 2);
  const loaded = await Promise.all(stops.map(({ id }) => loadLessonInput(id)));
  const inputs = loaded.flatMap((input) => input ?? []);
  asked = inputs.flatMap((input) =>
    Array.from({ length: SEEDS }, (_, seed) => planStop(input, requestOf('none', true, seed + 1)).steps)
      .flat()
      .filter(isExercise)
      .flatMap((step) => [step, step.easier, step.silent].filter((each) => each !== null)),
  );
  gaps = inputs.flatMap((input) => {
    const parts = partsOf(input, input.cards, 1, pastOf(input, requestOf('none', true, 1).progress));
    return [...parts.sentencesOf].flatMap(([id, sentences]) => {
      const card = parts.cards.get(id);
      if (!card) return [];
      return sentences.flatMap((sentence) => {
        const exercise = gapOf(sentence, card, parts);
        return exercise ? [{ exercise, card }] : [];
      });
    });
  });
});

const knownForms = new Map<string, ReadonlyMap<string, string>>();

/** The forms of a verb, `present yo` and so on, without pronouns before them. */
function formsOf(infinitive: string): ReadonlyMap<string, string> {
  const known = knownForms.get(infinitive);
  if (known) return known;
  const table = verbBook.find((verb) => verb.infinitive === infinitive);
  const forms = new Map(
    allTenses.flatMap((tense) =>
      persons.flatMap((person) => {
        const form = table?.conjugations[tense][person];
        return form === undefined ? [] : [[`${tense} ${person}`, core(form)] as const];
      }),
    ),
  );
  knownForms.set(infinitive, forms);
  return forms;
}

const everyVerb = verbBook.map(({ infinitive }) => formsOf(infinitive));

/** Whether one of the options is another verb's form for the same person and tense, or one of the same verb's. */
function hasRival(options: readonly string[], right: string, infinitive: string): boolean {
  const own = formsOf(infinitive);
  const places = [...own].flatMap(([place, form]) => (form === right.toLowerCase() ? [place] : []));
  const wrong = new Set(options.filter((option) => option !== right).map((option) => option.toLowerCase()));
  const isOfOther = everyVerb.some((forms) => places.some((place) => wrong.has(forms.get(place) ?? '-')));
  return isOfOther || [...own.values()].some((form) => wrong.has(form));
}

it('gives a conjugated verb a rival in person and tense', () => {
  const choices = gaps.flatMap(({ exercise: { prompt, answer }, card }) => {
    if (answer.by !== 'choice') return [];
    const isFinite = [...formsOf(card.spanish).values()].includes(answer.right.toLowerCase());
    return isFinite ? [{ prompt, answer, card }] : [];
  });
  const without = choices
    .filter(({ answer, card }) => !hasRival(answer.options, answer.right, card.spanish))
    .map(({ prompt, answer }) => `${prompt.text}: ${answer.options.join(', ')}`);
  expect(choices.length).toBeGreaterThan(200);
  expect(without).toEqual([]);
});

const pairs = [
  ['verbs-ser', 'verbs-estar'],
  ['verbs-estar', 'verbs-ser'],
  ['grammar-por', 'grammar-para'],
  ['grammar-para', 'grammar-por'],
] as const;

/** A card's forms in lower case. */
function formsOfCard(id: string): ReadonlySet<string> {
  const { spanish = '' } = askedCards.get(id) ?? {};
  return new Set([spanish, ...formsOf(spanish).values()]);
}

it('asks ser, estar, por and para in a gap only beside the other one, once that has been read', async () => {
  const options: string[] = [];
  const without: string[] = [];
  for (const [id, otherId] of pairs) {
    const { lessons } = courseUnits.find(({ cards }) => cards.includes(id)) ?? { lessons: [] };
    const input = await loadLessonInput(lessons.find(({ cards }) => cards.includes(id))?.id ?? '');
    const card = askedCards.get(id);
    if (!input || !card) throw new Error(`No lesson teaches ${id}.`);
    const others = formsOfCard(otherId);
    const isOther = (text: string) => others.has(text.toLowerCase());
    for (let seed = 0; seed < 20; seed += 1) {
      const parts = partsOf(input, input.cards, seed, pastOf(input, requestOf('none', true, seed).progress));
      if (!parts.sentences.some(({ spanish }) => spanish.split(/[^\p{L}]+/u).some(isOther))) continue;
      for (const sentence of parts.sentencesOf.get(id) ?? []) {
        const answer = gapOf(sentence, card, parts)?.answer;
        if (answer?.by !== 'choice') continue;
        options.push(...answer.options);
        if (!answer.options.some(isOther)) without.push(`${sentence.spanish}: ${answer.options.join(', ')}`);
      }
    }
  }
  expect(options).toContain('para');
  expect(options).toContain('está');
  expect(without).toEqual([]);
});

it('offers «ser» and «estar», «por» and «para» together where a rule asks for one of them', () => {
  const [ser, estar] = [formsOfCard('verbs-ser'), formsOfCard('verbs-estar')];
  const isOneOf = (forms: ReadonlySet<string>) => (text: string) =>
    bareWord(text.toLowerCase())
      .split(' ')
      .some((word) => forms.has(word));
  const [por, para] = [new Set(['por']), new Set(['para'])];
  const rivals = [
    [/estar/, ser, estar],
    [/estar/, estar, ser],
    [/por-and-para/, por, para],
    [/por-and-para/, para, por],
  ] as const;
  const asksWhich = grammarQuestions.filter(
    ({ point, question }) => /estar|por-and-para/.test(point) && !/with «(?:ser|estar)»/.test(question),
  );
  const without = asksWhich.flatMap(({ id, point, options, correctAnswer }) =>
    rivals.flatMap(([points, own, other]) =>
      points.test(point) && isOneOf(own)(correctAnswer) && !options.some(isOneOf(other))
        ? [`${id}: ${options.join(', ')}`]
        : [],
    ),
  );
  expect(asksWhich.length).toBeGreaterThan(25);
  expect(without).toEqual([]);
});

it('offers a noun of the same gender where a noun is asked, and a plural where an adjective is plural', () => {
  const articleOf = (spanish: string) => /^(?:el|la) /u.exec(spanish)?.[0];
  const articles = new Map(
    [...askedCards.values()].map((card) => [bareHeadword(card).toLowerCase(), articleOf(card.spanish)]),
  );
  const choices = gaps.flatMap(({ exercise: { prompt, answer }, card }) => {
    if (answer.by !== 'choice') return [];
    const right = answer.right.toLowerCase();
    const wrong = answer.options.map((option) => option.toLowerCase()).filter((option) => option !== right);
    const article = articles.get(right);
    const isPlural = kindOf(card) === 'adjectives' && right.endsWith('s') && !card.spanish.endsWith('s');
    if (!isPlural && (article === undefined || articleOf(card.spanish) !== article)) return [];
    const isRival = (option: string) => (isPlural ? option.endsWith('s') : articles.get(option) === article);
    return [{ text: `${prompt.text}: ${answer.options.join(', ')}`, hasRival: wrong.some(isRival) }];
  });
  expect(choices.length).toBeGreaterThan(200);
  expect(choices.filter((choice) => !choice.hasRival)).toEqual([]);
});

it('offers the indicative where a subjunctive is asked', async () => {
  const input = await loadLessonInput('b1-ideas-3');
  if (!input) throw new Error('There is no such lesson.');
  const sentences = [...askedSentences.values()].filter(({ level }) => level === 'B1');
  const parts = {
    ...partsOf(input, input.cards, 1, pastOf(input, requestOf('all', true, 1).progress)),
    cards: askedCards,
    met: input.others,
    sentences,
  };
  const own = sentences.flatMap((sentence) =>
    sentence.uses.flatMap((use) => {
      const card = parts.cards.get(use.card);
      const forms = formsOf(card?.spanish ?? '');
      const answer = card && gapOf(sentence, card, parts)?.answer;
      if (answer?.by !== 'choice') return [];
      const places = [...forms].flatMap(([place, form]) => (form === answer.right ? [place] : []));
      const isSubjunctive =
        places.length > 0 && places.every((place) => /^(?:presentSubjunctive|imperative) /.test(place));
      const indicatives = new Set(places.map((place) => forms.get(`present ${place.split(' ')[1]}`)));
      const isAfter = /(?<!\p{L})(?:que|cuando|aunque|ojalá) /iu.test(sentence.spanish);
      return isSubjunctive && isAfter
        ? [
            {
              text: sentence.spanish,
              isOffered: answer.options.some((option) => indicatives.has(option)),
            },
          ]
        : [];
    }),
  );
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter(({ isOffered }) => !isOffered)).toEqual([]);
});

it('builds from words without marks, in lower case except names', () => {
  const builds = asked.flatMap(({ kind, answer, item }) => {
    const sentence = askedSentences.get(item);
    return kind === 'build' && answer.by === 'order' && sentence ? [{ answer, sentence }] : [];
  });
  const telling = builds.flatMap(({ answer, sentence }) => {
    const words = sentence.spanish.split(' ');
    const isName = (tile: string) =>
      sentence.english.includes(tile) ||
      words.some((word, at) => at > 0 && bareWord(word) === tile && !/[.?!…:]$/u.test(words[at - 1] ?? ''));
    return answer.words.filter((tile) => tile !== bareWord(tile) || (/^\p{Lu}/u.test(tile) && !isName(tile)));
  });
  expect(builds.length).toBeGreaterThan(50);
  expect(telling).toEqual([]);
});

it('adds two tiles to a sentence to build, neither of another right wording', () => {
  const builds = asked.flatMap(({ kind, answer, item }) => {
    const sentence = askedSentences.get(item);
    return kind === 'build' && answer.by === 'order' && sentence ? [{ answer, sentence }] : [];
  });
  const extras = builds.map(({ answer, sentence }) => {
    const right = new Set(answer.orders[0]);
    return { sentence, extra: answer.words.filter((tile) => !right.has(tile)) };
  });
  const wrong = extras.flatMap(({ sentence, extra }) => {
    const other = new Set((sentence.alsoSpanish ?? []).flatMap((text) => text.split(' ').map(bareWord)));
    return extra.filter((tile) => other.has(tile));
  });
  expect(wrong).toEqual([]);
  const withRival = extras.filter(({ sentence, extra }) => {
    const verbs = sentence.uses.flatMap(({ card }) => askedCards.get(card)?.spanish ?? '');
    const both = verbs.some((verb) => verb === 'ser' || verb === 'estar') ? ['ser', 'estar'] : [];
    const forms = [...verbs, ...both].flatMap((verb) => [...formsOf(verb).values()]);
    const rivals = new Set([...forms, 'el', 'la', 'los', 'las', 'un', 'una', 'este', 'esta', 'por', 'para']);
    return extra.some((tile) => rivals.has(tile));
  });
  expect(withRival.length / extras.length).toBeGreaterThan(0.5);
});

it('takes a built sentence without its subject where Spanish needs none', () => {
  const builds = asked.flatMap((exercise) => {
    const { alsoSpanish = [] } = askedSentences.get(exercise.item) ?? {};
    const { answer } = exercise;
    if (answer.by !== 'order') return [];
    const tiles = new Set(answer.words.map((tile) => tile.toLowerCase()));
    return alsoSpanish
      .map((text) => text.split(' ').map((word) => bareWord(word).toLowerCase()))
      .filter((words) => words.length < (answer.orders[0] ?? []).length)
      .filter((words) => new Set(words).size === words.length && words.every((word) => tiles.has(word)))
      .map((words) => ({ exercise, words }));
  });
  expect(builds.length).toBeGreaterThan(0);
  const refused = builds.filter(({ exercise, words }) => judge(exercise, words).judgement !== 'right');
  expect(refused.map(({ words }) => words.join(' '))).toEqual([]);
});
