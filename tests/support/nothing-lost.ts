import type { PreferenceChanges } from '#machines/account/preferences.rules.ts';
import type { Fact } from '#machines/learning/activity.types.ts';
import * as fc from 'fast-check';
import { faults, NOWHERE, type FaultName } from './fake-account.ts';
import { buildApp, type FakePage, type StorageFault } from './fake-browser.ts';
import { inBrowsers, turns } from './fake-clock.ts';
import {
  devices,
  learners,
  MINUTE,
  scopes,
  SECOND,
  SmallWorld,
  tabs,
  type Circumstances,
  type Name,
  type Place,
} from './small-world.ts';

/** The most steps of a sequence. */
const STEPS = 20;

/** An action, then its result in words; null if it wasn't possible. */
type Act = (world: SmallWorld) => Promise<string | null> | string;

class Step implements fc.AsyncCommand<object, SmallWorld> {
  readonly #act: Act;
  readonly #tasks: number;

  constructor(act: Act, tasks = Infinity) {
    this.#act = act;
    this.#tasks = tasks;
  }

  check(): boolean {
    return true;
  }

  async run(_model: object, world: SmallWorld): Promise<void> {
    world.clock.now += 1;
    const words = await this.#act(world);
    if (words !== null) world.story.push(words + pauseText(this.#tasks));
    await turns(this.#tasks);
    world.expectPeace();
  }
}

interface Setting {
  place: Place;
  tasks: number;
}

function ownStep(
  { place, tasks }: Setting,
  act: (world: SmallWorld, page: FakePage, name: Name, where: string) => Promise<string> | string,
): Step {
  return new Step(async (world) => {
    const page = await world.page(place);
    const name = world.nameOf(page);
    return name && act(world, page, name, textOf(place));
  }, tasks);
}

function textOf({ device, tab }: Place): string {
  return `on the ${device}${tab}`;
}

function pauseText(tasks: number): string {
  return tasks === Infinity ? '' : `, and ${tasks === 0 ? 'at once' : `${tasks} tasks later`}:`;
}

const mostly = <Value>(first: Value, second: Value) => fc.constantFrom(first, first, first, second);
const device = mostly(...devices);
const place: fc.Arbitrary<Place> = fc.record({ device, tab: mostly(...tabs) });
/** Most steps happen when all is quiet. */
const tasks = fc.oneof(
  { weight: 2, arbitrary: fc.constant(Infinity) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 2, 4, 8, 16, 32) },
);

const rating: Fact = {
  kind: 'card.rated',
  facts: { card: 'nouns-la-casa', direction: 'es-en', rating: 3, milliseconds: 2000, source: 'review' },
};
const game: Fact = {
  kind: 'game.finished',
  facts: { game: 'daily-challenge', difficulty: 'medium', right: 5, total: 10, seconds: 60, cards: [] },
};
const star: Fact = { kind: 'card.starred', facts: { card: 'verbs-hablar', isStarred: true } };
const word: Fact = {
  kind: 'card.made',
  facts: { card: 'own-00000000-0000-4000-8000-000000000000', spanish: 'la ola', english: 'the wave' },
};
interface Deed {
  text: string;
  fact: Fact;
  times?: number;
  isTakenBack?: true;
  circumstances?: Circumstances;
}
const undoOf = (id: string): Fact => ({
  kind: 'rating.undone',
  facts: { card: 'nouns-la-casa', rating: id },
});
const deeds = fc.constantFrom<Deed>(
  { text: 'rates a card', fact: rating },
  { text: 'finishes a game', fact: game },
  { text: 'stars a card', fact: star },
  { text: 'makes a word of their own', fact: word },
  { text: 'rates five cards', fact: rating, times: 5 },
  { text: 'rates a card, takes it back,', fact: rating, isTakenBack: true },
  {
    text: 'rates a card, with the clock half an hour ahead,',
    fact: rating,
    circumstances: { ahead: 30 * MINUTE },
  },
  { text: 'rates a card where no place is,', fact: rating, circumstances: { zone: NOWHERE } },
);
const studying = fc.record({ place, tasks, deed: deeds }).map(({ deed, ...setting }) =>
  ownStep(setting, (world, page, name, where) => {
    const words = `${name} ${deed.text} ${where}`;
    const { times = 1, fact, circumstances } = deed;
    const promised = { name, device: setting.place.device, words };
    for (let time = 0; time < times; time += 1) {
      const id = world.record(page, promised, fact, circumstances);
      if (deed.isTakenBack) world.record(page, promised, undoOf(id));
    }
    return words;
  }),
);

const changes = fc.constantFrom<PreferenceChanges>(
  { soundEffects: false },
  { soundEffects: true },
  { dailyGoal: 5 },
  { dailyGoal: 20 },
  { displayName: 'Lucía' },
);
const setting = fc.record({ place, tasks, change: changes }).map(({ change, ...rest }) =>
  ownStep(rest, (world, page, name, where) => {
    world.change(page, { name, device: rest.place.device }, change);
    return `${name} sets ${JSON.stringify(change)} ${where}`;
  }),
);

const connecting = fc.tuple(device, fc.boolean()).map(
  ([one, isOnline]) =>
    new Step(({ browsers }) => {
      browsers[one].connect(isOnline);
      return `the ${one} goes ${isOnline ? 'online' : 'offline'}`;
    }),
);

const failing = fc
  .tuple(fc.constantFrom(...(Object.keys(faults) as FaultName[])), fc.constantFrom(...scopes))
  .map(
    ([name, scope]) =>
      new Step((world) => {
        world.fault = { name, scope };
        return `the service ${name}${scope}`;
      }),
  );

const recovering = fc
  .constantFrom(
    { text: '', delays: [0, 0] as const },
    { text: ', but begins late', delays: [2 * SECOND, 0] as const },
    { text: ', but answers late', delays: [0, 2 * SECOND] as const },
  )
  .map(
    ({ text, delays }) =>
      new Step((world) => {
        world.fault = null;
        world.delays = delays;
        return `the service is well${text}`;
      }),
  );

const closing = fc.tuple(device, tasks).map(
  ([one, rest]) =>
    new Step(({ browsers }) => {
      browsers[one].closeDatabases();
      return `the ${one} closes its databases`;
    }, rest),
);

const refusing = fc
  .tuple(
    device,
    fc.constantFrom<StorageFault>('InvalidStateError', 'UnknownError', 'QuotaExceededError'),
    fc.constantFrom(1, 2, 4, 20),
  )
  .map(
    ([one, fault, times]) =>
      new Step(({ browsers }) => {
        browsers[one].faults = Array.from({ length: times }, () => fault);
        return `IndexedDB of the ${one} fails with ${fault}, ${times} times`;
      }),
  );

const reloading = fc.record({ place, tasks, isClosed: fc.boolean() }).map(({ isClosed, ...rest }) =>
  ownStep(rest, async (world, page, _name, where) => {
    page.close();
    if (!isClosed) await world.page(rest.place, rest.tasks);
    return `the page ${where} is ${isClosed ? 'closed' : 'reloaded'}`;
  }),
);

const leaving = fc.record({ place, tasks, isSure: fc.boolean() }).map(({ isSure, ...rest }) =>
  ownStep(rest, async (world, page, name, where) => {
    const outcome = await world.logOut(page, rest.place.device, isSure);
    return `${name} logs out ${where}${outcome}`;
  }),
);

const entering = fc.tuple(place, fc.constantFrom(...learners)).map(
  ([at, name]) =>
    new Step(async (world) => {
      const page = await world.page(at);
      if (world.nameOf(page)) return null;
      await world.logIn(page, at.device, name);
      return `${name} logs in ${textOf(at)}`;
    }),
);

const waiting = fc.constantFrom(SECOND, 5 * SECOND, MINUTE, 10 * MINUTE).map(
  (time) =>
    new Step(async ({ clock }) => {
      await clock.pass(time);
      return `${time / SECOND} seconds pass`;
    }),
);

const kinds: fc.Arbitrary<fc.AsyncCommand<object, SmallWorld>>[] = [
  studying,
  studying,
  studying,
  setting,
  setting,
  setting,
  waiting,
  waiting,
  connecting,
  failing,
  recovering,
  closing,
  refusing,
  reloading,
  reloading,
  leaving,
  entering,
];
const sequences = fc.commands(kinds, { maxCommands: STEPS, size: 'max', disableReplayLog: true });

interface Options {
  seed: number;
  /** Number of sequences. */
  runs: number;
}

/**
 * Runs random sequences of actions and faults, then recovers everything: returns the first sequence that
 * lost data, shrunk, in words; empty if none did.
 */
export async function lossIn({ seed, runs }: Options): Promise<string> {
  const load = await buildApp();
  const property = fc.asyncProperty(sequences, async (steps) => {
    const world = new SmallWorld(load);
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: world }), steps);
      await world.expectAll();
    } catch (error) {
      const story = world.story.map((words, index) => `  ${index + 1}. ${words}`);
      throw new Error([messageOf(error), ...story].join('\n'), { cause: error });
    } finally {
      world.close();
    }
  });
  const { failed, errorInstance, numRuns } = await inBrowsers(() =>
    fc.check(property, { seed, numRuns: runs }),
  );
  if (!failed) return '';
  return `${messageOf(errorInstance)}\n  in sequence ${numRuns} of ${runs}; CAMINO_FUZZ_SEED=${seed} repeats it`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
