import type { Stop } from '#machines/course/course.types.ts';
import { addressOf } from '#machines/course/stops.rules.ts';
import type { PlannedStop, StopState } from '#machines/course/course-progress.rules.ts';
import { paths } from '../../paths.ts';

/** The name of a stop wherever it stands alone. Spanish is set in «». */
export function stopTitle({ kind, title, number, of }: PlannedStop): string {
  if (kind === 'lesson') return `Lesson ${number} of ${of}: «${title}»`;
  if (kind === 'exam') return `${title} exam`;
  return `${kind === 'reading' ? 'Reading' : 'Checkpoint'}: «${title}»`;
}

/** The name of a stop within its unit. */
export function placeTitle({ kind, title, number }: PlannedStop): string {
  if (kind === 'lesson') return `Lesson ${number}`;
  if (kind === 'exam') return `${title} exam`;
  return kind === 'reading' ? 'Reading' : 'Checkpoint';
}

/** What awaits the learner at a stop, in short. */
export function placeDetail({ kind, words, fresh }: PlannedStop, state: StopState): string {
  if (kind === 'lesson' && fresh === 0 && state === 'open') return 'Words met: practice them';
  if (kind === 'lesson' && fresh > 0 && state === 'done')
    return `${fresh} new ${fresh === 1 ? 'word' : 'words'} here`;
  if (kind === 'lesson') return `${words} words`;
  return kind === 'reading' ? 'A short text' : `${kind === 'exam' ? 30 : 12} questions; 80% passes`;
}

/** What awaits the learner there. */
export function stopDetail({ kind, fresh }: PlannedStop): string {
  if (kind === 'lesson') return `${wordsText(fresh)}, about 5 minutes`;
  if (kind === 'reading') return 'A short text with words that you know';
  return `${kind === 'exam' ? 30 : 12} questions; 80% passes`;
}

/** What one does there, as the label of its link. */
export function stopVerb({ kind }: Stop): string {
  if (kind === 'lesson') return 'Learn';
  return kind === 'reading' ? 'Read' : 'Take it';
}

export function stopPath(stop: Stop): string {
  const { place, name } = addressOf(stop);
  return paths.courseStop(place, name);
}

function wordsText(fresh: number): string {
  if (fresh === 0) return 'Words met: practice them';
  return fresh === 1 ? '1 new word' : `${fresh} new words`;
}
