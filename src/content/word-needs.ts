import type { CourseUnit } from '#machines/course/course.types.ts';
import {
  mistakeNeeds,
  questionNeeds,
  replyNeeds,
  storedNeeds,
  textNeeds,
  transformNeeds,
  type Source,
  type StoredNeeds,
  type WordNeed,
} from '#machines/course/word-needs.rules.ts';
import type { MistakesOfUnits, RepliesOfUnits, TransformsOfUnits } from '#machines/games/bank.types.ts';
import type { GrammarQuestion } from '#machines/games/exercise.types.ts';
import { sentencesOf } from './bank-entries.ts';
import { unitsOf } from './course.ts';
import firstQuestions from './grammar-questions.ts';
import points from './points.ts';
import { courseCards, wordBook } from './word-book.ts';

const bank = import.meta.glob<unknown>('./bank/*.ts', { eager: true, import: 'default' });
const replies = import.meta.glob<RepliesOfUnits>('./replies/*.ts', { eager: true, import: 'default' });
const transforms = import.meta.glob<TransformsOfUnits>('./transforms/*.ts', {
  eager: true,
  import: 'default',
});
const mistakes = import.meta.glob<MistakesOfUnits>('./mistakes/*.ts', { eager: true, import: 'default' });
const furtherQuestions = import.meta.glob<readonly GrammarQuestion[]>('./questions/*.ts', {
  eager: true,
  import: 'default',
});

/**
 * What a unit's texts need that earlier units don't teach; texts that need nothing more are missing. Of sentences and
 * examples points count, whatever unit has them: who learns words in another order may lack them.
 */
export interface UnitNeeds {
  /** By sentence id. */
  sentences: Readonly<Record<string, StoredNeeds>>;
  /** Of its cards' examples, by card id. */
  examples: Readonly<Record<string, StoredNeeds>>;
  /** Of the questions on its points, by question id. */
  questions: Readonly<Record<string, StoredNeeds>>;
  /** Of the examples of its points, by the id of the point, in their order. */
  points: Readonly<Record<string, readonly StoredNeeds[]>>;
  /** Of what is changed and what it becomes, by id. */
  transforms: Readonly<Record<string, StoredNeeds>>;
  /** Of what is to correct and what is right, by id. */
  mistakes: Readonly<Record<string, StoredNeeds>>;
  /** Of what is said and all its replies, by id. */
  replies: Readonly<Record<string, StoredNeeds>>;
}

const questions = [...firstQuestions, ...Object.values(furtherQuestions).flat()];
const units = unitsOf(courseCards);

/** By unit id. */
export const wordNeeds: Readonly<Record<string, UnitNeeds>> = Object.fromEntries(
  units.map((unit, at) => [unit.id, needsIn(unit, isMetBefore(at))]),
);

/** Whether a source is met before the unit with this number, from 0. */
function isMetBefore(at: number): (source: Source) => boolean {
  const before = units.slice(0, at);
  const cards = before.reduce((sum, unit) => sum + unit.cards.length, 0);
  const ids = new Set(before.map(({ id }) => id));
  return (source) => (source >= 0 ? source < cards : ids.has(points[-1 - source]?.unit ?? ''));
}

function needsIn(unit: CourseUnit, isMet: (source: Source) => boolean): UnitNeeds {
  const stored = (needs: readonly WordNeed[]) => storedNeeds(needs, isMet);
  const isWordMet = (source: Source) => source >= 0 && isMet(source);
  const listed = <Item extends { id: string }>(
    items: readonly Item[],
    needs: (item: Item) => WordNeed[],
    isMetByThen = isMet,
  ) =>
    Object.fromEntries(
      items.flatMap((item) => {
        const open = storedNeeds(needs(item), isMetByThen);
        return open.length > 0 ? [[item.id, open]] : [];
      }),
    );
  const own = points.filter((point) => point.unit === unit.id);
  const ids = new Set<string>(own.map(({ id }) => id));
  const cards = new Set(unit.cards);
  const level = unit.level.toLowerCase();
  return {
    sentences: listed(
      sentencesOf(unit.id, bank[`./bank/${unit.id}.ts`]),
      ({ spanish, english }) => textNeeds(spanish, english, wordBook),
      isWordMet,
    ),
    examples: listed(
      courseCards.filter(({ id }) => cards.has(id)),
      ({ example, exampleTranslation }) => textNeeds(example, exampleTranslation, wordBook),
      isWordMet,
    ),
    questions: listed(
      questions.filter(({ point }) => ids.has(point)),
      (question) => questionNeeds(question, wordBook),
    ),
    points: Object.fromEntries(
      own.map(({ id, examples }) => [
        id,
        examples.map(({ spanish, english }) => stored(textNeeds(spanish, english, wordBook))),
      ]),
    ),
    transforms: listed(transforms[`./transforms/${level}.ts`]?.[unit.id] ?? [], (transform) =>
      transformNeeds(transform, wordBook),
    ),
    mistakes: listed(mistakes[`./mistakes/${level}.ts`]?.[unit.id] ?? [], (mistake) =>
      mistakeNeeds(mistake, wordBook),
    ),
    replies: listed(replies[`./replies/${level}.ts`]?.[unit.id] ?? [], (reply) =>
      replyNeeds(reply, wordBook),
    ),
  };
}
