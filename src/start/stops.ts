import { addressOf, stopsOf } from '#machines/course/stops.rules.ts';
import { courseUnits } from '../content/course-index.ts';
import { paths } from '../paths.ts';
import { contentOf, scopeOf } from '../services/lesson-input.ts';

/** The page of each stop of the course and each dictation practice, with the modules that hold its content. */
export const stopPages: ReadonlyMap<string, readonly string[]> = new Map([
  ...stopsOf(courseUnits).map((stop) => {
    const { place, name } = addressOf(stop);
    return pageOf(place, name, stop.kind === 'reading' ? [`glossed-${place}`] : undefined);
  }),
  ...courseUnits.map(({ id }) => pageOf(id, 'dictation')),
]);

function pageOf(place: string, name: string, modules = contentIn(`${place}-${name}`)) {
  return [paths.courseStop(place, name), modules] as const;
}

function contentIn(stop: string): string[] {
  const scope = scopeOf(stop);
  return scope ? [...contentOf(scope), 'services/sound'] : [];
}
