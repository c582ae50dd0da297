import { EASY_VERBS, VERB_TENSES } from '../constants.ts';
import type { AnyTense, Person, Tense, Verb, VerbForms, VerbTable } from './exercise.types.ts';
import { plainAnswer } from '../learning/letters.rules.ts';
import { leastRecentFirst, withGame, type RecentGames } from '../parts/recent-games.ts';
import type { Seed } from '../parts/random.ts';
import type { Difficulty, GameResult } from '../types.ts';
import type {
  Answers,
  Deal,
  DealRequest,
  JudgedRound,
  Round,
  VerbChoice,
  VerbConjugationContext,
  VerbLevel,
} from './verb-conjugation.types.ts';

export const noAnswers: Answers = { yo: '', tu: '', el: '', nosotros: '', vosotros: '', ellos: '' };

/**
 * Up to `count` random verbs, each in a random tense that it has and the difficulty allows, avoiding
 * `recentGames` if possible. Easy asks only hablar, comer and vivir.
 */
export function pickRounds(
  verbs: readonly Verb[],
  difficulty: Difficulty,
  count: number,
  seed: Seed,
  recentGames: RecentGames = [],
): { rounds: Round[]; seed: Seed } {
  const easy: readonly string[] = EASY_VERBS;
  const recent = new Set(recentGames.flat());
  const pool = verbs
    .filter(({ infinitive }) => difficulty !== 'easy' || easy.includes(infinitive))
    .map((verb) => ({ id: verb.infinitive, tables: tablesOf(verb, VERB_TENSES[difficulty]) }));
  const verbOf = new Map(pool.flatMap(({ id, tables }) => tables.map((table) => [table.id, id] as const)));
  const recentVerbs = recentGames.map((ids) => ids.flatMap((id) => verbOf.get(id) ?? []));
  const ordered = leastRecentFirst(pool, recentVerbs, seed);
  const isNew = ({ tables }: { tables: readonly Round[] }) => tables.some(({ id }) => !recent.has(id));
  const rounds: Round[] = [];
  let current = ordered.seed;
  for (const { tables } of [
    ...ordered.items.filter(isNew),
    ...ordered.items.filter((verb) => !isNew(verb)),
  ].slice(0, count)) {
    const least = leastRecentFirst(tables, recentGames, current);
    current = least.seed;
    rounds.push(...least.items.slice(0, 1));
  }
  return { rounds, seed: current };
}

/**
 * Up to `count` random rounds of the tenses and kind: new ones first, then the least recent. Avoids
 * repeating a verb.
 */
export function dealRounds(
  verbs: readonly VerbTable[],
  { tenses, kind, count, recentGames, seed }: DealRequest,
): Deal {
  const recent = new Set(recentGames.flat());
  const rounds = verbs.flatMap((verb) =>
    tenses.flatMap((tense) => {
      const forms = verb.conjugations[tense];
      const isEmpty = Object.keys(forms).length === 0;
      const own = verb.irregular.some((form) => form.startsWith(`${tense}-`)) ? 'irregular' : 'regular';
      return isEmpty || (kind !== 'both' && kind !== own) ? [] : roundOf(verb, tense, forms);
    }),
  );
  const ordered = leastRecentFirst(rounds, recentGames, seed);
  const isNew = ({ id }: Round) => !recent.has(id);
  const old = ordered.items.filter((round) => !isNew(round));
  const dealt = [...differentFirst(ordered.items.filter(isNew)), ...old].slice(0, count);
  return { rounds: dealt, seed: ordered.seed };
}

/** Verbs met; with fewer than `count` tables in these tenses, others are added in order. */
export function ownVerbs<Table extends VerbTable>(
  verbs: readonly Table[],
  isMet: (verb: Table) => boolean,
  tenses: readonly AnyTense[],
  count: number,
): readonly Table[] {
  const tables = ({ conjugations }: Table) =>
    tenses.filter((tense) => Object.keys(conjugations[tense]).length > 0).length;
  const own: Table[] = [];
  let size = 0;
  for (const verb of [...verbs.filter(isMet), ...verbs.filter((one) => !isMet(one))]) {
    if (size >= count && !isMet(verb)) break;
    own.push(verb);
    size += tables(verb);
  }
  return own;
}

/** The persons of `persons` with a form in this tense. */
export function personsOf({ forms }: Round, persons: readonly Person[]): readonly Person[] {
  return persons.filter((person) => forms[person] !== undefined);
}

