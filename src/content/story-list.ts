import type { Story } from '#machines/course/stories.types.ts';
import { readingOf } from './bank-entries.ts';
import { courseIndex } from './course-index.ts';
import { glossed } from './glossed-readings.ts';
import { units } from './units.ts';

/** A reading with its cards as indices into `courseIndex`. */
interface ListedStory extends Omit<Story, 'cards'> {
  cards: readonly number[];
}

const files = import.meta.glob<unknown>('./readings/*.ts', { eager: true, import: 'default' });
const dialogues = import.meta.glob<unknown>('./dialogues/*.ts', { eager: true, import: 'default' });
const places = new Map(courseIndex.map(({ id }, place) => [id, place]));

/** The readings in course order, without texts. A build contains only the result. */
export const storyList: readonly ListedStory[] = units.flatMap(({ id, title: unitTitle }) => {
  const reading = readingOf(id, files[`./readings/${id}.ts`]);
  if (!reading) return [];
  const { unit, level, title, kind } = reading;
  const cards = Object.values(glossed(reading).words).flatMap(([, card]) => places.get(card ?? '') ?? []);
  const own = readingOf(id, dialogues[`./dialogues/${id}.ts`]);
  const used = [...new Set(cards)].toSorted((one, other) => one - other);
  return [{ unit, unitTitle, level, title, kind, dialogue: own?.title ?? null, cards: used }];
});
