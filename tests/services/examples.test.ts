import { expect, test } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import { loadExamplesOf, withExamplesAtLevel } from '../../src/services/examples.ts';
import { cards } from '../support/content-files.ts';

/** The first call works out what all texts need, and keeps it. */
const [hola, familia] = courseUnits;
const met = new Set([...(hola?.cards ?? []), ...(familia?.cards ?? [])]);
const words = cards.filter(({ id }) => familia?.cards.includes(id));

test('a unit’s sentences come by word, shortest first', async () => {
  const brother = (await loadExamplesOf('a1-familia')).get('nouns-el-hermano')?.others ?? [];
  const lengths = brother.map(({ spanish }) => spanish.length);
  expect(lengths.length).toBeGreaterThan(2);
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  for (const { spanish, use } of brother)
    expect(
      spanish
        .split(' ')
        .slice(use.at, use.at + use.length)
        .join(' ')
        .toLowerCase(),
    ).toMatch(/^[¿¡]?herman[oa]s?[.,;?!]*$/);
});

test('a learner of the first two units reads the second’s words in its sentences', async () => {
  const printed = await withExamplesAtLevel(words, (id) => met.has(id));
  const changed = printed.filter(({ example }, at) => example !== words[at]?.example);
  expect(changed.length).toBeGreaterThan(25);
  expect(changed.map(({ id, spanish }) => [id, spanish])).toEqual(
    words.filter(({ id }) => changed.some((one) => one.id === id)).map(({ id, spanish }) => [id, spanish]),
  );
});

test('a learner who knows nothing gets the card’s example with its translation', async () => {
  const printed = await withExamplesAtLevel(words, () => false);
  const kept = printed.filter((card, at) => card === words[at]);
  expect(kept.length).toBeGreaterThan(words.length - 5);
});

test('who knows all words and has read no rule is shown no past tense', async () => {
  const units = await Promise.all(courseUnits.map(({ id }) => loadExamplesOf(id)));
  const sentences = units.flatMap((unit) => [...unit.values()].flatMap(({ others }) => others));
  const ids = new Set(courseUnits.flatMap((unit) => unit.cards));
  const inThePast = sentences.filter(({ spanish }) => /\b(fuimos|comimos|hablé|compré)\b/.test(spanish));
  expect(inThePast.length).toBeGreaterThan(5);
  expect(inThePast.filter(({ needs }) => needs.every((by) => by.some((id) => ids.has(id))))).toEqual([]);
});

test('who follows the course keeps examples that they can read; who meets the words of a unit first does not', async () => {
  const examples = await loadExamplesOf('a1-familia');
  const readable = (isMet: (id: string) => boolean) =>
    words.filter(({ id }) => examples.get(id)?.own?.every((by) => by.some(isMet)));
  expect(readable((id) => met.has(id)).length).toBeGreaterThan(5);
  expect(readable((id) => familia?.cards.includes(id) ?? false)).toEqual([]);
});

test('sentences with vosotros are examples only for who learns it', async () => {
  const shown = async (hasVosotros: boolean) =>
    ((await loadExamplesOf('a1-comer', hasVosotros)).get('verbs-querer')?.others ?? []).map(
      ({ spanish }) => spanish,
    );
  expect(await shown(true)).toContain('¿Queréis un café o un té?');
  expect(await shown(false)).not.toContain('¿Queréis un café o un té?');
});
