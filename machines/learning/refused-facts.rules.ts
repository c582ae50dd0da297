import type { ActivityEvent } from './activity.types.ts';

/** A fact that the account never accepts, and its reason as the account words it. */
export interface RefusedFact {
  event: ActivityEvent;
  reason: string;
}

const kinds: Readonly<Record<ActivityEvent['kind'], string>> = {
  'card.studied': 'A card you looked at',
  'card.rated': 'An answer in a review',
  'rating.undone': 'An answer you took back',
  'card.starred': 'A star',
  'card.paused': 'A pause of a word, or its end',
  'card.noted': 'A note on a word',
  'card.made': 'A word of your own',
  'card.changed': 'A change to a word of your own',
  'card.dropped': 'The removal of a word of your own',
  'game.finished': 'A game',
  'lesson.finished': 'A lesson',
  'story.read': 'A reading',
  'rule.read': 'A rule of grammar',
  'course.placed': 'Where you begin on the course',
  'answer.contested': 'An answer that you said should count',
  'records.withdrawn': 'What you did as a guest, added or taken out again',
  'memory.fitted': 'Numbers fitted to your memory',
  'memory.reset': 'The way back to the average numbers',
  'week.planned': 'Your light and free weekdays',
  'days.freed': 'Days off',
};

const reasons: Readonly<Record<string, string>> = {
  malformed: 'it’s damaged',
  'facts missing': 'part of it is missing',
  'unknown key': 'it has a part that your account doesn’t know',
  'no such kind of fact': 'your account doesn’t know this kind of record',
  'too long ago': 'it’s dated before 2020',
  'too large': 'it’s too large',
  'no such place': 'its time zone doesn’t exist',
  'more right than asked': 'it has more right answers than questions',
  'more cards than asked': 'it has more cards than questions',
  'more exercises than asked': 'it has more exercises than questions',
};

/** Why the account refused a fact, in words that follow a colon. */
export function reasonText(reason: string): string {
  const known = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  return known ?? reason.replace(/^no such /, 'there is no such ');
}

/** The refused fact, its day and the reason, worded for learners. `zone` is an IANA name. */
export function refusedText({ event, reason }: RefusedFact, zone: string): string {
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: zone }).format(event.at);
  return `${kinds[event.kind]}, ${day}: ${reasonText(reason)}`;
}
