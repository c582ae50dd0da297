import type { ActivityEvent } from '#machines/activity.types.ts';

/** A fact of its own number: a card studied at a minute of 3 November 2026, in London. */
export function studied(number: number, card = 'nouns-la-casa'): ActivityEvent {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    kind: 'card.studied',
    at: Date.UTC(2026, 10, 3, 12, number),
    zone: 'Europe/London',
    facts: { card, milliseconds: 3000 },
  };
}
