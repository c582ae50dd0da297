import { isExercise } from '#machines/course/exercises.rules.ts';
import type { LessonInput } from '#machines/course/lesson-input.types.ts';
import { planStop } from '#machines/course/lesson-plan.rules.ts';
import { resultOf } from '#machines/course/lesson-run.rules.ts';
import type { Exercise, LessonPlan, Step } from '#machines/course/lesson.types.ts';
import { isReadable } from '#machines/course/word-needs.rules.ts';
import type { Fact } from '#machines/learning/activity.types.ts';
import { plainVerdict } from '#machines/learning/judging.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { describe, expect, test } from 'vitest';
import { lessonInputs, MOST_CLOSE, spacingProblems } from '../support/lesson-plan-checks.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 11, 1, 8);
const zone = 'Europe/Madrid';
const inputs = await lessonInputs();

/** A lesson played, with what it asked besides words that are due. */
interface Played {
  input: LessonInput;
  plan: LessonPlan;
  asked: readonly Exercise[];
  /** Whether the learner has met a card or point by its end. */
  isMet: (id: string) => boolean;
}

describe.each([
  { part: 'a quarter of the course', share: 0.25, tags: [] },
  { part: 'the whole course', share: 1, tags: ['long'] },
])('who plays $part', ({ share, tags }) => {
  test('is asked nothing in the words of the last two lessons, but words that are due', { tags }, () => {
    const played = playedOn(inputs.slice(0, share * inputs.length), DAY);
    const again = played.flatMap(({ input, asked }, at) => {
      const before = new Set(lastTwo(played, at).flatMap(wordingsOf));
      return asked.flatMap((exercise) =>
        wordingsOf(exercise).some((words) => before.has(words)) ? `${input.stop}: ${exercise.sound}` : [],
      );
    });
    expect(again).toEqual([]);
    const close = played.filter(({ plan }) => spacingProblems(plan).length > 0);
    expect(close.length / played.length).toBeLessThan(MOST_CLOSE);
  });
});

describe.each([
  { which: 'some lessons', every: 27, tags: [] },
  { which: 'more lessons', every: 9, tags: ['long'] },
])('who repeats $which at once', ({ every, tags }) => {
  test('gets sentences again only for words that have no other', { tags }, () => {
    const some = inputs.filter((_input, index) => index % every === 0);
    const played = playedOn(
      some.flatMap((input) => [input, input, input]),
      DAY / 24,
    );
    let count = 0;
    const again = played.flatMap(({ input, asked, isMet }, at) => {
      const sentences = new Set(input.sentences.map(({ id }) => id));
      const before = new Set(lastTwo(played, at).flatMap(itemsOf));
      const others = input.sentences.filter(({ id, needs }) => !before.has(id) && isReadable(needs, isMet));
      const hasOther = ({ id }: { id: string }) =>
        others.some(({ uses }) => uses.some(({ card }) => card === id));
      const repeated = asked.filter(({ item }) => sentences.has(item) && before.has(item));
      count += repeated.length;
      return repeated.flatMap(({ item, cards }) =>
        input.cards.filter((card) => cards.includes(card.id)).every(hasOther) ? `${input.stop}: ${item}` : [],
      );
    });
    expect(again).toEqual([]);
    expect(count, 'sentences asked again').toBeGreaterThan(0);
  });
});

/** Plays lessons, one each so many milliseconds, and answers all right. */
function playedOn(lessons: readonly LessonInput[], distance: number): Played[] {
  let progress = noProgress;
  let count = 0;
  return lessons.map((input, index) => {
    const now = START + index * distance;
    const plan = planStop(input, { progress, seed: index, canListen: true, now, zone, retention: 0.9 });
    const outcomes = plan.steps.filter(isExercise).map((exercise) => ({
      exercise,
      draft: [],
      verdict: plainVerdict(true),
    }));
    const result = resultOf({ stop: input.stop, outcomes, seconds: 300 });
    const facts: Fact[] = [...plan.steps.flatMap(factsOf), { kind: 'lesson.finished', facts: result }];
    progress = addActivity(
      progress,
      facts.map((fact) => ({ ...fact, id: `fact-${(count += 1)}`, at: now, zone })),
    );
    const own = new Set(input.cards.map(({ id }) => id));
    const isDue = ({ kind, cards }: Exercise) => kind === 'type' && !cards.some((id) => own.has(id));
    const { met, rules } = progress;
    return {
      input,
      plan,
      asked: outcomes.flatMap(({ exercise }) => (isDue(exercise) ? [] : exercise)),
      isMet: (id) => input.earlier.has(id) || met.has(id) || rules.has(id),
    };
  });
}

function lastTwo(played: readonly Played[], at: number): Exercise[] {
  return played.slice(Math.max(0, at - 2), at).flatMap(({ asked }) => asked);
}

/** The question with its answer, and the Spanish sentence in which it's asked. */
function wordingsOf({ cards, item, prompt, sound, solution }: Exercise): string[] {
  const isSentence = !cards.includes(item) && sound !== '';
  return [`${prompt.text || sound}: ${solution}`, ...(isSentence ? [sound] : [])];
}

function itemsOf({ item, sentence }: Exercise): string[] {
  return [item, ...(sentence === undefined ? [] : [sentence])];
}

/** What a learner who answers all right records at a step. */
function factsOf(step: Step): Fact[] {
  if (step.kind === 'meet') return [{ kind: 'card.studied', facts: { card: step.card.id, milliseconds: 0 } }];
  if (step.kind === 'point') return [{ kind: 'rule.read', facts: { point: step.point } }];
  if (!step.rates) return [];
  const { card, direction } = step.rates;
  const facts = { card: card.id, direction, rating: 3, milliseconds: 3000, source: 'lesson' } as const;
  return [{ kind: 'card.rated', facts }];
}
