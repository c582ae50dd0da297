import type { ExerciseKind, Step } from '#machines/course/lesson.types.ts';

const SECOND = 1000;
/** Steps that introduce something: words and grammar points. */
export type MetKind = Exclude<Step['kind'], ExerciseKind>;

/** Seconds per step. */
export const times: Readonly<Record<ExerciseKind | MetKind | 'line' | 'question', number>> = {
  meet: 6,
  point: 20,
  meaning: 5,
  word: 5,
  listen: 6,
  gap: 7,
  rule: 9,
  reply: 7,
  text: 25,
  form: 9,
  conjugate: 10,
  transform: 20,
  mistake: 15,
  type: 9,
  build: 12,
  dictation: 14,
  match: 22,
  line: 6,
  question: 8,
};

export class Spent {
  total = 0;
  readonly #on = new Map<string, number>();

  add(what: string, milliseconds: number): void {
    this.total += milliseconds;
    this.#on.set(what, (this.#on.get(what) ?? 0) + milliseconds);
  }

  inSeconds(): ReadonlyMap<string, number> {
    return new Map([...this.#on].map(([what, milliseconds]) => [what, milliseconds / SECOND]));
  }
}
