import {
  inEffect,
  preferencesMachine,
  type Settlement,
  type Verdicts,
} from '#machines/account/preferences.machine.ts';
import {
  DAILY_GOALS,
  defaultPreferences,
  mergedCopies,
  readChanges,
  THEMES,
  unsentMoments,
  withAnswer,
  withChanges,
  type AccountSettings,
  type Moments,
  type PreferenceChanges,
  type Preferences,
  type PreferencesCopy,
  type Refusals,
} from '#machines/account/preferences.rules.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';

test('by default a learner has ten cards a day, the timezone of the browser, sounds, and no place on the leaderboard yet', () => {
  expect(defaultPreferences('Ana')).toEqual({
    displayName: 'Ana',
    timezone: null,
    dailyGoal: 10,
    soundEffects: true,
    autoPlayAudio: true,
    notifications: false,
    dailyReminders: true,
    learningAchievements: true,
    newContentAlerts: true,
    retention: 0.9,
    reviewButtons: 2,
    typedAnswers: false,
    vosotros: null,
    isListed: null,
    theme: 'system',
    textSize: 'normal',
    reminderHour: 18,
  });
});

describe('reading settings from outside', () => {
  test.each([null, undefined, 7, 'settings', true])('%j holds none', (raw) => {
    expect(readChanges(raw)).toEqual({});
  });

  test('keeps every valid setting', () => {
    const all = { ...defaultPreferences('Ana'), dailyGoal: 30, retention: 0.95, reviewButtons: 4 };
    expect(readChanges(all)).toEqual(all);
    for (const timezone of ['Asia/Tokyo', 'Mars/Olympus', 'Etc/GMT+5', null])
      expect(readChanges({ timezone })).toEqual({ timezone });
    expect(readChanges(Object.create({ dailyGoal: 20 }))).toEqual({});
  });

  test.each([
    ['displayName', 7],
    ['timezone', ''],
    ['timezone', '<b>Mars</b>'],
    ['timezone', '+01:00'],
    ['timezone', 'x'.repeat(65)],
    ['timezone', 1],
    ['dailyGoal', 7],
    ['dailyGoal', '10'],
    ['retention', 0.5],
    ['reviewButtons', 3],
    ['soundEffects', 'yes'],
    ['autoPlayAudio', 1],
    ['notifications', null],
    ['dailyReminders', 'no'],
    ['learningAchievements', 0],
    ['newContentAlerts', []],
    ['typedAnswers', {}],
    ['vosotros', 'true'],
    ['isListed', 1],
    ['theme', 'sepia'],
    ['theme', 'dark large'],
    ['textSize', 'huge'],
    ['reminderHour', 24],
    ['reminderHour', '18'],
    ['xp', 9],
  ])('leaves out a %s of %j', (key, value) => {
    expect(readChanges({ [key]: value })).toEqual({});
  });

  test.each([
    ['A', false],
    ['Al', true],
    [' A ', false],
    ['😀', false],
    ['😀😀', true],
    ['x'.repeat(50), true],
    ['😀'.repeat(50), true],
    [` ${'x'.repeat(50)} `, true],
    ['\u{200B}\u{2060}\u{FEFF}x', false],
    ['👩‍🚀', true],
    ['Ana\u{0}', false],
    ['Ana\nMaría', false],
    ['Ana\u{D83D}', false],
    ['x'.repeat(51), false],
  ])('a name of 2 to 50 characters is valid: %.10s, %s', (displayName, isPossible) => {
    expect(readChanges({ displayName })).toEqual(isPossible ? { displayName } : {});
  });
});

const own = { userId: 'u1', displayName: 'Ana' };
const account = defaultPreferences('Ana');
const copyOf = (changes: PreferenceChanges = {}, made: Moments = {}): PreferencesCopy => ({
  account,
  moments: {},
  changes,
  made,
});

/** The settings flow with a device and an account under the test's control. */
function started() {
  const written: PreferencesCopy[] = [];
  const settled: Settlement[] = [];
  const toasts: string[] = [];
  const saves: { changes: PreferenceChanges; answer: (verdicts: Verdicts) => void; fail: () => void }[] = [];
  const loads: { answer: (settings: AccountSettings) => void; fail: () => void }[] = [];
  const clock = new SimulatedClock();
  const machine = preferencesMachine.provide({
    actors: {
      watchDevice: fromCallback<{ type: 'copy.written'; copy: PreferencesCopy }, typeof own>(({ receive }) =>
        receive(({ copy }) => written.push(copy)),
      ),
      loadAccount: fromPromise(
        () => new Promise((answer, reject) => loads.push({ answer, fail: () => reject(new Error('')) })),
      ),
      saveChanges: fromPromise(
        ({ input: { changes } }) =>
          new Promise((answer, reject) => saves.push({ changes, answer, fail: () => reject(new Error('')) })),
      ),
    },
  });
  const flow = createActor(machine, { input: own, clock }).start();
  flow.on('changes.settled', ({ outcome, refused }) => settled.push({ outcome, refused }));
  flow.on('toast.shown', ({ description }) => toasts.push(description ?? ''));
  const change = (changes: PreferenceChanges, at: number) =>
    flow.send({ type: 'preferences.changed', changes, at });
  const effect = () => inEffect(flow.getSnapshot().context);
  return { flow, clock, written, settled, toasts, saves, loads, change, effect };
}

