import type { ActivityEvent, LessonResult, StoryResult } from '#machines/learning/activity.types.ts';
import type { GameResult } from '#machines/types.ts';
import type { Learner, TestBackend } from './backend.ts';

export interface Wire extends Pick<ActivityEvent, 'id' | 'kind' | 'facts' | 'zone'> {
  at: string;
}

interface Verdict {
  id: unknown;
  verdict: string;
  reason?: string;
}

interface Place {
  rank: number;
  name: string;
  xp: number;
  games: number;
  streak: number;
  is_own: boolean;
}

/** The learners' timezone, one whose days all have 24 hours. */
export const ZONE = 'America/Lima';
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** An exam that earns 120 XP. */
export const exam: GameResult = {
  game: 'exam-quiz',
  difficulty: 'beginner',
  right: 8,
  total: 10,
  seconds: 70,
  cards: [{ id: 'nouns-la-casa', right: true }],
};

export function studied(at = Date.now()): Wire {
  return wire({ kind: 'card.studied', facts: { card: 'nouns-la-casa', milliseconds: 3000 } }, at);
}

export function rated(at = Date.now()): Wire {
  return wire(
    {
      kind: 'card.rated',
      facts: {
        card: 'nouns-la-casa',
        direction: 'es-en',
        rating: 3,
        milliseconds: 1200.5,
        source: 'review',
        typed: '',
        isAccentOnly: false,
      },
    },
    at,
  );
}

export function game(facts: GameResult, at = Date.now()): Wire {
  return wire({ kind: 'game.finished', facts }, at);
}

export function lesson(facts: Partial<LessonResult> = {}, at = Date.now()): Wire {
  const result = { lesson: 'a1-hola-1', right: 10, total: 12, seconds: 300, ...facts };
  return wire({ kind: 'lesson.finished', facts: result }, at);
}

export function story(facts: Partial<StoryResult> = {}, at = Date.now()): Wire {
  const result = { story: 'a1-hola', right: 3, total: 3, seconds: 120, ...facts };
  return wire({ kind: 'story.read', facts: result }, at);
}

export function wire(fact: Pick<ActivityEvent, 'kind' | 'facts'>, at: number): Wire {
  return { ...fact, id: crypto.randomUUID(), at: new Date(at).toISOString(), zone: ZONE };
}

export async function call(learner: Learner, events: readonly object[]): Promise<Verdict[]> {
  const { data, error } = await learner.client.rpc('record_activity', { events });
  if (error) throw error;
  return data as Verdict[];
}

export async function record(learner: Learner, events: readonly object[]): Promise<string[]> {
  return (await call(learner, events)).map(({ verdict }) => verdict);
}

export async function board(learner: Learner, size = 10): Promise<Place[]> {
  const { data, error } = await learner.client.rpc('leaderboard', { size });
  if (error) throw error;
  return data as Place[];
}

export async function registered(
  backend: TestBackend,
  { days, name }: { days: number; name?: string },
): Promise<Learner> {
  const learner = await backend.register(name);
  await backend.database.query(
    `update public.profiles set created_at = now() - $2 * interval '1 day' where id = $1`,
    [learner.id, days],
  );
  return learner;
}
