import type { Rating } from '#machines/learning/activity.types.ts';

export const ratingLabels: Record<Rating, string> = { 1: 'Again', 2: 'Hard', 3: 'Good', 4: 'Easy' };

const ratings = { 2: [1, 3], 4: [1, 2, 3, 4] } as const;

/** The ratings that have buttons. */
export function ratingsOf(buttons: 2 | 4): readonly Rating[] {
  return ratings[buttons];
}

/** The title of a check, and the ratings it offers. */
export const checkTitle = 'From an earlier unit: do you know it?';
export const checkRatings: readonly { rating: Rating; label: string }[] = [
  { rating: 1, label: ratingLabels[1] },
  { rating: 4, label: 'I know it' },
];

/** The keys of a review and their effects. */
export function keysOf(buttons: 2 | 4): readonly (readonly [keys: readonly string[], effect: string])[] {
  return [
    [['Space', 'Enter'], 'Reveal the answer'],
    [['Enter'], 'Check a typed answer; again, take the suggested rating'],
    [
      ratingsOf(buttons).map((_rating, index) => String(index + 1)),
      `Rate: ${ratingsOf(buttons)
        .map((rating) => ratingLabels[rating])
        .join(', ')}`,
    ],
    [['U', 'Ctrl + Z'], 'Undo the last rating'],
  ];
}
