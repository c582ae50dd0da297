import type { RecentGames } from '#machines/parts/recent-games.ts';
import { alignLetters } from '#machines/learning/letters.rules.ts';
import { allTenses, persons, tenses, type Person, type Verb } from '#machines/games/exercise.types.ts';
import { verbConjugationMachine } from '#machines/games/verb-conjugation.machine.ts';
import {
  dealRounds,
  pickRounds,
  judgeRound,
  missedRounds,
  personsOf,
  requestOf,
  resultOf,
  rightForms,
  roundScore,
  totalScore,
} from '#machines/games/verb-conjugation.rules.ts';
import type { Seed } from '#machines/parts/random.ts';
import type {
  Answers,
  Deal,
  DealRequest,
  Round,
  VerbConjugationRules,
  VerbLevel,
} from '#machines/games/verb-conjugation.types.ts';
import type { Difficulty } from '#machines/types.ts';
import { verbXp } from '#machines/learning/xp.rules.ts';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor, type ActorRefFrom, type EmittedFrom } from 'xstate';
import { verbBook } from '../../src/content/verb-book.ts';
import verbs from '../../src/content/verb-tables.ts';
import { VirtualClock } from '../support/paths/clock.ts';

const forms = {
  yo: 'hablo',
  tu: 'hablas',
  el: 'habla',
  nosotros: 'hablamos',
  vosotros: 'habláis',
  ellos: 'hablan',
};
const hablar: Round = {
  id: 'hablar-present',
  infinitive: 'hablar',
  translation: 'to speak',
  tense: 'present',
  forms,
};
const seeds = Array.from({ length: 200 }, (_unused, seed) => seed);
const fewSeeds = seeds.slice(0, 40);

/** Forms of `hablar`, at least the first `right` ones right. */
function answers(right: number, changed: Partial<Answers> = {}): Answers {
  const typed = persons.map((person, index) => [person, index < right ? forms[person] : 'x']);
  return { ...(Object.fromEntries(typed) as Record<Person, string>), ...changed };
}

describe('XP', () => {
  test.each<[VerbLevel, number, number]>([
    ['all', 8, 160],
    ['easy', 3, 30],
    ['easy', 1.5, 15],
    ['easy', 0, 0],
    ['medium', 4.5, 68],
    ['medium', 0.5, 8],
    ['hard', 8, 160],
    ['hard', 0.5, 10],
  ])('%s with a score of %d earns %i', (difficulty, score, xp) => {
    expect(verbXp(difficulty, score)).toBe(xp);
  });
});

describe('judging', () => {
  test.each([
    [0, 0],
    [2, 0],
    [3, 0.5],
    [5, 0.5],
    [6, 1],
  ])('%i of six forms right score %d', (right, score) => {
    const judged = judgeRound(hablar, answers(right), persons);
    expect(rightForms(judged)).toBe(right);
    expect(roundScore(judged)).toBe(score);
    expect(totalScore([judged, judged])).toBe(2 * score);
  });

  test.each([
    [2, 0],
    [3, 0.5],
    [5, 1],
  ])('without vosotros %i of five forms score %d', (right, score) => {
    const asked = persons.filter((person) => person !== 'vosotros');
    const given = answers(right === 5 ? 6 : right);
    expect(roundScore(judgeRound(hablar, given, asked))).toBe(score);
  });

  test.each([
    ['spaces around it', '  habláis ', true],
    ['capitals', 'HABLÁIS', true],
    ['an accent in two characters', 'habla\u0301is', true],
    ['no accent', 'hablais', false],
    ['a wrong accent', 'hablàis', false],
    ['a space within', 'hablá is', false],
    ['nothing', '', false],
  ])('with %s', (_what, vosotros, right) => {
    const judged = judgeRound(hablar, answers(6, { vosotros }), persons);
    expect(judged.forms.find(({ id }) => id === 'hablar-present-vosotros')?.right).toBe(right);
    expect(rightForms(judged)).toBe(right ? 6 : 5);
  });
});

