import { durationText } from '#machines/learning/duration.rules.ts';
import { milestoneToast } from '#machines/learning/milestones.rules.ts';
import { isMastered } from '#machines/learning/streaks-and-mastery.rules.ts';
import { lookBackText, type LookBack } from '#machines/study/look-back.rules.ts';
import { parseArgs } from 'node:util';
import { cards } from '../support/content-files.ts';
import {
  liveDays,
  playCourse,
  playReviewAlone,
  type DayLived,
  type DayOfCourse,
} from '../support/course-days.ts';
import { times } from '../support/course-time.ts';
import { playDays, type PlayedDays } from '../support/week.ts';

/** Days to print. */
const SHOWN = new Set([1, 2, 3, 7, 14, 30, 60, 90, 120, 150]);
const rest = ['words', 'understood', 'said', 'an hour', 'sentences'];

const { values } = parseArgs({
  options: {
    days: { type: 'string', multiple: true, default: ['7', '30', '180'] },
    goal: { type: 'string', default: '10' },
    first: { type: 'string', default: '0.85' },
    later: { type: 'string', default: '0.9' },
    placed: { type: 'string' },
    learners: { type: 'string', default: '1' },
    known: { type: 'string', default: '0.85' },
    pause: { type: 'string', multiple: true, default: [] },
  },
});

const recall = { first: Number(values.first), later: Number(values.later) };
process.stdout.write(
  `A learner with a goal of ${values.goal} who recalls ${percent(recall.first)} of new words and ${percent(recall.later)} later.\n`,
);
if (values.placed !== undefined) {
  process.stdout.write(
    `They begin with ${values.placed} and know ${percent(Number(values.known))} of the words before it.\n`,
  );
}
for (const days of values.days.map(Number)) {
  const played = await playDays({
    days,
    dailyGoal: Number(values.goal),
    recall,
    pauses: values.pause.map(Number),
    ...(values.placed !== undefined && { placed: { unit: values.placed, known: Number(values.known) } }),
  });
  process.stdout.write(
    `\n${days} days\n${table(played)}\n${summary(played)}\n${told(played)}\n${looksBack(played)}`,
  );
}

process.stdout.write(`\n${await learnersTable(values.days.map(Number))}\n`);

const courses: (readonly DayOfCourse[])[] = [];
const reviews: (readonly DayOfCourse[])[] = [];
for (let seed = 1; seed <= Number(values.learners); seed += 1) {
  const options = { dailyGoal: Number(values.goal), seed: seed * seed };
  const played = await playCourse(Math.max(...values.days.map(Number)), options);
  courses.push(played);
  reviews.push(await playReviewAlone(played, options));
}
const course = meanOf(courses);
const alone = meanOf(reviews);
process.stdout.write(
  `\nWith the course: the review and the next two stops a day, by a memory that knows no schedules (mean of ${values.learners} learners); beside it the same hours of review alone, as many new words as fit, in the order of the files.\n` +
    `${comparison(course, alone)}\n\n${assumptions()}\n\n${spending(course)}\n`,
);

/** What learners of different habits have done by the end of each of these days. */
async function learnersTable(ends: readonly number[]): Promise<string> {
  const absent = Array.from({ length: 10 }, (_, index) => 8 + index);
  const learners = [
    ['does what Today says', { dailyGoal: Number(values.goal) }],
    ['goal 20', { dailyGoal: 20 }],
    ['absent from day 8 to 17', { dailyGoal: Number(values.goal), absent }],
    ['only reviews', { habit: 'review' }],
    ['only plays', { habit: 'games' }],
  ] as const;
  const head = ['learner', 'day', 'minutes a day', 'answers', 'review', 'words by lessons', 'by review'];
  const rows: string[][] = [];
  for (const [name, habits] of learners) {
    const days = await liveDays(Math.max(...ends), habits);
    rows.push(
      ...ends.flatMap((end) => {
        const day = days[end - 1];
        return day ? [[name, String(end), ...livedFigures(day, end)]] : [];
      }),
    );
  }
  return aligned([[...head, 'by games', 'rules asked', 'read before', 'stops'], ...rows]);
}

function livedFigures({ minutes, answers, words, rules, stops }: DayLived, days: number): string[] {
  const all = answers.today + answers.review + answers.games;
  return [
    (minutes / days).toFixed(1),
    String(all),
    all === 0 ? '–' : percent(answers.review / all),
    String(words.today),
    String(words.review),
    String(words.games),
    String(rules.asked),
    rules.asked === 0 ? '–' : percent(rules.read / rules.asked),
    String(stops),
  ];
}

/** The mean of learners who differ by luck, day by day; `spentOn` is that of the first one. */
function meanOf(learners: readonly (readonly DayOfCourse[])[]): DayOfCourse[] {
  return (learners[0] ?? []).map((first, index) => {
    const mean = (what: Exclude<keyof DayOfCourse, 'spentOn'>) =>
      learners.reduce((sum, days) => sum + (days[index]?.[what] ?? 0), 0) / learners.length;
    return {
      hours: mean('hours'),
      understood: mean('understood'),
      said: mean('said'),
      sentences: mean('sentences'),
      met: mean('met'),
      stops: mean('stops'),
      spentOn: first.spentOn,
    };
  });
}

