import type { News } from '#machines/learning/news.rules.ts';

/**
 * Additions for learners, newest first. If you add cards, games, lessons or articles worth a look, add a line, dated
 * with the first whole day on which learners have them.
 */
export const news: readonly News[] = [
  { day: '2026-11-28', title: 'Much more of B1, from the news to migration', href: '/course' },
  { day: '2026-11-23', title: 'Pictures on the cards of 346 words', href: '/flashcards' },
  { day: '2026-11-23', title: 'Lessons, dialogues and checkpoints in 48 units', href: '/course' },
  { day: '2026-11-23', title: '150 verbs in eight tenses', href: '/grammar' },
];
