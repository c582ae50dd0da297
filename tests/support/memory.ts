import type { Direction } from '#machines/types.ts';
import type { Mind } from './week.ts';

const DAY = 86_400_000;
/** Days until half of the met words are forgotten, by direction: to understand or to say. */
const FIRST: Readonly<Record<Direction, number>> = { 'es-en': 1, 'en-es': 0.5 };
/** Growth of the half-life by a success at the point of forgetting; fresh words gain little. */
const GAIN = { strong: 3, weak: 1.5 };
const LEAST_GAIN = 0.1;
/** Share of the half-life left after a failure. */
const KEPT = 0.4;
/** The effect of an attempt on the other direction, as a share: who can say a word mostly understands it. */
const TRANSFER: Readonly<Record<Direction, number>> = { 'es-en': 0.35, 'en-es': 0.75 };

interface Trace {
  at: number;
  halfLife: number;
}

/**
 * A learner's memory, independent of schedules. Understanding and saying a word have half-lives that grow
 * with each attempt, most if it's nearly forgotten. Deterministic by seed.
 */
export class Memory implements Mind {
  readonly #traces: Readonly<Record<Direction, Map<string, Trace>>> = {
    'es-en': new Map(),
    'en-es': new Map(),
  };
  #seed: number;

  /** The seed decides luck in recall and guesses. */
  constructor(seed = 1) {
    this.#seed = seed;
  }

  meet(card: string, now: number): void {
    for (const direction of ['es-en', 'en-es'] as const) {
      const halfLife = Math.max(FIRST[direction], this.#traces[direction].get(card)?.halfLife ?? 0);
      this.#traces[direction].set(card, { at: now, halfLife });
    }
  }

  hasMet(card: string): boolean {
    return this.#traces['es-en'].has(card);
  }

  recalls(card: string, direction: Direction, now: number): boolean {
    return this.attempt(card, direction, now, 'strong', 0);
  }

  /** Whether an attempt succeeds, possibly by guessing. The solution is shown afterwards. */
  attempt(
    card: string,
    direction: Direction,
    now: number,
    evidence: keyof typeof GAIN,
    luck: number,
  ): boolean {
    const isRecalled = this.#random() < this.chanceOf(card, direction, now);
    const other = direction === 'es-en' ? 'en-es' : 'es-en';
    this.#change(card, other, now, isRecalled, GAIN[evidence], TRANSFER[direction]);
    this.#change(card, direction, now, isRecalled, GAIN[evidence], 1);
    return isRecalled || this.#random() < luck;
  }

  /** The probability of recall. */
  chanceOf(card: string, direction: Direction, now: number): number {
    const trace = this.#traces[direction].get(card);
    return trace ? 2 ** (-Math.max(0, now - trace.at) / DAY / trace.halfLife) : 0;
  }

  known(direction: Direction, now: number): number {
    const words = [...this.#traces[direction].keys()];
    return words.reduce((sum, card) => sum + this.chanceOf(card, direction, now), 0);
  }

  #change(
    card: string,
    direction: Direction,
    now: number,
    isRecalled: boolean,
    gain: number,
    share: number,
  ): void {
    const first = FIRST[direction];
    const trace = this.#traces[direction].get(card) ?? { at: now, halfLife: first };
    const ease = 1 + share * gain * Math.max(LEAST_GAIN, 1 - this.chanceOf(card, direction, now));
    const lost = Math.max(first, trace.halfLife * (1 - share * (1 - KEPT)));
    this.#traces[direction].set(card, {
      at: now - (now - trace.at) * (1 - share),
      halfLife: isRecalled ? trace.halfLife * ease : lost,
    });
  }

  #random(): number {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#seed / 2 ** 32;
  }
}
