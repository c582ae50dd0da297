import { durationText } from '#machines/learning/figures.rules.ts';
import { isMastered } from '#machines/learning/standing.rules.ts';
import { parseArgs } from 'node:util';
import { cards } from '../support/content-files.ts';
import { playDays, type PlayedDays } from '../support/week.ts';

const { values } = parseArgs({
  options: {
    days: { type: 'string', multiple: true, default: ['7', '30', '180'] },
    goal: { type: 'string', default: '10' },
    first: { type: 'string', default: '0.85' },
    later: { type: 'string', default: '0.9' },
    pause: { type: 'string', multiple: true, default: [] },
  },
});

const recall = { first: Number(values.first), later: Number(values.later) };
process.stdout.write(
  `A learner with a goal of ${values.goal} who recalls ${percent(recall.first)} of new words and ${percent(recall.later)} later.\n`,
);
for (const days of values.days.map(Number)) {
  const played = await playDays({
    days,
    dailyGoal: Number(values.goal),
    recall,
    pauses: values.pause.map(Number),
  });
  process.stdout.write(`\n${days} days\n${table(played)}\n${summary(played)}\n`);
}

function table({ days }: PlayedDays): string {
  const head = ['day', '', 'due', 'begun', 'rated', 'time', 'categories', 'XP', 'left'];
  const shown = days.filter((_day, index) => index < 14 || (index + 1) % 30 === 0);
  const rows = shown.map((day) => [
    String(days.indexOf(day) + 1),
    day.day,
    String(day.due),
    String(day.begun),
    String(day.rated),
    durationText(day.studyTime),
    String(day.categories),
    String(day.xp),
    String(day.left),
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '))
    .join('\n');
}

function summary({ days, progress }: PlayedDays): string {
  const mastered = cards.filter(({ id }) => isMastered(progress.cards.get(id) ?? [])).length;
  const begun = days.reduce((sum, day) => sum + day.begun, 0);
  const time = days.reduce((sum, day) => sum + day.studyTime, 0) / days.length;
  return `${begun} directions begun, ${mastered} of ${cards.length} cards mastered (${percent(mastered / cards.length)}), ${durationText(time)} a day, ${progress.xp} XP.`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
