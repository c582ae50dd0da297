import type { PlannedStop } from '#machines/course/course-progress.rules.ts';
import { durationText } from '#machines/learning/duration.rules.ts';
import type { Plan, Suggestion } from '#machines/study/today.rules.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { categories } from '../../content/categories.ts';
import { freshText, tomorrowText } from '../../content/due-texts.ts';
import { games } from '../../content/games.ts';
import { paths } from '../../paths.ts';
import { Bilingual } from '../../ui/base/Bilingual.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { DayMore, DayPanel, DaySteps, type DayStep } from '../../ui/site/Day.tsx';
import { stopDetail, stopPath, stopTitle, stopVerb } from '../course/stop-texts.ts';

type Planned = { plan: Plan };

/** What is left to do today. */
export function PlannedPanel({ plan }: Planned) {
  const { review, course, isCourseFirst, isBack } = plan;
  const stop = course?.stop;
  const offer = offerOf(plan.suggestion);
  const isAtReview = !review.isDone && !isCourseFirst;
  const first = isAtReview
    ? { title: reviewText(plan), text: `${explanationOf(plan)}.`, path: paths.reviewAtOnce() }
    : stop
      ? { title: stopTitle(stop), text: `${stopDetail(stop)}.`, path: stopPath(stop) }
      : { title: `One more: ${offer.title}`, text: afterReview(plan), path: offer.path };
  const steps = stepsOf(plan);
  const more = course && plan.more && offerOf(plan.more);
  return (
    <>
      <DayPanel>
        {isBack && <p data-part="kicker">Welcome back</p>}
        <h2>
          <Bilingual text={first.title} />
        </h2>
        <p>{first.text}</p>
        <BeginButton href={first.path} />
      </DayPanel>
      <DaySteps steps={isCourseFirst ? courseFirst(steps) : steps} />
      {(plan.fromGames > 0 || more) && (
        <DayMore aria-label="More for today">
          {plan.fromGames > 0 && (
            <MoreLink href={paths.reviewOfGames()}>
              Words from your games: {plan.fromGames}. Learn them?
            </MoreLink>
          )}
          {more && <MoreLink href={more.path}>{more.title}</MoreLink>}
        </DayMore>
      )}
    </>
  );
}

/** What tomorrow brings, and more for who wants it. */
export function DonePanel({ plan }: Planned) {
  const { more, nextStop, story } = plan;
  const offer = more && offerOf(more);
  return (
    <DayPanel>
      <h2>Done for today</h2>
      <p>{afterReview(plan)}</p>
      <p>Would you like some more?</p>
      <DayMore aria-label="More for today">
        {nextStop && <StopLink stop={nextStop} />}
        {story && story.id !== nextStop?.id && <StopLink stop={story} />}
        {offer && <MoreLink href={offer.path}>{offer.title}</MoreLink>}
        <MoreLink href={paths.stories()}>Read a story</MoreLink>
        <MoreLink href={paths.flashcards()}>Browse flashcards</MoreLink>
        <MoreLink href={paths.grammar()}>Read some grammar</MoreLink>
      </DayMore>
    </DayPanel>
  );
}

/** The review, the course or a game, a weak spot, and a reading whose turn has come. */
function stepsOf(plan: Plan): DayStep[] {
  const { review, course, suggestion, weakSpot, nextStop } = plan;
  const offer = offerOf(suggestion);
  return [
    {
      id: 'review',
      title: 'Review',
      detail: review.isDone ? 'Nothing else is due now' : countText(plan),
      isDone: review.isDone,
      link: review.isDone ? null : <StepLink href={paths.review()} label="Choose words" what="to review" />,
    },
    course
      ? stopStep(course.stop, course.isDone, course.isFailed)
      : {
          id: 'game',
          title: offer.title,
          detail: suggestion.isDone ? 'Done today' : offer.detail,
          isDone: suggestion.isDone,
          link: suggestion.isDone ? null : <StepLink href={offer.path} label="Play" what={offer.title} />,
        },
    ...(weakSpot
      ? [
          {
            id: 'weak-spot',
            title: <Bilingual text={weakSpot.title} />,
            detail: weakSpot.isDone ? 'Practiced today' : 'Missed lately; 2 minutes of questions',
            isDone: weakSpot.isDone,
            link: weakSpot.isDone ? null : (
              <StepLink
                href={paths.grammarMasterOf([weakSpot.point])}
                label="Practice"
                what={weakSpot.title}
              />
            ),
          },
        ]
      : []),
    ...(course?.isDone && nextStop?.kind === 'reading' ? [stopStep(nextStop, false)] : []),
  ];
}

