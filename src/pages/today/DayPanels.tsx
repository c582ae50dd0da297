import type { PlannedStop } from '#machines/course/course-progress.rules.ts';
import { isReviewed, type Plan } from '#machines/study/today.rules.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { tomorrowText, wordCount } from '../../content/due-texts.ts';
import { paths } from '../../paths.ts';
import { Bilingual } from '../../ui/base/Bilingual.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { inSpanish } from '../../ui/base/languages.ts';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { DayMore, DayNote, DayPanel, DaySteps, type DayStep } from '../../ui/site/Day.tsx';
import { stopDetail, stopPath, stopTitle, stopVerb } from '../course/stop-texts.ts';
import { nextActOf, offerOf, reviewDetail, stopAct, type Act } from './acts.ts';
import { dayName, dueText, freeDayText } from './plan-texts.ts';

type Planned = { plan: Plan };

/** What comes next, then the rest of the day. */
export function PlannedPanel({ plan }: Planned) {
  const act = nextActOf(plan);
  return (
    <>
      {act && (
        <DayPanel>
          <p data-part="kicker">
            <Bilingual text={act.kicker} />
          </p>
          <h2>
            <Bilingual text={act.title} />
          </h2>
          <p>{act.detail}</p>
          <ActButton act={act}>{act.id === 'review' && <WordsLink />}</ActButton>
        </DayPanel>
      )}
      <BeforeDaysOff plan={plan} />
      <DaySteps steps={stepsOf(plan, act)} />
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

/** A day off: what there is to do is offered, not asked for. `until` is the first day (YYYY-MM-DD) that isn't free. */
export function FreePanel({ plan, until }: Planned & { until: string }) {
  const act = nextActOf(plan);
  return (
    <>
      <DayPanel>
        <p data-part="kicker">Day off</p>
        <h2>Free until {dayName(until, plan)}</h2>
        <p>{[freeDayText(plan), 'Nothing is lost. You can study all the same.'].join(' ').trim()}</p>
        {act && <ActButton act={act} variant="outline" />}
      </DayPanel>
      <DaySteps steps={stepsOf(plan, act)} />
    </>
  );
}

function BeforeDaysOff({ plan }: Planned) {
  if (plan.freeFrom === null) return null;
  return (
    <DayNote>
      Your days off begin on {dayName(plan.freeFrom, plan)}. Until then no new words begin: they’d come up
      while you’re away.
    </DayNote>
  );
}

export function DonePanel({ plan }: Planned) {
  const act = plan.another && stopAct(plan.another);
  const { more, course, suggestion, nextStop, another, story, met, dailyGoal, tomorrow } = plan;
  const offer = more && more.game !== suggestion?.game ? offerOf(more) : null;
  const isListed = (stop: PlannedStop) =>
    stop.kind === 'reading' || [another?.id, course?.stop.id].includes(stop.id);
  return (
    <>
      <DayPanel>
        <p data-part="kicker" {...inSpanish}>
          ¡Buen trabajo!
        </p>
        <h2>Done for today</h2>
        <p>{tomorrowText(tomorrow)}</p>
        <p>
          {another
            ? `You’ve met ${met} of your daily goal’s ${wordCount(dailyGoal, 'new')}.`
            : 'Want to do more?'}
        </p>
        {act && <ActButton act={act} />}
      </DayPanel>
      <BeforeDaysOff plan={plan} />
      <DaySteps steps={stepsOf(plan, act)} />
      <DayMore aria-label="More for today">
        {nextStop && !isListed(nextStop) && <StopLink stop={nextStop} />}
        {story && story.id !== nextStop?.id && <StopLink stop={story} />}
        {offer && <MoreLink href={offer.path}>{offer.title}</MoreLink>}
        <MoreLink href={paths.stories()}>Read a story</MoreLink>
        <MoreLink href={paths.flashcards()}>Browse flashcards</MoreLink>
        <MoreLink href={paths.grammar()}>Read some grammar</MoreLink>
      </DayMore>
    </>
  );
}

/**
 * Review and lesson in the day's order; then another lesson, a weak spot, the next reading, a game. What `act`
 * offers above the list isn't in it.
 */
function stepsOf(plan: Plan, act: Act | null): DayStep[] {
  const { course, another, isCourseFirst, weakSpot, nextStop } = plan;
  const stop = course ? [stopStep(course.stop, course)] : [];
  const steps = [
    ...(isCourseFirst ? [...stop, reviewStep(plan)] : [reviewStep(plan), ...stop]),
    ...(another && another.id !== course?.stop.id ? [anotherStep(another, plan)] : []),
    ...(weakSpot ? [weakSpotStep(weakSpot)] : []),
    ...(nextStop?.kind === 'reading' && nextStop.id !== course?.stop.id ? [stopStep(nextStop)] : []),
    ...gameSteps(plan),
  ];
  return steps.filter(({ id }) => id !== act?.id);
}

function reviewStep(plan: Plan): DayStep {
  const { isDone } = plan.review;
  return {
    id: 'review',
    title: 'Review',
    detail: isDone ? 'Nothing else is due today' : isReviewed(plan) ? dueText(plan) : reviewDetail(plan),
    isDone: isReviewed(plan),
    link: isDone ? null : <WordsLink />,
  };
}

function WordsLink() {
  return <StepLink href={paths.review()} label="Choose words" what="to review" />;
}

function anotherStep(stop: PlannedStop, { met, dailyGoal }: Plan): DayStep {
  return {
    id: stop.id,
    title: <Bilingual text={stop.kind === 'lesson' ? `Another lesson: «${stop.title}»` : stopTitle(stop)} />,
    detail: `${met} of ${wordCount(dailyGoal, 'new')} met today`,
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

interface ActProps {
  act: Act;
  variant?: 'outline';
  children?: ReactNode;
}

function ActButton({ act: { label, path }, variant, children }: ActProps) {
  return (
    <div data-part="actions">
      <Button size="lg" {...(variant && { variant })} asChild>
        <Link href={path}>
          <span>
            <Bilingual text={label} />
          </span>
        </Link>
      </Button>
      {children}
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
