import type { ActivityEvent } from './activity.types.ts';

/** A fact that the account will never accept, and why, in the account's own words. */
export interface RefusedFact {
  event: ActivityEvent;
  reason: string;
}

const kinds: Readonly<Record<ActivityEvent['kind'], string>> = {
  'card.studied': 'A card looked at',
  'card.rated': 'An answer in a review',
  'rating.undone': 'An answer taken back',
  'card.starred': 'A star',
  'card.made': 'A word of your own',
  'card.changed': 'A change to a word of your own',
  'card.dropped': 'A word of your own removed',
  'game.finished': 'A game',
  'lesson.finished': 'A lesson',
  'story.read': 'A reading',
  'rule.read': 'A rule of grammar',
  'course.placed': 'Where you begin on the course',
  'answer.contested': 'An answer that you said should count',
};

const reasons: Readonly<Record<string, string>> = {
  malformed: 'it is damaged',
  'facts missing': 'a part of it is missing',
  'unknown key': 'it has a part that your account does not know',
  'no such kind of fact': 'your account does not know this kind of record',
  'too long ago': 'it is dated before 2020',
  'too large': 'it is too large',
  'no such place': 'its time zone does not exist',
  'more right than asked': 'it has more right answers than questions',
  'more cards than asked': 'it has more cards than questions',
  'more exercises than asked': 'it has more exercises than questions',
};

/** Why the account refused a fact, in plain words that follow a colon. */
export function reasonText(reason: string): string {
  const known = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  return known ?? reason.replace(/^no such /, 'there is no such ');
}

/** What was refused, when it happened and why, for the learner. `zone` is an IANA name. */
export function refusedText({ event, reason }: RefusedFact, zone: string): string {
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: zone }).format(event.at);
  return `${kinds[event.kind]}, ${day}: ${reasonText(reason)}`;
}
