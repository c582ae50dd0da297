import type { Place } from '../inspect/picture.ts';
import { SYNONYMS } from './synonyms.ts';

export interface Hit {
  place: Place;
  /** The text on the screen that has the words, if the sentence lacks them. */
  shown: string | null;
}

export interface SearchIndex {
  documents: readonly Document[];
  /** By stem: how much it tells places apart. */
  rarity: ReadonlyMap<string, number>;
}

interface Document {
  place: Place;
  /** By stem, its weight. */
  weights: ReadonlyMap<string, number>;
  /** Its texts as stems, for whole phrases. */
  lines: string;
  /** More for what a learner reaches, less for the pages of /flows. */
  factor: number;
}

const MOST = 12;
const MOST_OF_A_FLOW = 3;
const TITLE = 1.4;
/** An arrow’s title names where it starts. */
const START = 0.8;
const SENTENCE = 1;
const SCREEN = 0.9;
const PREFIX = 0.7;
/** For a text with the whole query in a row. */
const PHRASE = 1.5;
/** For what a question is asked by. */
const EXACT = 2;
const SYNONYM = 0.9;
/** Who asks a question wants its answer before what a single flow says. */
const QUESTION = 1.75;
/** A flow as a whole answers less than its parts. */
const WHOLE_FLOW = 0.8;
const TOOL = 0.4;
/** Letters of a stem that may have a typo. */
const SHORTEST = 4;
/** For what has no effect. */
const NOTHING = 0.5;

/** Prepares places for searches. `isTool` names flows of /flows itself, which come last. */
export function indexOf(places: readonly Place[], isTool: (flow: string) => boolean): SearchIndex {
  const documents = places.flatMap((place) => {
    const factor =
      (place.part === null ? WHOLE_FLOW : 1) *
      (isTool(place.flow) ? TOOL : 1) *
      (place.sentence.endsWith(' nothing happens.') ? NOTHING : 1);
    const documentOf = (screen: readonly string[], more = 1) => ({
      place,
      factor: factor * more,
      weights: weightsOf(place, screen),
      lines: `|${[place.title, place.sentence, ...screen].map(lineOf).join('|')}|`,
    });
    if (place.part !== null) return [documentOf(place.screen)];
    const { asked } = place;
    return [
      documentOf([], asked && QUESTION),
      ...(asked ?? []).map((text) => documentOf([text], QUESTION)),
      ...place.screen.map((text) => documentOf([text])),
    ];
  });
  const counts = new Map<string, number>();
  for (const { weights } of documents)
    for (const stem of weights.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const average =
    documents.reduce((sum, { weights }) => sum + weights.size, 0) / Math.max(documents.length, 1);
  return {
    rarity: new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + documents.length / count)])),
    documents: documents.map(({ factor, ...document }) => ({
      ...document,
      factor: factor / (0.7 + (0.3 * document.weights.size) / average),
    })),
  };
}

/** A text as stems between spaces. */
function lineOf(text: string): string {
  return ` ${stemsOf(text).join(' ')} `;
}

function weightsOf({ part, title, sentence }: Place, screen: readonly string[]): Map<string, number> {
  const weights = new Map<string, number>();
  const weigh = (text: string, weight: number) => {
    for (const stem of stemsOf(text)) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
  };
  for (const text of screen) weigh(text, SCREEN);
  weigh(sentence, SENTENCE);
  weigh(title, part?.includes('|') ? START : TITLE);
  return weights;
}

