import points from '../../src/content/points.ts';
import a1 from '../../src/content/questions/a1.ts';
import a2 from '../../src/content/questions/a2.ts';
import b1 from '../../src/content/questions/b1.ts';

const texts = [
  ...points.map(({ text }) => text),
  ...[...a1, ...a2, ...b1].map(({ explanation }) => explanation),
];

/** The longest text that explains an answer in a lesson. */
export const longestExplanation = texts.toSorted((one, other) => other.length - one.length)[0] ?? '';
