import { unaccented } from '../learning/near-words.rules.ts';
import { shuffle } from '../parts/random.ts';
import { exerciseOf } from './exercises.rules.ts';
import { explanationOf } from './grammar-exercises.rules.ts';
import type { LessonPoint, LessonTransform } from './lesson-input.types.ts';
import type { Exercise } from './lesson.types.ts';
import { seedFor } from './options.rules.ts';
import { tileOf, type Material } from './sentence-exercises.rules.ts';
import { bareOf, wordsOf } from './sentence-words.rules.ts';
import { verbFormsIn } from './verb-rivals.rules.ts';
import { wordingsOf } from './wording.rules.ts';

const DISTRACTORS = 2;

/** Say a sentence otherwise; the second attempt builds it. */
export function transformOf(
  { id, point, task, spanish, english, right, rightEnglish }: LessonTransform,
  points: readonly LessonPoint[],
  { rivals, cards, verbs, seed }: Pick<Material, 'rivals' | 'cards' | 'verbs' | 'seed'>,
): Exercise {
  const [first] = right;
  const given = wordsOf(spanish).map((word) => bareOf(word).toLowerCase());
  const wordings = wordingsOf(right, { spanish: first, english: rightEnglish, uses: [] }, { cards, verbs });
  const typed = exerciseOf({
    kind: 'transform',
    item: id,
    cards: [],
    prompt: { text: spanish, language: 'es', hint: english, task },
    answer: {
      by: 'text',
      language: 'es',
      accepted: right,
      wordings,
      rivals: [...(rivals.get(id) ?? []), ...given.map(unaccented)],
      verbs: right.flatMap((text) => verbFormsIn(text, verbs)),
    },
    sound: first,
    isProduced: true,
    solution: first,
    meaning: rightEnglish,
    explanation: explanationOf(points, point),
  });
  const orders = right.map((text) =>
    wordsOf(text).map((word) => tileOf(word, { spanish: text, english: rightEnglish, uses: [] })),
  );
  const [tiles = []] = orders;
  const used = new Set(orders.flat().map((tile) => tile.toLowerCase()));
  const others = [...new Set(given)].filter((word) => !used.has(word)).slice(0, DISTRACTORS);
  const shuffled = shuffle([...tiles, ...others], seedFor(seed, id)).items;
  return {
    ...typed,
    easier: { ...typed, id: `build-${typed.id}`, answer: { by: 'order', words: shuffled, orders, wordings } },
  };
}