/** The places that a query means, best first; a flow has at most three of them. */
export function search(index: SearchIndex, query: string): Hit[] {
  const words = wordsOf(query, index);
  const concepts = conceptsOf(words, index);
  if (concepts.length === 0) return [];
  const line = ` ${words.join(' ')} `;
  const found = index.documents
    .map((document) => {
      const { lines, place } = document;
      const factor = place.asked && lines.includes(`|${line}|`) ? EXACT : lines.includes(line) ? PHRASE : 1;
      return { document, score: scoreOf(document, concepts, index.rarity) * factor };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const seen = new Map<string, number>();
  const sentences = new Set<string>();
  return found
    .filter(({ document: { place } }) => {
      const text = `${place.flow} ${place.sentence}`;
      if (sentences.has(text)) return false;
      const count = seen.get(place.flow) ?? 0;
      if (count === MOST_OF_A_FLOW) return false;
      seen.set(place.flow, count + 1);
      sentences.add(text);
      return true;
    })
    .slice(0, MOST)
    .map(({ document: { place } }) => ({ place, shown: shownIn(place, concepts) }));
}

/** A query’s stems; a word of at least 5 letters that is nowhere becomes a known one with one typo less. */
function wordsOf(query: string, { rarity }: SearchIndex): string[] {
  const stems = stemsOf(query);
  return stems.map((stem, at) => {
    const isBegun = at === stems.length - 1 && [...rarity.keys()].some((known) => known.startsWith(stem));
    if (stem.length < SHORTEST || rarity.has(stem) || synonymStems.has(stem) || isBegun) return stem;
    const meant = [...rarity.keys(), ...synonymStems].filter((known) => isOneTypo(stem, known));
    return meant.toSorted((one, other) => (rarity.get(one) ?? 0) - (rarity.get(other) ?? 0))[0] ?? stem;
  });
}

/** Whether two words differ by one letter more, less or other, or by two that are swapped. */
function isOneTypo(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  if (at === one.length) return other.length === one.length + 1;
  const [rest, otherRest] = [one.slice(at + 1), other.slice(at + 1)];
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return (
    rest === otherRest ||
    rest === other.slice(at) ||
    one.slice(at) === otherRest ||
    (isSwapped && rest.slice(1) === otherRest.slice(1))
  );
}

/** One notion of a query, as alternatives: the words themselves and their synonyms. */
type Concept = readonly { stems: readonly string[]; weight: number }[];

function conceptsOf(words: readonly string[], { rarity }: SearchIndex): Concept[] {
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length;) {
    const group = synonyms.find(({ phrase }) => phrase.every((stem, index) => words[at + index] === stem));
    const own = words.slice(at, at + (group?.phrase.length ?? 1));
    concepts.push([
      { stems: own, weight: 1 },
      ...completionsOf(own, at + own.length === words.length, rarity),
      ...(group?.others ?? []).map((stems) => ({ stems, weight: SYNONYM })),
    ]);
    at += own.length;
  }
  return concepts;
}

/** The word that is still being typed may be the beginning of one. */
function completionsOf(
  [word = '', ...others]: readonly string[],
  isLast: boolean,
  rarity: SearchIndex['rarity'],
) {
  if (!isLast || others.length > 0 || word.length < 3 || rarity.has(word)) return [];
  return [...rarity.keys()]
    .filter((stem) => stem.startsWith(word))
    .map((stem) => ({ stems: [stem], weight: PREFIX }));
}

function scoreOf({ weights, factor }: Document, concepts: readonly Concept[], rarity: SearchIndex['rarity']) {
  let [sum, met] = [0, 0];
  for (const concept of concepts) {
    const best = Math.max(
      ...concept.map(({ stems, weight }) =>
        stems.every((stem) => weights.has(stem))
          ? weight * stems.reduce((all, stem) => all + (weights.get(stem) ?? 0) * (rarity.get(stem) ?? 0), 0)
          : 0,
      ),
    );
    sum += best;
    if (best > 0) met += 1;
  }
  return sum * factor * (met / concepts.length) ** 2;
}

/** The first text on the screen with any of the words that the sentence and the title lack. */
function shownIn({ title, sentence, screen }: Place, concepts: readonly Concept[]): string | null {
  const told = new Set(stemsOf(`${title} ${sentence}`));
  const has = (stems: ReadonlySet<string>, concept: Concept) =>
    concept.some((one) => one.stems.every((stem) => stems.has(stem)));
  const missing = concepts.filter((concept) => !has(told, concept));
  return screen.find((text) => missing.some((concept) => has(new Set(stemsOf(text)), concept))) ?? null;
}

const FILLERS = new Set(
  'a an the of to is are was be been it its that this these what when where which who whom whose why how and or in on at by for from as if then do does did done i me my you your we our they their them has have had can could will would may with into s t happen happens while'.split(
    ' ',
  ),
);

/** The words of a text without fillers, endings, accents and case. */
export function stemsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !FILLERS.has(word))
    .map(stemOf);
}

function stemOf(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/(?:ies|ied|y)$/, 'i')
    .replace(/(?:ings?|edly|ed|es|s|e|ation|ly)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1');
}

const synonyms = SYNONYMS.flatMap((group) =>
  group.map((phrase) => ({
    phrase: stemsOf(phrase),
    others: group.filter((other) => other !== phrase).map(stemsOf),
  })),
).toSorted((one, other) => other.phrase.length - one.phrase.length);

const synonymStems = new Set(synonyms.flatMap(({ phrase }) => phrase));