describe('choosing', () => {
  test.each<[Difficulty, number, readonly string[]]>([
    ['easy', 3, ['present']],
    ['medium', 5, ['present', 'preterite']],
    ['hard', 8, tenses],
  ])('%s: %i different verbs in %j, with their own forms', (difficulty, count, allowed) => {
    const met = new Set<string>();
    for (const seed of seeds) {
      const { rounds } = pickRounds(verbs, difficulty, count, seed);
      expect(new Set(rounds.map(({ infinitive }) => infinitive)).size).toBe(count);
      expect(rounds.length).toBe(count);
      for (const round of rounds) {
        met.add(round.tense);
        const verb = verbs.find(({ infinitive }) => infinitive === round.infinitive);
        const [, table] =
          Object.entries(verb?.conjugations ?? {}).find(([tense]) => tense === round.tense) ?? [];
        expect(round.forms).toBe(table);
        expect(round.id).toBe(`${round.infinitive}-${round.tense}`);
      }
    }
    expect([...met].toSorted()).toEqual([...allowed].toSorted());
  });

  test('easy asks hablar, comer and vivir, in any order', () => {
    const games = seeds.map((seed) =>
      pickRounds(verbs, 'easy', 3, seed).rounds.map((round) => round.infinitive),
    );
    for (const game of games) expect(game.toSorted()).toEqual(['comer', 'hablar', 'vivir']);
    expect(new Set(games.map(String)).size).toBe(6);
  });

  test('medium asks every verb at some time', () => {
    const met = seeds.flatMap((seed) =>
      pickRounds(verbs, 'medium', 5, seed).rounds.map((round) => round.infinitive),
    );
    expect(new Set(met).size).toBe(verbs.length);
  });

  test('only hacer is never asked in the imperfect, which its table lacks', () => {
    const ids = new Set(
      seeds.flatMap((seed) => pickRounds(verbs, 'hard', 8, seed).rounds.map(({ id }) => id)),
    );
    expect(ids.size).toBe(8 * 3 - 1);
    expect(ids.has('hacer-imperfect')).toBe(false);
  });

  test('each verb of a game has a tense of its own', () => {
    const mixed = seeds.filter((seed) => {
      const { rounds } = pickRounds(verbs, 'hard', 8, seed);
      return new Set(rounds.map(({ tense }) => tense)).size === 3;
    });
    expect(mixed.length).toBeGreaterThan(seeds.length / 2);
  });

  test('the seed decides, and the next seed gives another game', () => {
    const first = pickRounds(verbs, 'hard', 8, 7);
    expect(pickRounds(verbs, 'hard', 8, 7)).toEqual(first);
    expect(pickRounds(verbs, 'hard', 8, first.seed).rounds).not.toEqual(first.rounds);
  });
});

