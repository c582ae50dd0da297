import { PASSING_SHARE } from '#machines/course/course-progress.rules.ts';
import { isAskedByEar } from '#machines/course/exercises.rules.ts';
import {
  earnedXp,
  isPassed,
  isRight,
  isTest,
  resultOf,
  type Context,
  type Outcome,
} from '#machines/course/lesson-run.rules.ts';
import type { Meeting, Passage, PointStep } from '#machines/course/lesson.types.ts';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Chunk } from '../../runtime/Chunk.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { clockTime } from '../../ui/base/clock-time.ts';
import { MixedText } from '../../ui/base/MixedText.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { GameCompletion } from '../../ui/play/GameCompletion.tsx';
import { PassagesAgain } from '../../ui/play/PassageText.tsx';
import { WordReview } from '../../ui/play/WordReview.tsx';
import { BackToToday } from '../BackToToday.tsx';
import { Sound } from '../Sound.tsx';
import { AskedText } from './AskedText.tsx';
import { ExamSheet } from './ExamSheet.tsx';
import { languageOf, PairList } from './feedback.tsx';
import type { LessonRef } from './use-lesson.ts';
import { inSpanish } from '../../ui/base/languages.ts';
import { typeset } from '../../ui/base/typeset.ts';

/** A test with this share of right answers was nearly passed. */
const CLOSE_SHARE = 0.7;

const units = () => import('../../content/course-index.ts');

export function LessonEnd({ lesson }: { lesson: LessonRef }) {
  const { context } = lesson.getSnapshot();
  const { plan, outcomes, met } = context;
  if (!plan) return null;
  const result = resultOf(context);
  const { right, total, seconds } = result;
  const hasPassed = !isTest(plan) || isPassed(result);
  const missed = outcomes.filter((outcome) => !isRight(outcome));
  const words = plan.steps.flatMap((step) =>
    step.kind === 'meet' && met.includes(step.card.id) ? step : [],
  );
  const rules = plan.steps.flatMap((step) => (step.kind === 'point' && met.includes(step.point) ? step : []));
  return (
    <>
      <GameCompletion
        title={titleOf(plan.kind, isTest(plan), hasPassed)}
        text={
          total === 0
            ? 'There were no questions this time.'
            : isTest(plan)
              ? testText(context, hasPassed)
              : metText(words.filter(({ isMet }) => isMet !== true).length, rules.length)
        }
        advice={hasPassed ? undefined : 'Look at what you missed, then try again.'}
        isWon={hasPassed && right > 0}
        verdict={!hasPassed && <Repeat missed={missed} />}
        figures={[
          { label: isTest(plan) ? 'Right' : 'Right first time', value: `${right} / ${total}` },
          { label: 'Time', value: clockTime(seconds) },
          ...(total > 0 ? [{ label: 'XP', value: `+${earnedXp(context)}` }] : []),
        ]}
      >
        <BackToToday />
        <Button size="lg" variant="outline" onClick={singleClick(() => repeat(lesson))}>
          Repeat this {plan.kind}
        </Button>
        <Button size="lg" variant="outline" asChild>
          <Link href={paths.course()} onClick={singleClick()}>
            Back to the course
          </Link>
        </Button>
        {plan.kind === 'exam' && (
          <Button size="lg" variant="outline" onClick={singleClick(() => print())}>
            Print
          </Button>
        )}
      </GameCompletion>
      <WordReview title="The rule you met" action={null} items={rules.map(ruleItem)} />
      <WordReview title="Words you met" action={null} items={words.map(learnedItem)} />
      <WordReview title="Look at these again" action={null} items={missed.map(missedItem)} />
      <PassagesAgain
        passages={passagesOf(outcomes)}
        renderAudio={(spanish) => <Sound id={`${spanish} again`} text={spanish} hasSlow={false} />}
      />
      {plan.kind === 'exam' && <ExamSheet exam={context} />}
    </>
  );
}

function repeat(lesson: LessonRef): void {
  lesson.send({ type: 'lesson.repeated', now: Date.now() });
}

