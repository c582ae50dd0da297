import { createHash } from 'node:crypto';
import type { ActivityEvent, Fact, LessonResult, StoryResult } from '#machines/learning/activity.types.ts';
import type { GameResult } from '#machines/types.ts';
import { FORGETFUL } from './made-learners.ts';

/** A fit, the way back to the average, a plan of the weekdays, and ten days off. */
export const memoryFacts: readonly Fact[] = [
  {
    kind: 'memory.fitted',
    facts: { model: 'fsrs-6', w: FORGETFUL, answers: 400, lossBefore: 0.48, lossAfter: 0.47 },
  },
  { kind: 'memory.reset', facts: {} },
  {
    kind: 'week.planned',
    facts: { weekdays: ['normal', 'light', 'normal', 'normal', 'normal', 'normal', 'free'] },
  },
  { kind: 'days.freed', facts: { from: '2026-12-24', to: '2027-01-02', isFree: true } },
];

export function studied(number: number, card = 'nouns-la-casa'): ActivityEvent {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    kind: 'card.studied',
    at: Date.UTC(2026, 10, 3, 12, number),
    zone: 'Europe/London',
    facts: { card, milliseconds: 3000 },
  };
}

/** The ids of facts, sorted. */
export function idsOf(events: readonly ActivityEvent[]): string[] {
  return events.map(({ id }) => id).toSorted();
}

type Studied = ActivityEvent & { kind: 'card.studied' };
type Finished = ActivityEvent & { kind: 'game.finished' };

export function studiedAt(at: number, card = 'nouns-la-casa', zone = 'America/New_York'): Studied {
  return withId({ kind: 'card.studied', at, zone, facts: { card, milliseconds: 3000 } });
}

export function ratedAt(at: number, card: string, zone = 'America/New_York'): ActivityEvent {
  const facts = { card, direction: 'es-en', rating: 3, milliseconds: 3000, source: 'review' } as const;
  return withId({ kind: 'card.rated', at, zone, facts });
}

export function finished(at: number, result: Partial<GameResult>, zone = 'America/New_York'): Finished {
  const facts: GameResult = {
    game: 'daily-challenge',
    difficulty: 'medium',
    right: 0,
    total: 10,
    seconds: 60,
    cards: [],
    ...result,
  };
  return withId({ kind: 'game.finished', at, zone, facts });
}

export function lessonFinished(
  at: number,
  result: Partial<LessonResult> = {},
  zone = 'America/New_York',
): ActivityEvent & { kind: 'lesson.finished' } {
  const facts = { lesson: 'a1-hola-1', right: 10, total: 12, seconds: 300, ...result };
  return withId({ kind: 'lesson.finished', at, zone, facts });
}

export function storyRead(
  at: number,
  result: Partial<StoryResult> = {},
  zone = 'America/New_York',
): ActivityEvent & { kind: 'story.read' } {
  const facts = { story: 'a1-hola', right: 3, total: 3, seconds: 120, ...result };
  return withId({ kind: 'story.read', at, zone, facts });
}

export function coursePlaced(at: number, unit: string, zone = 'America/New_York'): ActivityEvent {
  return withId({ kind: 'course.placed', at, zone, facts: { unit } });
}

/** The same fact always has the same id. */
function withId<Made extends object>(fact: Made): Made & { id: string } {
  const digits = createHash('sha256').update(JSON.stringify(fact)).digest('hex').slice(0, 12);
  return { id: `00000000-0000-4000-9000-${digits}`, ...fact };
}
