import { durationText } from '#machines/learning/figures.rules.ts';
import type { Plan, Suggestion } from '#machines/study/today.rules.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { categories } from '../../content/categories.ts';
import { games } from '../../content/games.ts';
import { tomorrowText } from '../../content/review.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/base/Button.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { DayMore, DayPanel, DaySteps } from '../../ui/site/Day.tsx';

type Planned = { plan: Plan };

/** For a learner who has not done anything yet. */
export function WelcomePanel({ plan: { review } }: Planned) {
  return (
    <DayPanel>
      <h2>Welcome to Camino</h2>
      <p>You meet a Spanish word, recall it, and see it again just before you would forget it.</p>
      <p>
        Your first {review.fresh} words take about {minuteText(review.minutes)}.
      </p>
      <BeginButton href={paths.reviewAtOnce()} />
    </DayPanel>
  );
}

/** What is left to do today. */
export function PlannedPanel({ plan }: Planned) {
  const { review, suggestion, isBack } = plan;
  const offer = offerOf(suggestion);
  return (
    <>
      <DayPanel>
        {isBack && <p data-part="kicker">Welcome back</p>}
        <h2>{review.isDone ? `One more: ${offer.title}` : reviewText(plan)}</h2>
        <p>{review.isDone ? afterReview(plan) : `${explanationOf(plan)}.`}</p>
        <BeginButton href={review.isDone ? offer.path : paths.reviewAtOnce()} />
      </DayPanel>
      <DaySteps
        steps={[
          {
            title: 'Review',
            detail: review.isDone ? 'Nothing else is due now' : countText(review),
            isDone: review.isDone,
            link: review.isDone ? null : (
              <StepLink href={paths.review()}>
                Choose words<VisuallyHidden> to review</VisuallyHidden>
              </StepLink>
            ),
          },
          {
            title: offer.title,
            detail: suggestion.isDone ? 'Done today' : offer.detail,
            isDone: suggestion.isDone,
            link: suggestion.isDone ? null : (
              <StepLink href={offer.path}>
                Play<VisuallyHidden> {offer.title}</VisuallyHidden>
              </StepLink>
            ),
          },
        ]}
      />
      {plan.fromGames > 0 && (
        <DayMore aria-label="Words from your games">
          <MoreLink href={paths.reviewOfGames()}>
            Words from your games: {plan.fromGames}. Learn them?
          </MoreLink>
        </DayMore>
      )}
    </>
  );
}

/** What tomorrow brings, and more for who wants it. */
export function DonePanel({ plan }: Planned) {
  const { more } = plan;
  const offer = more && offerOf(more);
  return (
    <DayPanel>
      <h2>Done for today</h2>
      <p>{afterReview(plan)}</p>
      <p>Would you like some more?</p>
      <DayMore aria-label="More for today">
        {offer && <MoreLink href={offer.path}>{offer.title}</MoreLink>}
        <MoreLink href={paths.flashcards()}>Browse flashcards</MoreLink>
        <MoreLink href={paths.grammar()}>Read some grammar</MoreLink>
      </DayMore>
    </DayPanel>
  );
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

function StepLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button variant="ghost" size="sm" asChild>
      <Link href={href}>
        <span>{children}</span>
      </Link>
    </Button>
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

function reviewText({ review: { due, fresh, left }, isBack }: Plan): string {
  if (due === 0) return fresh === 1 ? '1 new card' : `${fresh} new cards`;
  if (isBack && left > 0) return `${due + left} cards have come due; today ${due} are enough`;
  const dueText = due === 1 ? '1 card due' : `${due} cards due`;
  return fresh === 0 ? dueText : `${dueText}, ${fresh} new`;
}

function countText({ due, fresh }: Plan['review']): string {
  return [...(due > 0 ? [`${due} due`] : []), ...(fresh > 0 ? [`${fresh} new`] : [])].join(', ');
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
