import { figuresOf } from '#machines/learning/figures.rules.ts';
import type { Figures } from '#machines/learning/figures.types.ts';
import { useMemo } from 'react';
import { useIsUnloaded, useKnownProgress } from '../../learner/Activity.tsx';
import { useToday } from '../../learner/day.ts';
import { usePreference } from '../../learner/Preferences.tsx';

/**
 * The learner's figures today; null while loading, `unloaded` if the account doesn't answer, `none` before
 * the first fact.
 */
export function useFigures(): Figures | 'none' | 'unloaded' | null {
  const progress = useKnownProgress();
  const isUnloaded = useIsUnloaded();
  const today = useToday();
  const dailyGoal = usePreference('dailyGoal');
  return useMemo(() => {
    if (!progress) return null;
    if (isUnloaded) return 'unloaded';
    return progress.count > 0 ? figuresOf(progress, today, dailyGoal) : 'none';
  }, [progress, isUnloaded, today, dailyGoal]);
}