describe('three games in a row', () => {
  /** The ids asked in each of three games. */
  const idsOf = (play: (asked: RecentGames, seed: Seed) => Deal, first: Seed): string[][] => {
    let seed = first;
    const games: string[][] = [];
    for (let game = 0; game < 3; game += 1) {
      const deal = play(games, seed);
      seed = deal.seed;
      games.push(deal.rounds.map(({ id }) => id));
    }
    return games;
  };
  const repeatsIn = (games: string[][]) => games.flat().length - new Set(games.flat()).size;

  test.each<[Difficulty, number, number]>([
    ['easy', 3, 6],
    ['medium', 5, 0],
    ['hard', 8, 1],
  ])('%s with %i verbs repeats %i tables, since there are no more', (difficulty, count, repeats) => {
    for (const seed of seeds) {
      const games = idsOf((asked, next) => pickRounds(verbs, difficulty, count, next, asked), seed);
      expect(repeatsIn(games)).toBe(repeats);
    }
  });

  test.each<[string, Partial<DealRequest>, number]>([
    ['all tenses', {}, 0],
    ['the present', { tenses: ['present'] }, 0],
    ['irregular futures and conditionals', { tenses: ['future', 'conditional'], kind: 'irregular' }, 0],
    ['irregular perfects', { tenses: ['perfect'], kind: 'irregular' }, 6],
    ['irregular imperfects', { tenses: ['imperfect'], kind: 'irregular' }, 8],
  ])('of all verbs, %s', (_what, request, most) => {
    for (const seed of fewSeeds) {
      const games = idsOf(
        (asked, next) =>
          dealRounds(verbBook, {
            tenses: allTenses,
            kind: 'both',
            count: 8,
            ...request,
            recentGames: asked,
            seed: next,
          }),
        seed,
      );
      expect(repeatsIn(games)).toBeLessThanOrEqual(most);
    }
  });

  test('the machine remembers two games, over play again, settings and difficulties', async () => {
    const game = await openGame(new VirtualClock());
    const begun: string[][] = [];
    const begin = async (type: 'game.started' | 'game.replayed') => {
      game.send({ type });
      await waitFor(game, (state) => state.matches('playing'));
      begun.push(game.getSnapshot().context.rounds.map(({ id }) => id));
      expect(game.getSnapshot().context.recentGames).toEqual(begun.slice(-2));
      playOn(game, 6);
    };
    game.send({ type: 'difficulty.chosen', difficulty: 'all' });
    await begin('game.started');
    await begin('game.replayed');
    game.send({ type: 'setup.requested' });
    await begin('game.started');
    expect(repeatsIn(begun)).toBe(0);
    game.send({ type: 'setup.requested' });
    game.send({ type: 'difficulty.chosen', difficulty: 'hard' });
    await begin('game.started');
    game.stop();
  });
});

describe('dealing of all verbs', () => {
  const deal = (request: Partial<DealRequest>) =>
    fewSeeds.flatMap((seed) =>
      dealRounds(verbBook, { tenses: allTenses, kind: 'both', count: 8, recentGames: [], seed, ...request }),
    );

  test('each game asks eight verbs, each once, with its own forms', () => {
    for (const { rounds } of deal({})) {
      expect(new Set(rounds.map(({ infinitive }) => infinitive)).size).toBe(8);
      for (const { id, infinitive, tense, forms: asked } of rounds) {
        expect(id).toBe(`${infinitive}-${tense}`);
        expect(asked).toBe(verbBook.find((verb) => verb.infinitive === infinitive)?.conjugations[tense]);
        expect(Object.keys(asked)).not.toEqual([]);
      }
    }
  });

  test.each(['regular', 'irregular', 'both'] as const)('%s tables of the tenses asked for', (kind) => {
    const rounds = deal({ tenses: ['preterite', 'imperative'], kind }).flatMap((dealt) => dealt.rounds);
    expect([...new Set(rounds.map(({ tense }) => tense))].toSorted()).toEqual(['imperative', 'preterite']);
    const kinds = rounds.map(({ infinitive, tense }) => {
      const { irregular = [] } = verbBook.find((verb) => verb.infinitive === infinitive) ?? {};
      return irregular.some((form) => form.startsWith(`${tense}-`)) ? 'irregular' : 'regular';
    });
    expect([...new Set(kinds)].toSorted()).toEqual(kind === 'both' ? ['irregular', 'regular'] : [kind]);
  });

  test('a verb is never asked in a form it lacks', () => {
    const rounds = deal({ tenses: ['imperative'], count: 150 }).flatMap((dealt) => dealt.rounds);
    expect(rounds.filter(({ infinitive }) => infinitive === 'poder')).toEqual([]);
    expect(rounds.filter((round) => personsOf(round, persons).includes('yo'))).toEqual([]);
  });

  test('there is always something to deal', () => {
    for (const tense of allTenses)
      for (const kind of ['regular', 'irregular'] as const)
        expect(
          dealRounds(verbBook, { tenses: [tense], kind, count: 8, recentGames: [], seed: 1 }).rounds,
        ).not.toEqual([]);
  });
});

