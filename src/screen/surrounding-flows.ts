import { defaultPreferences } from '#machines/account/preferences.rules.ts';
import { memoryOf } from '#machines/learning/memory.rules.ts';
import { noProgress } from '#machines/learning/progress.rules.ts';
import type { DayCounts } from '#machines/study/today.rules.ts';
import type { Card, User } from '#machines/types.ts';
import type { AnyEventObject } from 'xstate';
import { storeGuest } from '../services/session/guest.ts';
import type { Page } from './places.ts';

/** The time on every screen, in milliseconds since 1970. */
export const NOW = Date.UTC(2026, 10, 3, 12);

const learner: User = { id: '00000000-0000-4000-8000-000000000000', email: 'ana@example.com', name: 'Ana' };

const GUEST = '00000000-0000-4000-8000-000000000002';
const DAY = 86_400_000;
/** How many cards are answered on each earlier day. */
const CARDS = 20;

const account = defaultPreferences(learner.name);

/** One game, so that pages show figures instead of samples. */
const game = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'game.finished',
  facts: { game: 'word-match', difficulty: 'easy', right: 5, total: 5, seconds: 61, cards: [] },
  at: NOW - 3_600_000,
  zone: 'UTC',
};

function logWith(answers: number) {
  const rated = Array.from({ length: answers }, (_, index) => ({
    id: `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`,
    kind: 'card.rated',
    facts: {
      card: `greetings-${index % CARDS}`,
      direction: 'es-en',
      rating: 3,
      milliseconds: 2000,
      source: 'review',
    },
    at: NOW - DAY * Math.ceil((answers - index) / CARDS) + (index % CARDS) * 1000,
    zone: 'UTC',
  }));
  const events = [...rated, game];
  return {
    events,
    own: events,
    damaged: 0,
    position: { stored: events.length, unstored: 0 },
    cursor: events.length,
    hasMore: false,
  };
}

const memoryFigures = memoryOf({ progress: noProgress, retention: 0.9, today: '2026-11-03' });

/** A day that has no cards yet. */
const dayCounts: DayCounts = {
  reviewQueue: { turns: [], left: 0, fresh: 0, checks: 0, next: null },
  stubborn: 0,
  fromGames: 0,
  budget: 0,
  tomorrow: 0,
  forecast: [],
  idle: [],
  weakSpot: null,
  isChallengeKnown: false,
  now: NOW,
};

/** The deck of the audio player's generated paths. */
const deck = [card('word', '¡Hola!', 'Hello!'), card('phrase', '¿Cómo estás?', 'How are you?')];

/** Who uses the page, if anybody is logged in or a guest. */
export function userOf({ isVisitors, guest }: Page): User | null {
  if (guest) storeGuest({ id: GUEST });
  if (guest === 'here') return { id: GUEST, email: '', name: 'Guest', isGuest: true };
  return isVisitors ? null : learner;
}

/** Events that bring up the page around the shown flow. */
export function surroundingEvents(place: Page): Readonly<Record<string, readonly AnyEventObject[]>> {
  return {
    session: [
      { type: 'INITIAL_SESSION', user: place.isVisitors || place.guest === 'here' ? null : learner },
      { type: 'service.answered' },
    ],
    today: [
      { type: 'xstate.done.actor.loadCourse', output: { cards: [], units: [] } },
      { type: 'xstate.done.actor.countDue', output: dayCounts },
      { type: 'xstate.done.actor.lookBack', output: null },
    ],
    memory: [{ type: 'xstate.done.actor.measureMemory', output: memoryFigures }],
    preferences: [
      { type: 'copy.read', copy: { account, moments: {}, changes: {}, made: {} } },
      { type: 'xstate.done.actor.loadAccount', output: { account, moments: {} } },
    ],
    activity: [
      { type: 'xstate.done.actor.openLog', output: { isStored: true } },
      { type: 'xstate.done.actor.readActivity', output: logWith(place.answers ?? 0) },
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
