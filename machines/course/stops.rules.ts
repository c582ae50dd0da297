import type { CourseUnit, Lesson, Stop, StopKind } from './course.types.ts';

/** New cards in a lesson. */
const LESSON_CARDS = 6;

/** The lessons of the first `early` cards, which stay when a unit gets more cards, then those of the others. */
export function lessonsOf(unit: string, cards: readonly string[], early = 0): Lesson[] {
  const parts = [...evenParts(cards.slice(0, early)), ...evenParts(cards.slice(early))];
  return parts.map((part, index) => ({ id: `${unit}-${index + 1}`, cards: part }));
}

/** As few parts as possible; their lengths differ by one card at most. */
function evenParts(cards: readonly string[]): (readonly string[])[] {
  const count = Math.ceil(cards.length / LESSON_CARDS);
  const startOf = (index: number) => Math.ceil((index * cards.length) / count);
  return Array.from({ length: count }, (_, index) => cards.slice(startOf(index), startOf(index + 1)));
}

/** In course order: each unit's lessons, readings and checkpoint; a level ends with its exam. */
export function stopsOf(units: readonly CourseUnit[]): readonly Stop[] {
  return units.flatMap((unit, index) => {
    const stop = (kind: StopKind, place: string, name: string = kind): Stop => ({
      id: `${place}-${name}`,
      kind,
      unit: unit.id,
      name,
    });
    const isLast = units[index + 1]?.level !== unit.level;
    return [
      ...unit.lessons.map(({ id }) => stop('lesson', unit.id, id.slice(unit.id.length + 1))),
      ...readingsOf(unit).map((key) => stop('reading', key)),
      stop('checkpoint', unit.id),
      ...(isLast ? [stop('exam', unit.level.toLowerCase())] : []),
    ];
  });
}

export function stopById(units: readonly CourseUnit[], id: string): Stop | undefined {
  return stopsOf(units).find((stop) => stop.id === id);
}

/** The keys of a unit's readings in the log. */
export function readingsOf({ id, readings = [id] }: Pick<CourseUnit, 'id' | 'readings'>): readonly string[] {
  return readings;
}

/** `place` is the id of its unit, the key of its reading, or its level in lower case. */
export function addressOf({ id, name }: Stop): { place: string; name: string } {
  return { place: id.slice(0, -name.length - 1), name };
}

export function stopAt(units: readonly CourseUnit[], place: string, name: string): Stop | undefined {
  return stopsOf(units).find((stop) => {
    const address = addressOf(stop);
    return address.place === place && address.name === name;
  });
}
