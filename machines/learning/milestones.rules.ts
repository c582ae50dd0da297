import type { ToastEmit } from '../types.ts';
import { achievementsOf } from './achievements.rules.ts';
import type { Achievement } from './figures.types.ts';
import { goalDaysOf } from './figures.rules.ts';
import type { Progress } from './progress.rules.ts';
import { bestStreakOf, levelOf, mostMastered } from './streaks-and-mastery.rules.ts';

/** An achievement, whose `level` is null, or a level; reached once. */
export interface Milestone {
  /** The achievement's id, or `level-` and the level's number. */
  id: string;
  level: number | null;
  title: string;
  /** How the learner reached it; empty for a level. */
  description: string;
}

/**
 * The milestones that `after` has and `before`, the same log with fewer facts, hasn't. Those in `announced` are left
 * out, because taking a rating back and giving it again would reach one twice. Of several levels only the last counts.
 */
export function newMilestones(
  before: Progress,
  after: Progress,
  dailyGoal: number,
  announced: readonly string[] = [],
): Milestone[] {
  const reached = new Set(milestonesOf(before, dailyGoal).map(({ id }) => id));
  const news = milestonesOf(after, dailyGoal).filter(({ id }) => !reached.has(id) && !announced.includes(id));
  const last = news.findLast(({ level }) => level !== null);
  return news.filter((one) => one.level === null || one === last);
}

/** Every achievement reached, and every level from the second on. */
export function milestonesOf(progress: Progress, dailyGoal: number): Milestone[] {
  const { level } = levelOf(progress.xp);
  const reached = achievementsOf(progress, {
    level,
    bestStreak: bestStreakOf(progress),
    masteredCards: mostMastered(progress),
    goalDays: goalDaysOf(progress, dailyGoal),
  });
  return [
    ...reached.filter(({ unlocked }) => unlocked).map(achieved),
    ...Array.from({ length: level - 1 }, (_unused, index) => levelReached(index + 2)),
  ];
}

/** The toast for one or more milestones. */
export function milestoneToast(milestones: readonly Milestone[]): ToastEmit {
  const achievements = milestones.filter(({ level }) => level === null);
  const level = milestones.find((one) => one.level !== null);
  const [first, ...others] = achievements;
  const names = new Intl.ListFormat('en').format(achievements.map(({ title }) => title));
  if (!first) return toast(level?.title ?? '', '');
  const title =
    others.length === 0
      ? `Achievement unlocked: ${names}`
      : `${achievements.length} achievements unlocked: ${names}`;
  const texts = [others.length === 0 ? first.description : '', level ? `${level.title}.` : ''];
  return toast(title, texts.filter((text) => text !== '').join(' '));
}

function toast(title: string, description: string): ToastEmit {
  return { type: 'toast.shown', kind: 'success', title, ...(description !== '' && { description }) };
}

function achieved({ id, title, description }: Achievement): Milestone {
  return { id, level: null, title, description };
}

function levelReached(level: number): Milestone {
  return { id: `level-${level}`, level, title: `You reached level ${level}`, description: '' };
}
