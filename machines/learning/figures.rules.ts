import { LEARNING_PAYS_FROM, LESSONS_TEACH_FROM } from '../constants.ts';
import { achievementsOf } from './achievements.rules.ts';
import { startedByDay } from './started-directions.rules.ts';
import { addDays, dayFormat, dayOf } from './day.rules.ts';
import { durationText } from './duration.rules.ts';
import type { Achievement, Activity, Figures, Mastery } from './figures.types.ts';
import { categoryOfCardId } from './card-ids.rules.ts';
import type { PlayedGame, Progress } from './progress.rules.ts';
import { bestStreakOf, levelOf, mostMastered, streakOf } from './streaks-and-mastery.rules.ts';
import { type CardCategory, type GameName, cardCategories } from '../types.ts';
import { countWords, metOn } from './word-counts.rules.ts';
import { xpOf } from './xp.rules.ts';

const WEEK = 7;
const MONTH = 30;
const DASHBOARD_ACHIEVEMENTS = 4;
const RECENT_DAYS = 3;
const RECENT_LINES = 5;

const weekday = dayFormat({ weekday: 'long' });
const date = dayFormat({ month: 'long', day: 'numeric' });

const titles: Record<GameName, string> = {
  'word-match': 'Word Match',
  'daily-challenge': 'Daily Challenge',
  'grammar-master': 'Grammar Master',
  'sentence-builder': 'Sentence Builder',
  'vocabulary-challenge': 'Vocabulary Challenge',
  'verb-conjugation': 'Verb Conjugation',
  'exam-quiz': 'a Category Exam',
};

/** All figures of a learner's progress. The week and the month end on `today` (YYYY-MM-DD). */
export function figuresOf(progress: Progress, today: string, dailyGoal: number): Figures {
  const { level, xp: levelXp, span: levelSpan } = levelOf(progress.xp);
  const words = countWords(progress);
  const bestStreak = bestStreakOf(progress);
  const week = lastDays(today, WEEK);
  return {
    streak: streakOf(progress, today),
    bestStreak,
    streakDays: week.filter((day) => progress.days.has(day)).length,
    xp: progress.xp,
    level,
    levelXp,
    levelSpan,
    games: progress.games,
    totalCards: words.met,
    keptCards: words.kept,
    masteredCards: words.mastered,
    inReview: words.inReview,
    dailyGoal,
    todayLearned: metOn(progress, today),
    weekCards: new Set(week.flatMap((day) => [...(progress.days.get(day)?.cards ?? [])])).size,
    week: week.map((day) => ({
      day: weekday(day),
      cards: cardsOn(progress, day),
      isMet: isGoalMet(progress, day, dailyGoal),
    })),
    studyTime: {
      today: timeIn(progress, [today]),
      week: timeIn(progress, week),
      month: timeIn(progress, lastDays(today, MONTH)),
    },
    mastery: masteryOf(progress),
    achievements: achievementsOf(progress, {
      level,
      bestStreak,
      masteredCards: mostMastered(progress),
      goalDays: goalDaysOf(progress, dailyGoal),
    }),
    activity: recentActivity(progress, today),
  };
}

/** The four achievements for the dashboard: unlocked ones first, then the next to reach. */
export function achievementsOnShow(achievements: readonly Achievement[]): Achievement[] {
  return achievements
    .toSorted((one, other) => Number(other.unlocked) - Number(one.unlocked))
    .slice(0, DASHBOARD_ACHIEVEMENTS);
}

/** The last games, and the last days' cards, newest first. */
function recentActivity(progress: Progress, today: string): Activity[] {
  const games = progress.lastGames.map((game) => ({ day: dayOf(game.at, game.zone), line: gameLine(game) }));
  const cards = lastDays(today, RECENT_DAYS).flatMap((day) => {
    const count = cardsOn(progress, day);
    const text = `Studied ${count} ${count === 1 ? 'word' : 'words'}`;
    return count === 0
      ? []
      : [{ day, line: { icon: 'cards' as const, text, detail: durationText(timeIn(progress, [day])) } }];
  });
  return [...cards, ...games]
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .slice(0, RECENT_LINES)
    .map(({ day, line }) => ({ ...line, when: dayText(day, today) }));
}

function gameLine({ result }: PlayedGame): Omit<Activity, 'when'> {
  const isExam = result.game === 'exam-quiz';
  const percent = Math.round((100 * result.right) / result.total);
  if (result.game === 'daily-challenge') {
    const detail = `${result.right} of ${result.total} right`;
    return { icon: 'game', text: `Finished ${titles[result.game]}`, detail };
  }
  return {
    icon: isExam ? 'exam' : 'game',
    text: `Finished ${titles[result.game]}`,
    detail: isExam ? `${percent} percent, +${xpOf(result)} XP` : `+${xpOf(result)} XP`,
  };
}

function dayText(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  return date(day);
}

function masteryOf(progress: Progress): Mastery[] {
  const byCategory = new Map<CardCategory, string[]>(cardCategories.map((category) => [category, []]));
  for (const word of progress.met.keys()) {
    const category = categoryOfCardId(word);
    if (category) byCategory.get(category)?.push(word);
  }
  return [...byCategory].map(([category, words]) => {
    const { met, mastered } = countWords(progress, words);
    return { category, met, mastered };
  });
}

function cardsOn(progress: Progress, day: string): number {
  return progress.days.get(day)?.cards.size ?? 0;
}

function timeIn(progress: Progress, days: readonly string[]): number {
  return sum(days.map((day) => progress.days.get(day)?.milliseconds ?? 0));
}

/** The number of days on which the learner met the daily goal. */
export function goalDaysOf(progress: Progress, dailyGoal: number): number {
  return [...progress.days.keys()].filter((day) => isGoalMet(progress, day, dailyGoal)).length;
}

/** Whether the learner met the daily goal. It first counted cards studied, then directions begun, and now words met. */
function isGoalMet(progress: Progress, day: string, dailyGoal: number): boolean {
  return countedFor(progress, day) >= dailyGoal;
}

function countedFor(progress: Progress, day: string): number {
  if (day >= LESSONS_TEACH_FROM) return metOn(progress, day);
  return day < LEARNING_PAYS_FROM ? cardsOn(progress, day) : (startedByDay(progress).get(day) ?? 0);
}

function lastDays(today: string, count: number): string[] {
  return Array.from({ length: count }, (_unused, index) => addDays(today, index - count + 1));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