/** Assumptions for both sides. */
function assumptions(): string {
  const seconds = Object.entries(times).map(([what, taken]) => `${what} ${taken}`);
  return [
    'Taken for granted, for both sides alike:',
    'A word counts by its chance of being recalled on the next morning, all words alike; a sentence by that of all its words.',
    `A card shown or rated in review takes 6 s. In the course, in seconds: ${seconds.join(', ')}.`,
    'Cards in review and typed words are strong evidence, options, pairs and sentences weak; options can be guessed.',
    'Words met before are weak evidence, too, where a sentence is built, heard or written down, and in each line of a reading. Sentences with their translation beside them credit only the word asked: gaps, and the examples on cards in lessons and in review. Words not met are not learned by reading.',
    'Only words count: grammar, spelling and listening cost time and bring nothing here.',
  ].join('\n');
}

/** Time spent in the course, in percent, on the days shown. */
function spending(days: readonly DayOfCourse[]): string {
  const shown = [7, 30, days.length].flatMap((day) => days[day - 1] ?? []);
  const whole = shown.map(({ hours }) => hours * 3600);
  const last = days.at(-1)?.spentOn ?? new Map<string, number>();
  const rows = [...last]
    .toSorted(([, one], [, other]) => other - one)
    .map(([what]) => [
      what,
      ...shown.map(({ spentOn }, at) => percent((spentOn.get(what) ?? 0) / (whole[at] ?? 1))),
    ]);
  const head = ['time of the course', ...shown.map((day) => `day ${days.indexOf(day) + 1}`)];
  return aligned([head, ...rows]);
}

/** Recall on the next morning, in total and per hour. */
function comparison(days: readonly DayOfCourse[], others: readonly DayOfCourse[]): string {
  const head = ['day', 'hours', 'words', 'understood', 'said', 'an hour', 'sentences', '', 'alone:', ...rest];
  const rows = days.flatMap((day, index) => {
    const other = others[index];
    return other && (SHOWN.has(index + 1) || index === days.length - 1)
      ? [
          [
            String(index + 1),
            day.hours.toFixed(1),
            ...figures(day),
            '',
            other.hours.toFixed(1),
            ...figures(other),
          ],
        ]
      : [];
  });
  return aligned([head, ...rows]);
}

function figures({ met, understood, said, sentences, hours }: DayOfCourse): string[] {
  const anHour = (understood / Math.max(hours, 0.01)).toFixed(0);
  return [met, understood, said].map((count) => count.toFixed(0)).concat(anHour, sentences.toFixed(0));
}

function table({ days }: PlayedDays): string {
  const head = ['day', '', 'due', 'begun', 'checks', 'rated', 'time', 'categories', 'XP', 'left'];
  const shown = days.filter((_day, index) => index < 14 || (index + 1) % 30 === 0);
  const rows = shown.map((day) => [
    String(days.indexOf(day) + 1),
    day.day,
    String(day.due),
    String(day.begun),
    String(day.checked),
    String(day.rated),
    durationText(day.studyTime),
    String(day.categories),
    String(day.xp),
    String(day.left),
  ]);
  return aligned([head, ...rows]);
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_title, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, column) => cell.padStart(widths?.[column] ?? 0)).join('  '))
    .join('\n');
}

function summary({ days, progress }: PlayedDays): string {
  const mastered = cards.filter(({ id }) => isMastered(progress.cards.get(id) ?? [])).length;
  const begun = days.reduce((sum, day) => sum + day.begun, 0);
  const time = days.reduce((sum, day) => sum + day.studyTime, 0) / days.length;
  return `${begun} directions begun, ${mastered} of ${cards.length} cards mastered (${percent(mastered / cards.length)}), ${durationText(time)} a day, ${progress.xp} XP.`;
}

/** Today's look back on the first Mondays and the last one. */
function looksBack({ lookBacks }: PlayedDays): string {
  return lookBacks
    .filter((_one, index) => index < 4 || index === lookBacks.length - 1)
    .map(({ day, lookBack }) => `Monday ${day}: ${lookBack ? weekText(lookBack) : '(no look back)'}\n`)
    .join('');
}

function weekText(lookBack: LookBack): string {
  const hard = lookBack.hard.map(({ spanish, english }) => `${spanish} (${english})`).join(', ');
  return `${lookBackText(lookBack)}${hard === '' ? '' : ` Hard: ${hard}.`}`;
}

/** Days with an achievement or level. */
function told({ days }: PlayedDays): string {
  const lines = days.flatMap(({ milestones }, index) =>
    milestones.length === 0 ? [] : [`day ${index + 1}: ${milestoneToast(milestones).title}`],
  );
  return `Told: ${lines.join('; ')}`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