function stopStep(stop: PlannedStop, isDone: boolean, isFailed = false): DayStep {
  return {
    id: stop.id,
    title: <Bilingual text={stopTitle(stop)} />,
    detail: isFailed ? 'Tried today, not passed yet' : isDone ? 'Done today' : stopDetail(stop),
    isDone,
    link:
      isDone && !isFailed ? null : (
        <StepLink
          href={stopPath(stop)}
          label={isFailed ? 'Try again' : stopVerb(stop)}
          what={stopTitle(stop)}
        />
      ),
  };
}

/** The steps with that of the course before the review. */
function courseFirst([review, course, ...others]: DayStep[]): DayStep[] {
  return [course, review, ...others].filter((step) => step !== undefined);
}

function BeginButton({ href }: { href: string }) {
  return (
    <div data-part="actions">
      <Button size="lg" asChild>
        <Link href={href}>Begin</Link>
      </Button>
    </div>
  );
}

/** `what` is for screen readers only. Spanish in it is set in «». */
function StepLink({ href, label, what }: { href: string; label: string; what: string }) {
  return (
    <Button variant="ghost" size="sm" asChild>
      <Link href={href}>
        <span>
          {label}
          <VisuallyHidden>
            {' '}
            <Bilingual text={what} />
          </VisuallyHidden>
        </span>
      </Link>
    </Button>
  );
}

function StopLink({ stop }: { stop: PlannedStop }) {
  return (
    <MoreLink href={stopPath(stop)}>
      <Bilingual text={stopTitle(stop)} />
    </MoreLink>
  );
}

function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Button variant="outline" asChild>
        <Link href={href}>
          <span>{children}</span>
        </Link>
      </Button>
    </li>
  );
}

function offerOf(suggestion: Suggestion): { title: string; detail: string; path: string } {
  const game = games.find(({ id }) => id === suggestion.game);
  if (suggestion.game === 'exam-quiz') {
    const title = categories.find(({ slug }) => slug === suggestion.category)?.title ?? '';
    return {
      title: `Exam: ${title}`,
      detail: 'The category of which you have met most words',
      path: paths.examQuizCategory(title),
    };
  }
  return {
    title: game?.title ?? '',
    detail: game?.description ?? '',
    path: game?.route ?? paths.games(),
  };
}

function reviewText({ review: { due, fresh, checks, left }, isBack }: Plan): string {
  if (due === 0 && checks > 0)
    return `${fresh === 1 ? '1 card' : `${fresh} cards`}: ${freshText(fresh, checks)}`;
  if (due === 0) return fresh === 1 ? '1 new card' : `${fresh} new cards`;
  if (isBack && left > 0) return `${due + left} cards have come due; today ${due} are enough`;
  const dueText = due === 1 ? '1 card due' : `${due} cards due`;
  return fresh === 0 ? dueText : `${dueText}, ${freshText(fresh, checks)}`;
}

function countText({ review: { due, fresh, checks }, begun, dailyGoal }: Plan): string {
  const counts = [...(due > 0 ? [`${due} due`] : []), ...(fresh > 0 ? [freshText(fresh, checks)] : [])].join(
    ', ',
  );
  if (begun === 0) return counts;
  return begun > dailyGoal
    ? `${counts}; ${begun} new ones begun today`
    : `${counts}; ${begun} of ${dailyGoal} new ones begun today`;
}

function explanationOf({ review: { due, left, minutes }, isBack }: Plan): string {
  const time = `About ${minuteText(minutes)}`;
  return isBack || left === 0 ? time : `${time}; the first ${due} of ${due + left}, the others can wait`;
}

/** What comes when nothing is left to review. */
function afterReview({ next, now, tomorrow, dailyGoal }: Plan): string {
  const rest = tomorrowText(tomorrow, dailyGoal);
  return next === null ? rest : `The next card comes in ${durationText(next - now)}. ${rest}`;
}

function minuteText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
