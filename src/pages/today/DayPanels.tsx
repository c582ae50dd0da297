import type { PlannedStop } from '#machines/course/course-progress.rules.ts';
import type { Plan, Suggestion } from '#machines/study/today.rules.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { categories } from '../../content/categories.ts';
import { freshText, tomorrowText, wordCount } from '../../content/due-texts.ts';
import { games } from '../../content/games.ts';
import { paths } from '../../paths.ts';
import { Bilingual } from '../../ui/base/Bilingual.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { DayMore, DayPanel, DaySteps, type DayStep } from '../../ui/site/Day.tsx';
import { stopDetail, stopPath, stopTitle, stopVerb } from '../course/stop-texts.ts';

type Planned = { plan: Plan };

export function PlannedPanel({ plan }: Planned) {
  const { review, course, suggestion, isCourseFirst, isBack, tomorrow } = plan;
  const stop = course && !course.isDone && !course.isFailed ? course.stop : null;
  const offer = suggestion && offerOf(suggestion);
  const first =
    stop && (isCourseFirst || review.isDone)
      ? { title: stopTitle(stop), text: `${stopDetail(stop)}.`, path: stopPath(stop) }
      : review.isDone && offer
        ? { title: `One more: ${offer.title}`, text: tomorrowText(tomorrow), path: offer.path }
        : { title: reviewText(plan), text: `${explanationOf(plan)}.`, path: paths.reviewAtOnce() };
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
      <DaySteps steps={stepsOf(plan)} />
      {plan.fromGames > 0 && (
        <DayMore aria-label="More for today">
          <MoreLink href={paths.reviewOfGames()}>
            Learn {wordCount(plan.fromGames)} you missed in games
          </MoreLink>
        </DayMore>
      )}
    </>
  );
}

export function DonePanel({ plan }: Planned) {
  const { more, nextStop, another, story, met, dailyGoal, tomorrow } = plan;
  const offer = more && offerOf(more);
  return (
    <DayPanel>
      <h2>Done for today</h2>
      <p>{tomorrowText(tomorrow)}</p>
      {another ? (
        <>
          <p>
            You’ve met {met} of your daily goal’s {dailyGoal} new words.{' '}
            {another.kind === 'lesson' ? 'Another lesson has more.' : 'Next in the course:'}
          </p>
          <div data-part="actions">
            <Button size="lg" asChild>
              <Link href={stopPath(another)}>
                <span>
                  {another.kind === 'lesson' ? 'Another lesson' : <Bilingual text={stopTitle(another)} />}
                </span>
              </Link>
            </Button>
          </div>
        </>
      ) : (
        <p>Want to do more?</p>
      )}
      <DayMore aria-label="More for today">
        {nextStop && nextStop.id !== another?.id && <StopLink stop={nextStop} />}
        {story && story.id !== nextStop?.id && <StopLink stop={story} />}
        {offer && <MoreLink href={offer.path}>{offer.title}</MoreLink>}
        <MoreLink href={paths.stories()}>Read a story</MoreLink>
        <MoreLink href={paths.flashcards()}>Browse flashcards</MoreLink>
        <MoreLink href={paths.grammar()}>Read some grammar</MoreLink>
      </DayMore>
    </DayPanel>
  );
}

/** Review and lesson in the day's order; then another lesson, a weak spot, the next reading, a game. */
function stepsOf(plan: Plan): DayStep[] {
  const { course, another, isCourseFirst, weakSpot, nextStop } = plan;
  const stop = course ? [stopStep(course.stop, course)] : [];
  return [
    ...(isCourseFirst ? [...stop, reviewStep(plan)] : [reviewStep(plan), ...stop]),
    ...(another && another.id !== course?.stop.id ? [anotherStep(another, plan)] : []),
    ...(weakSpot ? [weakSpotStep(weakSpot)] : []),
    ...(nextStop?.kind === 'reading' && nextStop.id !== course?.stop.id ? [stopStep(nextStop)] : []),
    ...gameSteps(plan),
  ];
}

function reviewStep(plan: Plan): DayStep {
  const { isDone } = plan.review;
  return {
    id: 'review',
    title: 'Review',
    detail: isDone ? 'Nothing else is due today' : countText(plan),
    isDone,
    link: isDone ? null : <StepLink href={paths.review()} label="Choose words" what="to review" />,
  };
}

function anotherStep(stop: PlannedStop, { met, dailyGoal }: Plan): DayStep {
  return {
    id: stop.id,
    title: <Bilingual text={stop.kind === 'lesson' ? `Another lesson: «${stop.title}»` : stopTitle(stop)} />,
    detail: `${met} of ${dailyGoal} new words met today`,
    isDone: false,
    link: <StepLink href={stopPath(stop)} label={stopVerb(stop)} what={stopTitle(stop)} />,
  };
}

function weakSpotStep({ title, point, isDone }: NonNullable<Plan['weakSpot']>): DayStep {
  return {
    id: 'weak-spot',
    title: <Bilingual text={title} />,
    detail: isDone ? 'Practiced today' : 'You slipped here recently · 2 min',
    isDone,
    link: isDone ? null : <StepLink href={paths.grammarMasterOf([point])} label="Practice" what={title} />,
  };
}

function gameSteps({ suggestion }: Plan): DayStep[] {
  if (!suggestion) return [];
  const { title, detail, path } = offerOf(suggestion);
  const { isDone } = suggestion;
  return [
    {
      id: 'game',
      title,
      detail: isDone ? 'Done today' : detail,
      isDone,
      link: isDone ? null : <StepLink href={path} label="Play" what={title} />,
    },
  ];
}

function stopStep(stop: PlannedStop, { isDone, isFailed } = { isDone: false, isFailed: false }): DayStep {
  return {
    id: stop.id,
    title: <Bilingual text={stopTitle(stop)} />,
    detail: isFailed ? 'Not passed today' : isDone ? 'Done today' : stopDetail(stop),
    isDone,
    link: isDone ? null : (
      <StepLink
        href={stopPath(stop)}
        label={isFailed ? 'Try again' : stopVerb(stop)}
        what={stopTitle(stop)}
      />
    ),
  };
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

/** `what` is for screen readers only, with Spanish in «». */
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
      detail: 'The category with the most words you’ve met',
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
  if (due === 0) return `${wordCount(fresh)}: ${freshText(fresh, checks)}`;
  if (isBack && left > 0) return `${wordCount(due + left)} came due; ${due} are enough for today`;
  const dueText = `${wordCount(due)} to review`;
  return fresh === 0 ? dueText : `${dueText}, ${freshText(fresh, checks)}`;
}

function countText({ review: { due, fresh, checks } }: Plan): string {
  return [...(due > 0 ? [wordCount(due)] : []), ...(fresh > 0 ? [freshText(fresh, checks)] : [])].join(', ');
}

function explanationOf({ review: { due, left, minutes }, isBack }: Plan): string {
  const time = `About ${minuteText(minutes)}`;
  return isBack || left === 0 ? time : `${time} for the first ${due} of ${due + left}; the others can wait`;
}

function minuteText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