test('a command has five forms, and the toast counts them', async () => {
  const game = await openGame(new VirtualClock(), { tenses: ['imperative'] });
  const titles: string[] = [];
  game.on('toast.shown', ({ title }) => titles.push(title));
  game.send({ type: 'difficulty.chosen', difficulty: 'all' });
  game.send({ type: 'kind.chosen', kind: 'regular' });
  game.send({ type: 'game.started' });
  await waitFor(game, (state) => state.matches('playing'));
  playOn(game, 0);
  game.stop();
  expect(titles).toEqual(Array.from({ length: 8 }, () => 'Solo 0 de 5 son correctas.'));
});

describe('aligning', () => {
  test.each([
    ['hablo', 'hablo', 'h=h a=a b=b l=l o=o'],
    ['hablais', 'habláis', 'h=h a=a b=b l=l a>á i=i s=s'],
    ['habla', 'hablas', 'h=h a=a b=b l=l a=a +s'],
    ['hablass', 'hablas', 'h=h a=a b=b l=l a=a -s s=s'],
    ['comi', 'como', 'c=c o=o m=m i>o'],
    ['comio', 'comió', 'c=c o=o m=m i=i o>ó'],
    ['fe', 'fue', 'f=f +u e=e'],
    ['ablo', 'hablo', '+h a=a b=b l=l o=o'],
    ['viivo', 'vivo', 'v=v -i i=i v=v o=o'],
    ['', 'va', '+v +a'],
    [' VA ', 'va', 'v=v a=a'],
    ['éramós', 'éramos', 'é=é r=r a=a m=m ó>o s=s'],
    ['ue', 'é', '-u e>é'],
    ['eu', 'é', 'e>é -u'],
    ['bamos', 'vamos', 'b>v a=a m=m o=o s=s'],
    ['éera', 'éra', 'é=é -e r=r a=a'],
    ['eeramos', 'éramos', '-e e>é r=r a=a m=m o=o s=s'],
  ])('%j with %j', (typed, expected, pairs) => {
    const signs = { right: '=', wrong: '>', missing: '+', extra: '-' };
    const shown = alignLetters(typed, expected).map((pair) =>
      pair.mark === 'right' || pair.mark === 'wrong'
        ? `${pair.typed}${signs[pair.mark]}${pair.expected}`
        : `${signs[pair.mark]}${pair.typed}${pair.expected}`,
    );
    expect(shown.join(' ')).toBe(pairs);
  });

  test('keeps the typed text on one side and the expected one on the other, whatever is typed', () => {
    const words = verbs.flatMap(({ conjugations }) => Object.values(conjugations.preterite));
    for (const typed of words) {
      for (const expected of words) {
        const pairs = alignLetters(typed, expected);
        expect(pairs.map((pair) => pair.typed).join('')).toBe(typed);
        expect(pairs.map((pair) => pair.expected).join('')).toBe(expected);
        expect(pairs.every(({ mark }) => mark === 'right')).toBe(typed === expected);
        for (const pair of pairs) expect(pair.typed + pair.expected).not.toBe('');
      }
    }
  });
});

test('a missed round lists the wrong persons; one without mistakes isn’t missed', () => {
  const right = judgeRound(hablar, forms, persons);
  const wrong = judgeRound(hablar, { ...forms, tu: 'hables', ellos: '' }, persons);
  expect(missedRounds([hablar, hablar], [right, wrong], persons)).toEqual([
    { ...hablar, persons: ['tu', 'ellos'] },
  ]);
  expect(missedRounds([hablar], [right], persons)).toEqual([]);
});

describe('a whole game with six persons', () => {
  test.each([
    [6, '¡Perfecto! Todas son correctas.', { right: 3, half: 0 }],
    [5, '¡Bien! 5 de 6 son correctas.', { right: 0, half: 3 }],
    [3, '¡Bien! 3 de 6 son correctas.', { right: 0, half: 3 }],
    [2, 'Solo 2 de 6 son correctas.', { right: 0, half: 0 }],
    [1, 'Solo 1 de 6 es correcta.', { right: 0, half: 0 }],
    [0, 'Solo 0 de 6 son correctas.', { right: 0, half: 0 }],
  ])('%i right each time: %s', async (right, title, points) => {
    const emitted = await playEasy(right);
    expect(emitted.filter((emit) => emit.type === 'toast.shown').map((emit) => emit.title)).toEqual([
      title,
      title,
      title,
    ]);
    const results = emitted.flatMap((emit) => (emit.type === 'game.finished' ? emit.result : []));
    expect(results).toMatchObject([{ ...points, total: 3, difficulty: 'easy' }]);
  });
});

