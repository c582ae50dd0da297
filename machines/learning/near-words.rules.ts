/** Words by what is left of them without one letter, to find those that one slip makes of another. */
export type WordIndex = ReadonlyMap<string, readonly string[]>;

/** How a word differs from another by one slip: two neighbors swapped, or a letter wrong, missing or too many. */
export type Slip = 'swap' | 'letter';

/** The slip that makes `given` of a word; null if it takes more than one, or none. */
export function slipOf(given: string, word: string): Slip | null {
  let start = 0;
  while (start < word.length && given[start] === word[start]) start += 1;
  const typed = given.slice(start);
  const wanted = word.slice(start);
  if (typed === wanted) return null;
  if (typed.slice(1) === wanted.slice(1) || typed.slice(1) === wanted || typed === wanted.slice(1))
    return 'letter';
  const isSwapped = typed[0] === wanted[1] && typed[1] === wanted[0] && typed.slice(2) === wanted.slice(2);
  return isSwapped ? 'swap' : null;
}

/** Without accents; ñ stays, a letter of its own. */
export function unaccented(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/(?<!n)\p{Diacritic}|(?<=n)(?!\u0303)\p{Diacritic}/gu, '')
    .normalize('NFC');
}

/** The index of texts in lower case, words or phrases. */
export function wordIndex(texts: readonly string[]): WordIndex {
  const index = new Map<string, string[]>();
  for (const text of new Set(texts.map(unaccented))) {
    for (const key of keysOf(text)) {
      const known = index.get(key);
      if (known) known.push(text);
      else index.set(key, [text]);
    }
  }
  return index;
}

/** The texts of the index that one slip, or other spaces, make of a word or text among these. */
export function nearWords(texts: readonly string[], index: WordIndex): string[] {
  const near = [...new Set(texts.map(unaccented))].flatMap((text) =>
    keysOf(text)
      .flatMap((key) => index.get(key) ?? [])
      .filter((other) => other !== text && isNear(text, other)),
  );
  return [...new Set(near)].toSorted();
}

function isNear(text: string, other: string): boolean {
  const [one, two] = [joined(text), joined(other)];
  return one === two || (slipOf(two, one) !== null && one === text && two === other);
}

function keysOf(text: string): readonly string[] {
  const letters = joined(text);
  return [
    ...new Set([letters, ...Array.from(letters, (_, at) => letters.slice(0, at) + letters.slice(at + 1))]),
  ];
}

function joined(text: string): string {
  return text.replaceAll(' ', '');
}
