import type { Stop } from '#machines/course/course.types.ts';
import { addressOf } from '#machines/course/stops.rules.ts';
import { PASSING_SHARE, type PlannedStop, type StopState } from '#machines/course/course-progress.rules.ts';
import { wordCount } from '../../content/due-texts.ts';
import { paths } from '../../paths.ts';

const PRACTICE = 'Practice words you’ve met';

/** A stop's name outside its unit, with Spanish in «». */
export function stopTitle({ kind, title, number, of }: PlannedStop): string {
  if (kind === 'lesson') return `Lesson ${number} of ${of}: «${title}»`;
  if (kind === 'exam') return `${title} exam`;
  return `${kind === 'reading' ? readingTitle(number, of) : 'Checkpoint'}: «${title}»`;
}

/** A stop's name beside its unit's. */
export function placeTitle({ kind, title, number, of }: PlannedStop): string {
  if (kind === 'lesson') return `Lesson ${number}`;
  if (kind === 'exam') return `${title} exam`;
  return kind === 'reading' ? readingTitle(number, of) : 'Checkpoint';
}

function readingTitle(number: number, of: number): string {
  return of > 1 ? `Reading ${number} of ${of}` : 'Reading';
}

/** One short line about a stop, beside its unit's name. */
export function placeDetail(stop: PlannedStop, state: StopState): string {
  const { kind, words, fresh } = stop;
  if (kind === 'lesson' && fresh === 0 && state === 'open') return PRACTICE;
  if (kind === 'lesson' && fresh > 0 && state === 'done') return `${wordCount(fresh, 'new')} here`;
  if (kind === 'lesson') return wordCount(words);
  return kind === 'reading' ? 'A short text' : testText(stop);
}

/** One line about a stop that stands alone. */
export function stopDetail(stop: PlannedStop): string {
  const { kind, fresh } = stop;
  if (kind === 'lesson') return `${fresh === 0 ? PRACTICE : wordCount(fresh, 'new')}, about 5 minutes`;
  if (kind === 'reading') return 'A short text with words you know';
  return testText(stop);
}

/** The label of a stop's link. */
export function stopVerb({ kind }: Stop): string {
  if (kind === 'lesson') return 'Learn';
  return kind === 'reading' ? 'Read' : 'Take it';
}

export function stopPath(stop: Stop): string {
  const { place, name } = addressOf(stop);
  return paths.courseStop(place, name);
}

function testText({ kind, title }: PlannedStop): string {
  const exam = title === 'B1' ? 35 : 30;
  return `${kind === 'exam' ? exam : 12} questions; ${100 * PASSING_SHARE}% to pass`;
}
