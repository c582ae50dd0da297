import { levels, type Level } from '#machines/types.ts';
import { markedParts } from '#machines/course/points.rules.ts';
import { when } from './card-text.ts';
import { englishProblems, problemsOfEach, repeatedIds, spanishProblems } from './exercise-text.ts';
import {
  constructions,
  type Construction,
  furtherSlugs,
  themeSlugs,
  type GrammarPoint,
  type UnitId,
} from '../../src/content/points.ts';

const counts: Record<Level, number> = { A1: 26, A2: 25, B1: 43 };
const longest = 60;

const units = [
  ...levels.flatMap((level) =>
    themeSlugs.map((theme): UnitId => `${level.toLowerCase() as Lowercase<Level>}-${theme}`),
  ),
  ...furtherSlugs.map((theme): UnitId => `b1-${theme}`),
];

/** Broken rules for grammar points, as `point id: reason` or `points: reason`. */
export function problemsOfPoints(points: readonly GrammarPoint[], sections: ReadonlySet<string>): string[] {
  return [
    repeatedIds(points),
    problemsOfEach(points, ['title', 'text', 'examples', 'teaches'], (point) => problemsOf(point, sections)),
    listProblems(points).map((reason) => `points: ${reason}`),
  ].flat();
}

function problemsOf(point: GrammarPoint, sections: ReadonlySet<string>): string[] {
  const { id, level, unit, title, section, text, examples } = point;
  const words = text.split(/\s+/).length;
  return [
    when(!/^[a-z]+(-[a-z]+)*$/.test(id), 'the id is not of lower-case words joined by hyphens'),
    when(!units.includes(unit), `there is no unit ${unit}`),
    when(!unit.startsWith(`${level.toLowerCase()}-`), `the unit ${unit} is not of level ${level}`),
    when(!sections.has(section), `the reference has no section ${section}`),
    englishProblems('title', title),
    englishProblems('text', text),
    when(!/[.?!]$/u.test(text), 'text does not end with a mark'),
    when(words > longest, `${words} words, ${longest} are the most`),
    when(examples.length < 3 || examples.length > 4, `${examples.length} examples, 3 or 4 are wanted`),
    examples.flatMap(({ spanish, english, forms }) => [
      ...spanishProblems(`"${spanish}"`, spanish),
      ...englishProblems(`English of "${spanish}"`, english),
      ...when(forms.length === 0, `"${spanish}" marks no form`),
      ...when(
        markedParts({ spanish, forms }).length !== 2 * forms.length + 1,
        `"${spanish}" has no ${forms.map((form) => `"${form}"`).join(', ')} in this order`,
      ),
    ]),
  ].flat();
}

function listProblems(points: readonly GrammarPoint[]): string[] {
  const places = points.map(({ unit }) => units.indexOf(unit));
  const taught = points.flatMap(({ teaches }): readonly Construction[] => teaches);
  const spanish = points.flatMap(({ examples }) => examples.map((example) => example.spanish));
  return [
    levels.flatMap((level) => {
      const count = points.filter((point) => point.level === level).length;
      return when(count !== counts[level], `${count} of level ${level}, there must be ${counts[level]}`);
    }),
    units.flatMap((unit) =>
      when(!points.some((point) => point.unit === unit), `the unit ${unit} has no point`),
    ),
    when(
      places.some((place, index) => place < (places[index - 1] ?? 0)),
      'they are not in the order of the units',
    ),
    constructions.flatMap((construction) => {
      const times = taught.filter((one) => one === construction).length;
      return when(times !== 1, `${construction} is taught ${times} times`);
    }),
    spanish
      .filter((text, index) => spanish.indexOf(text) < index)
      .map((text) => `the example "${text}" occurs twice`),
  ].flat();
}
