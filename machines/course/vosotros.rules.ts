import type { Progress } from '../learning/progress.rules.ts';

/** The card of the pronoun, without which no form of the person is asked. */
export const vosotrosCard = 'pronouns-vosotros';
/** The cards whose examples use vosotros. */
export const vosotrosCards = [vosotrosCard, 'pronouns-os', 'grammar-vuestro'] as const;
/** How the ids of the lessons of its unit begin. */
const FIRST_LESSONS = 'a1-hola-';

/** Whether the learner has come to vosotros: they've met the word, or finished a lesson after its unit. */
export function hasComeToVosotros({ met, lessons }: Progress): boolean {
  return met.has(vosotrosCard) || [...lessons.keys()].some((stop) => !stop.startsWith(FIRST_LESSONS));
}