test('time counts while the game is played, and starts at zero when it’s replayed', async () => {
  const clock = new VirtualClock();
  const game = await openGame(clock);
  clock.advance(2000);
  game.send({ type: 'game.started' });
  clock.advance(3000);
  playOn(game, 6);
  clock.advance(60_000);
  expect(game.getSnapshot().matches('complete')).toBe(true);
  expect(game.getSnapshot().context.seconds).toBe(3);
  const { rounds } = game.getSnapshot().context;
  game.send({ type: 'game.replayed' });
  expect(game.getSnapshot().context.seconds).toBe(0);
  expect(game.getSnapshot().context.rounds).not.toEqual(rounds);
  clock.advance(1000);
  expect(game.getSnapshot().context.seconds).toBe(1);
  game.stop();
});

/** Plays three verbs with the first `right` forms right. Returns everything emitted. */
async function playEasy(right: number): Promise<EmittedFrom<typeof verbConjugationMachine>[]> {
  const game = await openGame(new VirtualClock());
  const emitted: EmittedFrom<typeof verbConjugationMachine>[] = [];
  game.on('*', (emit) => emitted.push(emit));
  game.send({ type: 'game.started' });
  playOn(game, right);
  game.stop();
  return emitted;
}

async function openGame(clock: VirtualClock, rules: Partial<VerbConjugationRules> = {}) {
  const machine = verbConjugationMachine.provide({
    actors: {
      loadVerbs: fromPromise(() => Promise.resolve<readonly Verb[]>(verbs)),
      dealRounds: fromPromise<Deal, DealRequest>(async ({ input }) => dealRounds(verbBook, input)),
    },
  });
  const game = createActor(machine, { input: { seed: 7, rules }, clock }).start();
  await waitFor(game, (state) => state.can({ type: 'game.started' }));
  return game;
}

/** Plays to the end, sending each submission and step twice, as a double click does. */
function playOn(game: ActorRefFrom<typeof verbConjugationMachine>, right: number): void {
  while (game.getSnapshot().matches('playing')) {
    const { rounds, index } = game.getSnapshot().context;
    for (const person of persons.slice(0, right)) {
      game.send({ type: 'answer.typed', person, text: rounds[index]?.forms[person] ?? '' });
    }
    game.send({ type: 'answer.submitted' });
    game.send({ type: 'answer.submitted' });
    game.send({ type: 'verb.advanced' });
    game.send({ type: 'verb.advanced' });
  }
}

test('a game of own verbs needs no tense to be chosen, asks for them, and counts as all verbs', async () => {
  const game = createActor(
    verbConjugationMachine.provide({
      actors: {
        loadVerbs: fromPromise<readonly Verb[]>(() => Promise.resolve([])),
        dealRounds: fromPromise<Deal, DealRequest>(() => new Promise<never>(() => undefined)),
      },
    }),
    { input: { seed: 1, rules: { tenses: [] } } },
  ).start();
  await waitFor(game, (state) => state.matches({ preparing: 'ready' }));
  game.send({ type: 'difficulty.chosen', difficulty: 'mine' });
  expect(game.getSnapshot().can({ type: 'game.started' })).toBe(true);
  expect(requestOf(game.getSnapshot())).toMatchObject({ isMine: true, count: 8 });
  expect(resultOf(game.getSnapshot().context).difficulty).toBe('all');
  game.send({ type: 'difficulty.chosen', difficulty: 'all' });
  expect(game.getSnapshot().can({ type: 'game.started' })).toBe(false);
  expect(requestOf(game.getSnapshot()).isMine).toBe(false);
});