function titleOf(name: string, isTested: boolean, hasPassed: boolean): string {
  const noun = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (!isTested) return `${noun} complete!`;
  return hasPassed ? `${noun} passed!` : 'Not passed yet';
}

function testText(context: Context, hasPassed: boolean): string {
  const { right, total } = resultOf(context);
  const goal = context.plan?.kind === 'exam' ? context.plan.goal : null;
  if (!hasPassed) {
    const needed = Math.ceil(PASSING_SHARE * total);
    const score =
      right >= CLOSE_SHARE * total ? `Nearly: ${right} of ${total}` : `${right} of ${total} right`;
    return [`${score}; you need ${needed}.`, goal].join(' ').trim();
  }
  return goal ?? 'You know what this unit teaches.';
}

/** The texts that were asked about. */
function passagesOf(outcomes: readonly Outcome[]): Passage[] {
  const passages = outcomes.flatMap(({ exercise: { passage } }) =>
    passage ? [[passage.id, passage] as const] : [],
  );
  return [...new Map(passages).values()];
}

function metText(words: number, rules: number): string {
  const news = [words === 1 ? 'a new word' : words > 1 && `${words} new words`, rules > 0 && 'a new rule']
    .filter(Boolean)
    .join(' and ');
  return news === '' ? 'Practice makes it stick.' : `You met ${news}.`;
}

/** Links the lesson with most of the missed words. */
function Repeat({ missed }: { missed: readonly Outcome[] }) {
  const cards = new Set(missed.flatMap(({ exercise }) => exercise.cards));
  if (cards.size === 0) return null;
  return (
    <Chunk load={units} fallback={<p>Looking for the lessons to repeat...</p>}>
      {({ courseUnits }) => {
        const lessons = courseUnits.flatMap((unit) =>
          unit.lessons
            .map(({ id, cards: own }, index) => ({
              id,
              unit,
              number: index + 1,
              count: own.filter((card) => cards.has(card)).length,
            }))
            .filter(({ count }) => count > 0),
        );
        const [first] = lessons.toSorted((one, other) => other.count - one.count);
        return (
          first && (
            <p>
              <Link href={paths.courseStop(first.unit.id, String(first.number))} onClick={singleClick()}>
                Lesson {first.number} of <span {...inSpanish}>{first.unit.title}</span>
              </Link>{' '}
              has most of these words.
            </p>
          )
        );
      }}
    </Chunk>
  );
}

function ruleItem({ id, title, text, section, examples: [example] }: PointStep) {
  const spanish = example?.parts.join('') ?? '';
  return {
    id,
    spanish: <span {...inSpanish}>{spanish}</span>,
    other: <MixedText text={title} />,
    note: <MixedText text={text} />,
    audio: <Sound id={`${id} learned`} text={spanish} hasSlow={false} />,
    link: <Link href={paths.grammarSection(section)}>Read more about it</Link>,
  };
}

function learnedItem({ card }: Meeting) {
  return {
    id: card.id,
    spanish: <span {...inSpanish}>{card.spanish}</span>,
    other: typeset(card.english),
    audio: <Sound id={`${card.id} learned`} text={card.spanish} />,
    link: null,
  };
}

function missedItem({ exercise }: Outcome) {
  const { id, passage, solution, meaning, sound, answer, explanation } = exercise;
  const isInEnglish = languageOf(answer) === 'en';
  const asked =
    isAskedByEar(exercise) && isInEnglish ? (
      <span {...inSpanish}>{sound}</span>
    ) : (
      <AskedText exercise={exercise} />
    );
  const right =
    answer.by === 'pairs' ? (
      <PairList pairs={answer.pairs} />
    ) : (
      <span lang={isInEnglish ? undefined : 'es'}>{typeset(solution)}</span>
    );
  return {
    id,
    ...(isInEnglish ? { spanish: asked, other: right } : { spanish: right, other: asked }),
    note:
      (meaning !== null && typeset(meaning)) ||
      (explanation?.afterRight && <MixedText text={explanation.text} />),
    audio: !passage && sound !== '' && <Sound id={`${id} missed`} text={sound} />,
    link: null,
  };
}