/** The answer of an account without newer settings. */
function verdicts(changes: PreferenceChanges, moments: Moments, refused: Refusals = {}): Verdicts {
  return { account: { ...account, ...changes }, moments, refused };
}

const answered = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the settings flow', () => {
  test('a change is stored on the device at once, along with those that the account lacks', () => {
    const { flow, written, change, effect } = started();
    flow.send({ type: 'copy.read', copy: copyOf({ soundEffects: false }, { soundEffects: 5 }) });
    change({ dailyGoal: 20 }, 9);
    const changes = { soundEffects: false, dailyGoal: 20 } as const;
    expect(written).toEqual([copyOf(changes, { soundEffects: 5, dailyGoal: 9 })]);
    expect(effect()).toEqual({ ...account, ...changes, timezone: 'America/New_York' });
  });

  test('a change during a save is saved next, and only then reported as saved', async () => {
    const { flow, settled, saves, change, written } = started();
    flow.send({ type: 'copy.read', copy: copyOf() });
    change({ vosotros: true }, 10);
    change({ vosotros: false }, 20);
    expect(
      saves.map(({ changes }) => changes),
      'one save at a time',
    ).toEqual([{ vosotros: true }]);
    saves[0]?.answer(verdicts({ vosotros: true }, { vosotros: 10 }));
    await answered();
    expect(saves.map(({ changes }) => changes)).toEqual([{ vosotros: true }, { vosotros: false }]);
    expect([settled, flow.getSnapshot().context.changes]).toEqual([[], { vosotros: false }]);
    saves[1]?.answer(verdicts({ vosotros: false }, { vosotros: 20 }));
    await answered();
    expect(settled).toEqual([{ outcome: 'saved', refused: {} }]);
    expect(flow.getSnapshot().value).toEqual({ following: 'synced' });
    expect(written.at(-1)).toMatchObject({ account: { vosotros: false }, changes: {} });
  });

  test('no change is lost while the service doesn’t answer; the backoff grows, and a success resets it', async () => {
    const { flow, clock, settled, saves, loads, change, toasts } = started();
    flow.send({ type: 'copy.read', copy: copyOf() });
    change({ theme: 'dark' }, 10);
    const pauses = [];
    for (const attempt of [0, 1, 2, 3]) {
      saves[attempt]?.fail();
      await answered();
      let pause = 0;
      for (; saves.length === attempt + 1 && pause < 20_000; pause += 500) clock.increment(500);
      pauses.push(pause);
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000]);
    expect(saves.map(({ changes }) => changes)).toEqual(Array.from({ length: 5 }, () => ({ theme: 'dark' })));
    expect(new Set(settled.map(({ outcome }) => outcome))).toEqual(new Set(['stored']));
    saves[4]?.answer(verdicts({ theme: 'dark' }, { theme: 10 }));
    await answered();
    change({ theme: 'light' }, 30);
    saves[5]?.fail();
    await answered();
    clock.increment(999);
    expect(saves).toHaveLength(6);
    clock.increment(1);
    expect(saves).toHaveLength(7);
    expect([loads.length, toasts]).toEqual([1, []]);
  });

  test('when the connection returns, the changes are sent at once, and the next pause is short', async () => {
    const { flow, clock, saves, change } = started();
    flow.send({ type: 'copy.read', copy: copyOf() });
    change({ theme: 'dark' }, 10);
    for (const attempt of [0, 1, 2]) {
      saves[attempt]?.fail();
      await answered();
      clock.increment(1000 * 2 ** attempt);
    }
    saves[3]?.fail();
    await answered();
    flow.send({ type: 'connection.returned' });
    expect(saves).toHaveLength(5);
    saves[4]?.fail();
    await answered();
    clock.increment(1000);
    expect(saves).toHaveLength(6);
  });

  test('only refused changes are dropped, and the learner reads why', async () => {
    const { flow, settled, toasts, saves, change, effect } = started();
    flow.send({ type: 'copy.read', copy: copyOf() });
    change({ displayName: 'Ana María', theme: 'dark' }, 10);
    saves[0]?.answer(verdicts({ theme: 'dark' }, { theme: 10 }, { displayName: 'too long' }));
    await answered();
    expect(effect()).toMatchObject({ displayName: 'Ana', theme: 'dark' });
    expect(settled).toEqual([{ outcome: 'saved', refused: { displayName: 'too long' } }]);
    expect(toasts).toEqual(['Your account didn’t accept these settings: too long.']);
    expect([saves.length, flow.getSnapshot().value]).toEqual([1, { following: 'synced' }]);
  });

  test.each([600, 100])('an older unsent change never beats one made just now, at %i', (at) => {
    const { flow, saves, change, effect } = started();
    change({ dailyGoal: 20 }, at);
    flow.send({
      type: 'copy.read',
      copy: copyOf({ dailyGoal: 5, theme: 'dark' }, { dailyGoal: 500, theme: 500 }),
    });
    expect(effect()).toMatchObject({ dailyGoal: 20, theme: 'dark' });
    expect(saves[0]?.changes).toEqual({ dailyGoal: 20, theme: 'dark' });
    expect(flow.getSnapshot().context.made).toEqual({ dailyGoal: Math.max(at, 501), theme: 500 });
    flow.send({
      type: 'copy.changed',
      copy: copyOf({ dailyGoal: 5, textSize: 'large' }, { dailyGoal: 500, textSize: 500 }),
    });
    expect(effect()).toMatchObject({ dailyGoal: 20, theme: 'dark', textSize: 'large' });
  });

  test('the account’s newer value beats an older unsent change, whichever tab or answer brings it', async () => {
    const older = copyOf({ theme: 'dark', dailyGoal: 5 }, { theme: 20, dailyGoal: 20 });
    const newer = { ...copyOf(), account: { ...account, theme: 'light' as const }, moments: { theme: 50 } };
    for (const merged of [
      mergedCopies(older, newer),
      mergedCopies(newer, older),
      withAnswer(older, newer, {}),
    ])
      expect(merged).toMatchObject({ account: newer.account, changes: { dailyGoal: 5 } });
    expect(mergedCopies(older, newer).changes).not.toHaveProperty('theme');
  });

  test('an unsent change of another tab is sent here, too, and the account’s newer value counts', async () => {
    const { flow, loads, saves, effect } = started();
    flow.send({ type: 'copy.read', copy: copyOf() });
    loads[0]?.fail();
    await answered();
    flow.send({ type: 'copy.changed', copy: copyOf({ theme: 'light' }, { theme: 500 }) });
    saves[0]?.answer(verdicts({ theme: 'dark' }, { theme: 900 }));
    await answered();
    expect(effect().theme).toBe('dark');
    expect(flow.getSnapshot().context.changes).toEqual({});
  });

  test('a change beats the value that it replaces, however far the clock of that device is ahead', () => {
    const ahead = { ...copyOf(), moments: { theme: 9_000 } };
    const first = withChanges(ahead, { theme: 'dark' }, 10);
    const second = withChanges(first, { theme: 'light' }, 11);
    expect([first.made, second.made]).toEqual([{ theme: 9_001 }, { theme: 9_002 }]);
  });

  test('two tabs keep the unsent changes of both, the newer one of each setting, and what is settled', () => {
    const one = copyOf({ theme: 'dark', dailyGoal: 5 }, { theme: 20, dailyGoal: 10 });
    const other = copyOf({ theme: 'light', textSize: 'large' }, { theme: 10, textSize: 10 });
    const both = { theme: 'dark', dailyGoal: 5, textSize: 'large' };
    expect([mergedCopies(one, other).changes, mergedCopies(other, one).changes]).toEqual([both, both]);
    const settled = { ...copyOf({}, { theme: 20 }), account: { ...account, theme: 'dark' as const } };
    for (const merged of [mergedCopies(one, settled), mergedCopies(settled, one)])
      expect(merged.changes).toEqual({ dailyGoal: 5 });
  });

  test('a late answer doesn’t undo a newer one', () => {
    const early = withAnswer(
      copyOf(),
      { account: { ...account, theme: 'dark' }, moments: { theme: 50 } },
      {},
    );
    const late = withAnswer(early, { account, moments: { theme: 40 } }, {});
    expect(late.account.theme).toBe('dark');
  });
});

