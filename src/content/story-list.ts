import { readingsOf } from '#machines/course/stops.rules.ts';
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
export const storyList: readonly ListedStory[] = units.flatMap((own) =>
  readingsOf(own).flatMap((key) => {
    const reading = readingOf(key, files[`./readings/${key}.ts`]);
    if (!reading) return [];
    const { unit, level, title, kind } = reading;
    const used = Object.values(glossed(reading).words).flatMap(([, card]) => places.get(card ?? '') ?? []);
    const cards = [...new Set(used)].toSorted((one, other) => one - other);
    const dialogue = key === own.id ? readingOf(key, dialogues[`./dialogues/${key}.ts`]) : null;
    return [{ unit, unitTitle: own.title, level, title, kind, dialogue: dialogue?.title ?? null, cards }];
  }),
);
