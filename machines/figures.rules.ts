import type { Achievement } from './figures.types.ts';

const LEVEL_XP_STEP = 100;
const DASHBOARD_ACHIEVEMENTS = 4;

/** How far a level has come: XP modulo level × 100, of level × 100. Spec, section 9. */
export function levelProgress(xp: number, level: number): { reached: number; needed: number } {
  const needed = level * LEVEL_XP_STEP;
  return { reached: xp % needed, needed };
}

/** The achievements for the dashboard: what is unlocked, then the next to reach. */
export function achievementsOnShow(achievements: readonly Achievement[]): Achievement[] {
  return achievements
    .toSorted((one, other) => Number(other.unlocked) - Number(one.unlocked))
    .slice(0, DASHBOARD_ACHIEVEMENTS);
}
