import { bankFiles, dialogueFiles, readingFiles, sentencesIn } from '../support/bank/files.ts';
import { bankProblems } from '../support/bank/guards.ts';
import { courseOf } from '../support/bank/met.ts';
import { placedExamples } from '../support/bank/coverage.ts';
import { nearDuplicates } from '../support/bank/sentence-patterns.ts';
import { problemsOfDialogue, readingProblems } from '../support/bank/reading-guards.ts';
import { reportOf, variety } from '../support/bank/report.ts';
import { usableIn } from '../support/bank/usable.ts';
import { cards } from '../support/content-files.ts';

const USAGE = 'npm run tool -- bank [--words | --report] [unit …]';

const given = process.argv.slice(2);
const course = courseOf(cards);
const allUnits = course.units.map(({ id }) => id);
const units = given.filter((each) => !each.startsWith('--'));
const unknown = units.filter((unit) => !allUnits.includes(unit));
const bank = sentencesIn(bankFiles, allUnits);

if (unknown.length > 0) {
  process.stderr.write(`No such unit: ${unknown.join(', ')}\n${USAGE}\nUnits: ${allUnits.join(' ')}\n`);
  process.exitCode = 2;
} else if (given.includes('--words')) {
  const examples = placedExamples(course);
  const wanted = course.units.filter(({ id }) => units.length === 0 || units.includes(id));
  print(wanted.map((met) => usableIn(met, bank, examples, course)).join('\n\n'));
} else if (given.includes('--report')) {
  print(reportOf(bank, placedExamples(course), course));
} else {
  const wanted = units.length > 0 ? units : undefined;
  const problems = [
    ...bankProblems(
      bankFiles,
      cards,
      course,
      wanted?.filter((unit) => bankFiles.has(unit)),
    ).values(),
    ...readingProblems(readingFiles, course, wanted).values(),
    ...readingProblems(dialogueFiles, course, wanted, problemsOfDialogue).values(),
  ].flat();
  const own = bank.filter(({ unit }) => !wanted || wanted.includes(unit));
  const ids = new Set(own.map(({ id }) => id));
  const alike = nearDuplicates(bank).filter((group) => group.ids.some((id) => ids.has(id)));
  print(
    [
      ...problems,
      '',
      `${own.length} sentences, ${problems.length} complaints`,
      ...variety(own, course),
      ...alike.map(({ pattern, ids: same }) => `Alike: ${pattern} (${same.join(', ')})`),
    ].join('\n'),
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
