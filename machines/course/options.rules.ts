import { namesMeaning, shareMeaning } from '../learning/cards.rules.ts';
import { kindOf } from '../learning/forms.rules.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import type { Card } from '../types.ts';

const WRONG_OPTIONS = 3;
const LEAST_OPTIONS = 3;
/** From this distance on, two cards differ in marks or in kind. */
const NO_RIVAL = 2;
/** The largest distance between two cards. */
const FARTHEST = 7;

/** A seed for one part of a plan, which doesn't depend on the other parts. */
export function seedFor(seed: Seed, part: string): Seed {
  let mixed = seed ^ 0x811c9dc5;
  for (let at = 0; at < part.length; at += 1) mixed = Math.imul(mixed ^ part.charCodeAt(at), 0x01000193);
  return mixed | 0;
}

/**
 * Up to three cards for wrong options, most alike first: by marks, then kind, then group. Two will do where the third
 * would stand out.
 */
export function wrongCards(
  card: Card,
  pool: readonly Card[],
  seed: Seed,
  isWrong: (other: Card) => boolean = () => true,
): Card[] {
  const kind = kindOf(card);
  const marks = marksOf(card);
  const distance = (other: Card) =>
    (marksOf(other) === marks ? 0 : 4) +
    (kindOf(other) === kind ? 0 : 2) +
    (other.group === card.group ? 0 : 1);
  const picked: Card[] = [card];
  const near = shuffle(pool, seed).items;
  const distances = near.map(distance);
  for (let wanted = 0; wanted <= FARTHEST; wanted += 1) {
    if (wanted >= NO_RIVAL && picked.length >= LEAST_OPTIONS) break;
    for (const [index, other] of near.entries()) {
      if (distances[index] !== wanted || !isWrong(other)) continue;
      if (picked.every((one) => areApart(one, other))) picked.push(other);
      if (picked.length > WRONG_OPTIONS) return picked.slice(1);
    }
  }
  return picked.slice(1);
}

/** The right option and the wrong ones, shuffled. */
export function optionsOf(right: string, wrong: readonly string[], seed: Seed): readonly string[] {
  return shuffle([...new Set([right, ...wrong])], seed).items;
}

/** The same; null if there are fewer than three. */
export function enoughOptions(right: string, wrong: readonly string[], seed: Seed): readonly string[] | null {
  const options = optionsOf(right, wrong, seed);
  return options.length < LEAST_OPTIONS ? null : options;
}

/** Whether neither card can be mistaken for the other when read, translated or heard. */
export function areApart(one: Card, other: Card): boolean {
  return (
    one.id !== other.id &&
    !shareMeaning(one, other) &&
    soundOfCard(one) !== soundOfCard(other) &&
    !namesMeaning(one, other) &&
    !namesMeaning(other, one)
  );
}

const sounds = new WeakMap<Card, string>();

export function soundOfCard(card: Card): string {
  const sound = sounds.get(card) ?? soundOf(card.spanish);
  sounds.set(card, sound);
  return sound;
}

/** Equal for texts that sound the same in some accent of Spanish. */
export function soundOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(?<!n)\p{Diacritic}/gu, '')
    .replaceAll(/[^\p{Letter}\p{Number}\p{Diacritic}]+/gu, ' ')
    .trim()
    .replaceAll(/(?<!c)h/g, '')
    .replaceAll('v', 'b')
    .replaceAll('ll', 'y')
    .replaceAll(/z|c(?=[ei])/g, 's')
    .replaceAll(/qu(?=[ei])|k/g, 'c')
    .replaceAll(/g(?=[ei])/g, 'j');
}

/** A question or a wish among plain words would stand out. */
function marksOf({ spanish }: Card): string {
  const [first = ''] = spanish;
  if ('¿¡'.includes(first)) return first;
  return spanish.endsWith('…') ? '…' : '';
}
