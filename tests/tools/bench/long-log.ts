import type { ActivityEvent, Rating } from '#machines/learning/activity.types.ts';
import { directions } from '#machines/learning/started-directions.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { scheduleOf } from '#machines/learning/schedule.rules.ts';
import type { Card, Direction } from '#machines/types.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const ZONE = 'Europe/London';
const YEARS = 5;
const RECALL = 0.87;
/** Card directions begun a day; one day in seven is idle. */
const BEGINNINGS = 2;

/**
 * Five years of facts up to yesterday, in order: reviews when due, daily challenges, occasional exams;
 * filled up to `count` with viewed cards.
 */
export function longLog(count: number, cards: readonly Card[], now: number): ActivityEvent[] {
  const random = randomFrom(1);
  const first = Math.floor(now / DAY) * DAY - YEARS * 365 * DAY;
  const days = Array.from({ length: YEARS * 365 }, (_day, index) => first + index * DAY).filter(
    (_day, index) => index % 7 !== 6,
  );
  const begun = directions.flatMap((direction) => cards.map((card) => ({ card, direction })));
  const log: ActivityEvent[] = [];
  const met: Card[] = [];
  for (const day of days) {
    for (const next of begun.slice(met.length, met.length + BEGINNINGS)) {
      met.push(next.card);
      log.push(look(next.card, day + 8 * 60 * MINUTE, random));
      log.push(...reviewsOf(next.card.id, next.direction, day, now, random));
    }
    if (met.length > 0) log.push(game(met, day + 9 * 60 * MINUTE, random));
  }
  while (log.length < count) {
    const card = met[Math.floor(random() * met.length)];
    const day = days[Math.floor(random() * days.length)];
    if (card && day !== undefined) log.push(look(card, day + (600 + 60 * random()) * MINUTE, random));
  }
  return oneByOne(log, random).slice(-count);
}

/** Facts in order, a few seconds apart. */
function oneByOne(log: readonly ActivityEvent[], random: () => number): ActivityEvent[] {
  let last = 0;
  return log
    .toSorted((one, other) => one.at - other.at)
    .map((event) => {
      const isNextDay = event.at - last > DAY / 4;
      last = isNextDay ? event.at : last + Math.round(3000 + 9000 * random());
      return { ...event, at: last };
    });
}

/** Ratings of a card direction from its first day, each on the first morning it's due. */
function reviewsOf(
  card: string,
  direction: Direction,
  begun: number,
  now: number,
  random: () => number,
): ActivityEvent[] {
  const ratings: ActivityEvent[] = [];
  let progress = noProgress;
  let at = begun + (480 + 20 * random()) * MINUTE;
  while (at < Math.floor(now / DAY) * DAY) {
    const rating: Rating = random() < RECALL ? (random() < 0.9 ? 3 : 4) : 1;
    const milliseconds = Math.round(2000 + 8000 * random());
    const facts = { card, direction, rating, milliseconds, source: 'review' } as const;
    const event = { ...stampAt(at), kind: 'card.rated', facts } as const;
    ratings.push(event);
    progress = addActivity(progress, [event]);
    const schedule = scheduleOf(progress, card, direction, 0.9);
    const due = schedule?.due ?? now;
    at = schedule?.isReview
      ? Math.floor(due / DAY) * DAY + (480 + 20 * random()) * MINUTE
      : due + MINUTE * random();
  }
  return ratings;
}

function look({ id }: Card, at: number, random: () => number): ActivityEvent {
  const facts = { card: id, milliseconds: Math.round(1000 + 6000 * random()) };
  return { ...stampAt(at), kind: 'card.studied', facts };
}

function game(met: readonly Card[], at: number, random: () => number): ActivityEvent {
  const asked = Array.from({ length: 10 }, () => met[Math.floor(random() * met.length)]?.id ?? '');
  const outcomes = asked.map((id) => ({ id, right: random() < RECALL }));
  const isExam = random() < 0.15;
  return {
    ...stampAt(at + 20 * MINUTE * random()),
    kind: 'game.finished',
    facts: {
      game: isExam ? 'exam-quiz' : 'daily-challenge',
      difficulty: isExam ? 'beginner' : 'medium',
      right: outcomes.filter(({ right }) => right).length,
      total: 10,
      seconds: Math.round(60 + 60 * random()),
      cards: outcomes,
    },
  };
}

function stampAt(at: number): Pick<ActivityEvent, 'id' | 'at' | 'zone'> {
  return { id: crypto.randomUUID(), at: Math.round(at), zone: ZONE };
}

function randomFrom(first: number): () => number {
  let seed = first;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}
