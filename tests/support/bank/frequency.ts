import type { Course } from './met.ts';

/** Parts of speech that are no words to learn: names, letters, remains of compounds. */
const others = new Set(['prop', 'letter', 'none']);

interface Covered {
  /** Lemmas that a card, a course word or a point explains. */
  taught: readonly string[];
  /** Those without an explanation that stand in a sentence, reading or dialogue of the course. */
  seen: readonly string[];
  missing: readonly string[];
}

/**
 * The lemmas of a frequency list, most frequent first: a CSV file with the columns `spanish` and `pos`, in order. A row
 * with a flag, such as DUPLICATE, isn't one. Throws if a column is missing.
 */
export function frequentLemmas(csv: string, most: number): string[] {
  const [header = '', ...rows] = csv.trim().split(/\r?\n/);
  const columns = header.split(',');
  const [spanish, pos, flags] = ['spanish', 'pos', 'flags'].map((name) => columns.indexOf(name));
  if (spanish === undefined || pos === undefined || spanish < 0 || pos < 0)
    throw new Error(`The first line has no columns "spanish" and "pos": ${header}`);
  const lemmas = rows
    .map((row) => row.split(','))
    .filter((cells) => !others.has(cells[pos] ?? '') && !cells[flags ?? -1])
    .map((cells) => cells[spanish]?.toLowerCase() ?? '');
  return [...new Set(lemmas)].slice(0, most);
}

/** Which lemmas the course explains by its end, or shows in `words` of its texts. */
export function coverageOf(lemmas: readonly string[], words: ReadonlySet<string>, course: Course): Covered {
  const isTaught = (lemma: string) => course.firstOf(course.read(lemma)).any < Infinity;
  const shown = new Set([...words].flatMap((word) => lemmasIn(word, course)));
  const untaught = lemmas.filter((lemma) => !isTaught(lemma));
  return {
    taught: lemmas.filter(isTaught),
    seen: untaught.filter((lemma) => shown.has(lemma)),
    missing: untaught.filter((lemma) => !shown.has(lemma)),
  };
}

function lemmasIn(word: string, { read }: Course): string[] {
  const { lemmas, verbs } = read(word);
  return [...lemmas, ...verbs.map(({ infinitive }) => infinitive)];
}
