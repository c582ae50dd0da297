import type { News } from '#machines/learning/news.rules.ts';

/**
 * What was added for learners, newest first. Whoever adds cards, games, lessons or articles that are worth a look writes
 * a line here, dated with the first whole day on which learners have it.
 */
export const news: readonly News[] = [
  { day: '2026-11-23', title: 'Pictures on the cards of 348 words', href: '/flashcards' },
  { day: '2026-11-23', title: 'Lessons, dialogues and checkpoints in 36 units', href: '/course' },
  { day: '2026-11-23', title: '150 verbs in eight tenses', href: '/grammar' },
];
