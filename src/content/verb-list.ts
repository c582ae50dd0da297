import cards from './cards/verbs.ts';

/** A verb of the cards; its tables have the address of its card. */
export interface ListedVerb {
  id: string;
  infinitive: string;
  translation: string;
}

/** The verbs of the cards in their order. A build has only the result. */
export const verbList: readonly ListedVerb[] = cards.map(({ id, spanish, english }) => ({
  id,
  infinitive: spanish,
  translation: english,
}));
