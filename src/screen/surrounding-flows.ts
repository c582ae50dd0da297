import { defaultPreferences } from '#machines/account/preferences.rules.ts';
import type { Card } from '#machines/types.ts';
import type { AnyEventObject } from 'xstate';

/** The time on every screen, in milliseconds since 1970. */
export const NOW = Date.UTC(2026, 10, 3, 12);

export const learner = { id: '00000000-0000-4000-8000-000000000000', email: 'ana@example.com', name: 'Ana' };

const account = defaultPreferences(learner.name);

/** One game, so that pages show figures instead of samples. */
const game = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'game.finished',
  facts: { game: 'word-match', difficulty: 'easy', right: 5, total: 5, seconds: 61, cards: [] },
  at: NOW - 3_600_000,
  zone: 'UTC',
};
const log = {
  events: [game],
  own: [game],
  damaged: 0,
  position: { stored: 1, unstored: 0 },
  cursor: 1,
  hasMore: false,
};

/** The deck of the audio player's generated paths. */
const deck = [card('word', '¡Hola!', 'Hello!'), card('phrase', '¿Cómo estás?', 'How are you?')];

/** Events that bring up the page around the shown flow. */
export function surroundingEvents(isLearner: boolean): Readonly<Record<string, readonly AnyEventObject[]>> {
  return {
    session: [{ type: 'INITIAL_SESSION', user: isLearner ? learner : null }, { type: 'service.answered' }],
    preferences: [
      { type: 'copy.read', copy: { account, moments: {}, changes: {}, made: {} } },
      { type: 'xstate.done.actor.loadAccount', output: { account, moments: {} } },
    ],
    activity: [
      { type: 'xstate.done.actor.openLog', output: { isStored: true } },
      { type: 'xstate.done.actor.readActivity', output: log },
    ],
    voices: [
      { type: 'settings.read', settings: { voice: null, speed: 'normal', isHintDismissed: false } },
      { type: 'voices.listed', voices: [{ id: 'paulina', name: 'Paulina', lang: 'es-MX' }] },
    ],
    flashcards: [{ type: 'xstate.done.actor.loadCards', output: deck }],
    'activity-sync': [
      { type: 'xstate.done.actor.fetchSnapshot', output: null },
      {
        type: 'xstate.done.actor.exchangeActivity',
        output: { unsent: 0, hasMore: false, refusals: [] },
      },
    ],
  };
}

function card(id: string, spanish: string, english: string): Card {
  const texts = { example: '', exampleTranslation: '', grammarTip: '' };
  return { id, spanish, english, ...texts, category: 'greetings', difficulty: 'easy' };
}