describe('three devices, one of them with two tabs', () => {
  interface Message {
    device: number;
    changes: PreferenceChanges;
    made: Moments;
  }

  const tab = fc.constantFrom(0, 1, 2, 3);
  const changes = fc.record(
    {
      theme: fc.constantFrom(...THEMES),
      dailyGoal: fc.constantFrom(...DAILY_GOALS),
      timezone: fc.constantFrom(null, 'UTC', 'Asia/Tokyo'),
    },
    { requiredKeys: [] },
  );
  const steps = fc.array(
    fc.oneof(
      fc.record({ do: fc.constant('change' as const), tab, changes }),
      fc.record({ do: fc.constantFrom('send', 'load', 'share', 'reload'), tab }),
      fc.record({ do: fc.constantFrom('deliver', 'repeat', 'answer', 'lose'), which: fc.nat(9) }),
    ),
    { maxLength: 40 },
  );
  /** How far the clock of each tab is ahead: the first two are one device. */
  const skews = fc.constantFrom([0, 0, 0, 0], [5000, 5000, -5000, 0], [-70, -70, 0, 9000]);

  /** Runs steps, then delivers everything. Returns the final state of account, devices and clock. */
  function run(
    todo: typeof steps extends fc.Arbitrary<infer Steps> ? Steps : never,
    skew: readonly number[],
  ) {
    let now = 100_000;
    let state: AccountSettings = { account, moments: {} };
    const copies = skew.map(() => copyOf());
    const sent: Message[] = [];
    const answers: { device: number; answer: AccountSettings; made: Moments }[] = [];
    const newest: PreferenceChanges = {};
    const of = (index: number) => copies[index] ?? copyOf();
    const deliver = ({ device, changes: values, made }: Message) => {
      const isFresh = ([key]: [string, unknown]) =>
        (made[key as keyof Preferences] ?? 0) > (state.moments[key as keyof Preferences] ?? 0);
      const moments = Object.entries(made).filter(isFresh);
      state = {
        account: { ...state.account, ...Object.fromEntries(Object.entries(values).filter(isFresh)) },
        moments: {
          ...state.moments,
          ...Object.fromEntries(moments.map(([key, moment]) => [key, Math.min(moment, now)])),
        },
      };
      answers.push({ device, answer: state, made });
    };
    const answer = (which: number) => {
      const [one] = answers.splice(which % Math.max(1, answers.length), 1);
      if (!one) return;
      copies[one.device] = withAnswer(of(one.device), one.answer, one.made);
      const unsent = Object.entries(unsentMoments(of(one.device)));
      const isSent = ([key, moment]: [string, number]) => one.made[key as keyof Preferences] === moment;
      expect(unsent.filter(isSent), 'what was sent waits no more').toEqual([]);
    };
    const send = (device: number) =>
      sent.push({ device, changes: of(device).changes, made: unsentMoments(of(device)) });
    const share = (index: number) => {
      if (index < 2) copies[1 - index] = mergedCopies(of(1 - index), of(index));
    };
    for (const step of todo) {
      now += 10;
      if (step.do === 'change') {
        copies[step.tab] = withChanges(of(step.tab), step.changes, now + (skew[step.tab] ?? 0));
        Object.assign(newest, step.changes);
        share(step.tab);
      } else if ('tab' in step) {
        if (step.do === 'send') send(step.tab);
        if (step.do === 'load') answers.push({ device: step.tab, answer: state, made: {} });
        if (step.do === 'share') share(step.tab);
        if (step.do === 'reload') copies[step.tab] = JSON.parse(JSON.stringify(of(step.tab)));
      } else {
        const at = step.which % Math.max(1, sent.length);
        const message =
          step.do === 'repeat' ? sent[at] : step.do === 'deliver' ? sent.splice(at, 1)[0] : undefined;
        if (message) deliver(message);
        if (step.do === 'answer') answer(step.which);
        if (step.do === 'lose') answers.splice(step.which, 1);
      }
    }
    now += 20_000;
    for (const index of copies.keys()) {
      send(index);
      while (sent.length > 0) deliver(...(sent.splice(0, 1) as [Message]));
    }
    while (answers.length > 0) answer(0);
    for (const index of copies.keys()) copies[index] = withAnswer(of(index), state, {});
    return { state, copies, newest };
  }

  test('end up with the newest change of each setting, in whatever order changes arrive', () => {
    fc.assert(
      fc.property(steps, (todo) => {
        const { state, copies, newest } = run(todo, [0, 0, 0, 0]);
        expect(state.account).toEqual({ ...account, ...newest });
        for (const copy of copies) expect(copy).toMatchObject({ account: state.account, changes: {} });
      }),
      { numRuns: 2000 },
    );
  });

  test('agree in the end, whatever their clocks', () => {
    fc.assert(
      fc.property(steps, skews, (todo, skew) => {
        const { state, copies } = run(todo, skew);
        for (const copy of copies) expect(copy).toMatchObject({ account: state.account, changes: {} });
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  [null, 'Asia/Tokyo'],
  ['Europe/London', 'Europe/London'],
  ['Mars/Olympus', 'Asia/Tokyo'],
])('with %s chosen, a browser in Tokyo uses %s', (timezone, zone) => {
  const chosen = { ...account, timezone };
  expect(inEffect({ account: chosen, changes: {}, zone: 'Asia/Tokyo' })).toEqual({
    ...chosen,
    timezone: zone,
  });
});