/** Compares trimmed, lower-cased forms of `persons` exactly. Accents count. */
export function judgeRound(round: Round, answers: Answers, persons: readonly Person[]): JudgedRound {
  return {
    forms: personsOf(round, persons).map((person) => ({
      id: `${round.id}-${person}`,
      right: plainAnswer(answers[person]) === round.forms[person],
    })),
  };
}

export function rightForms({ forms }: JudgedRound): number {
  return forms.filter(({ right }) => right).length;
}

/** Rounds with mistakes and the persons missed. */
export function missedRounds(
  rounds: readonly Round[],
  judged: readonly JudgedRound[],
  persons: readonly Person[],
): (Round & { persons: Person[] })[] {
  const missed = rounds.map((round, index) => ({
    ...round,
    persons: personsOf(round, persons).filter(
      (_person, place) => judged[index]?.forms[place]?.right === false,
    ),
  }));
  return missed.filter((round) => round.persons.length > 0);
}

export function roundScore(judged: JudgedRound): 0 | 0.5 | 1 {
  const right = rightForms(judged);
  if (right === judged.forms.length) return 1;
  return 2 * right >= judged.forms.length ? 0.5 : 0;
}

export function totalScore(judged: readonly JudgedRound[]): number {
  return judged.reduce((sum, round) => sum + roundScore(round), 0);
}

/** The last verb's points. */
export function lastScore({ judged }: Pick<VerbConjugationContext, 'judged'>): number {
  return totalScore(judged.slice(-1));
}

/** How many forms of the last verb are right, in Spanish. */
export function lastFigures({ judged }: Pick<VerbConjugationContext, 'judged'>): string {
  const [last = { forms: [] }] = judged.slice(-1);
  const right = rightForms(last);
  return `${right} de ${last.forms.length} ${right === 1 ? 'es correcta' : 'son correctas'}.`;
}

export function isOfLevel(difficulty: VerbChoice): difficulty is Difficulty {
  return difficulty !== 'all' && difficulty !== 'mine';
}

/** The difficulty for the log, which sets the XP. */
export function levelOf(difficulty: VerbChoice): VerbLevel {
  return difficulty === 'mine' ? 'all' : difficulty;
}

/** What to deal for a game of all verbs or the learner's. */
export function requestOf({ context }: { context: VerbConjugationContext }): DealRequest {
  const { difficulty, tenses: wanted, kind, rules, recentGames, seed } = context;
  return { isMine: difficulty === 'mine', tenses: wanted, kind, count: rules.verbs.all, recentGames, seed };
}

export function gameOf({ recentGames }: VerbConjugationContext, { rounds, seed }: Deal) {
  return {
    rounds,
    seed,
    recentGames: withGame(recentGames, rounds),
    index: 0,
    answers: noAnswers,
    judged: [],
    seconds: 0,
  };
}

export function resultOf({ difficulty, rounds, judged, seconds }: VerbConjugationContext): GameResult {
  return {
    game: 'verb-conjugation',
    difficulty: levelOf(difficulty),
    right: judged.filter((round) => roundScore(round) === 1).length,
    half: judged.filter((round) => roundScore(round) === 0.5).length,
    total: judged.length,
    seconds,
    cards: [],
    items: judged.flatMap((round, index) =>
      rounds.slice(index, index + 1).map(({ id }) => ({ id, right: roundScore(round) === 1 })),
    ),
  };
}

function tablesOf(verb: Verb, tenses: readonly Tense[]): Round[] {
  return tenses.flatMap((tense) => {
    const forms = verb.conjugations[tense];
    return forms ? [roundOf(verb, tense, forms)] : [];
  });
}

function roundOf(
  { infinitive, translation }: { infinitive: string; translation: string },
  tense: AnyTense,
  forms: Partial<VerbForms>,
): Round {
  return { id: `${infinitive}-${tense}`, infinitive, translation, tense, forms };
}

/** Each verb's first round, then the others. */
function differentFirst(rounds: readonly Round[]): Round[] {
  const firsts = new Map(rounds.toReversed().map((round) => [round.infinitive, round]));
  const isFirst = (round: Round) => firsts.get(round.infinitive) === round;
  return [...rounds.filter(isFirst), ...rounds.filter((round) => !isFirst(round))];
}
