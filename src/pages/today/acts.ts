import type { PlannedStop } from '#machines/course/course-progress.rules.ts';
import { isDone, isReviewed, waitingIn, type Plan, type Suggestion } from '#machines/study/today.rules.ts';
import { categories } from '../../content/categories.ts';
import { freshText, tomorrowText, wordCount } from '../../content/due-texts.ts';
import { games } from '../../content/games.ts';
import { paths } from '../../paths.ts';
import { stopDetail, stopPath, stopTitle } from '../course/stop-texts.ts';
import { dueText } from './plan-texts.ts';

/** Something to do today, in words, with Spanish in «». */
export interface Act {
  /** That of its step in the day's list. */
  id: string;
  /** What kind of thing it is. */
  kicker: string;
  /** What it is about. */
  title: string;
  /** How much it is and how long it takes. */
  detail: string;
  /** The label of its button. */
  label: string;
  path: string;
}

/** What comes next today; null once the day is done. */
export function nextActOf(plan: Plan): Act | null {
  const { course, suggestion, isCourseFirst } = plan;
  if (isDone(plan)) return null;
  const isPlayed = course?.isDone === true || course?.isFailed === true;
  if (course && !isPlayed && (isCourseFirst || isReviewed(plan))) return stopAct(course.stop);
  return isReviewed(plan) && suggestion ? suggestionAct(suggestion, plan) : reviewAct(plan);
}

export function stopAct(stop: PlannedStop): Act {
  return {
    id: stop.id,
    kicker: stopTitle(stop),
    title: aboutStop(stop),
    detail: stop.kind === 'reading' ? 'Read or listen, then answer a few questions.' : `${stopDetail(stop)}.`,
    label: stopAction(stop),
    path: stopPath(stop),
  };
}

/** A game or an exam, in words. */
export function offerOf(suggestion: Suggestion): { title: string; detail: string; path: string } {
  if (suggestion.game === 'exam-quiz') {
    const title = categories.find(({ slug }) => slug === suggestion.category)?.title ?? '';
    return {
      title: `Exam: ${title}`,
      detail: 'The category with the most words you’ve met',
      path: paths.examQuizCategory(title),
    };
  }
  const game = games.find(({ id }) => id === suggestion.game);
  return {
    title: game?.title ?? '',
    detail: game?.description ?? '',
    path: game?.route ?? paths.games(),
  };
}

/** How many words the review has, and how long it takes. */
export function reviewDetail({ review: { due, fresh, checks, minutes } }: Plan): string {
  const counts = [...(due > 0 ? [wordCount(due)] : []), ...(fresh > 0 ? [freshText(fresh, checks)] : [])];
  return [...counts, `about ${minuteText(minutes)}`].join(', ');
}

function reviewAct(plan: Plan): Act {
  const { review, isBack } = plan;
  return {
    id: 'review',
    kicker: isBack ? 'Welcome back' : 'Review',
    title: reviewTitle(plan),
    detail: detailOf(plan),
    label: reviewLabel(review),
    path: paths.reviewAtOnce(),
  };
}

/** How long the review takes, and how much can wait. */
function detailOf(plan: Plan): string {
  const { due, left, minutes, portion } = plan.review;
  const time = `About ${minuteText(minutes)}${left > 0 ? ` for ${due}` : ''}`;
  return waitingIn(plan) > portion ? `${time}; the others can wait.` : `${time}.`;
}

function reviewLabel({ due, fresh, checks }: Plan['review']): string {
  if (due > 0) return `Review ${wordCount(due)}`;
  return fresh > checks ? `Learn ${wordCount(fresh)}` : `Check ${wordCount(checks)}`;
}

function reviewTitle(plan: Plan): string {
  const { due, fresh, checks, portion } = plan.review;
  if (due === 0) return `${wordCount(fresh)}: ${freshText(fresh, checks)}`;
  if (waitingIn(plan) > portion) return dueText(plan);
  const words = `${wordCount(due)} to review`;
  return fresh === 0 ? words : `${words}, ${freshText(fresh, checks)}`;
}

function suggestionAct(suggestion: Suggestion, { tomorrow }: Plan): Act {
  const { title, path } = offerOf(suggestion);
  return {
    id: 'game',
    kicker: 'One more',
    title,
    detail: tomorrowText(tomorrow),
    label: suggestion.game === 'exam-quiz' ? 'Take the exam' : `Play ${title}`,
    path,
  };
}

function aboutStop({ kind, goal, title }: PlannedStop): string {
  if (kind === 'exam') return `Everything in ${title}`;
  return kind === 'reading' ? 'A short text with words you know' : goal;
}

function stopAction({ kind, title, number }: PlannedStop): string {
  if (kind === 'lesson') return `Start lesson ${number}: «${title}»`;
  if (kind === 'reading') return `Read «${title}»`;
  return kind === 'exam' ? `Take the ${title} exam` : 'Take the checkpoint';
}

function minuteText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
