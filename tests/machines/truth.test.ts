import {
  CARD_TIME_MINIMUM,
  EMAIL_MAX_LENGTH,
  EXAM_MINIMUM,
  NATIVE_AUDIO_MAX_LENGTH,
  PASSWORD_MAX_BYTES,
  PASSWORD_MIN_LENGTH,
  PLACEMENT_QUESTIONS,
  READING_PASS_PERCENT,
  VOCABULARY_WRONG_OPTIONS,
} from '#machines/constants.ts';
import { isStubborn, STUBBORN_LAPSES, type Schedule } from '#machines/learning/schedule.rules.ts';
import { stemsOf } from '#machines/atlas/search.rules.ts';
import { TRACE_MAX_BYTES } from '#machines/inspect/trace-file.ts';
import { catalog } from '#machines/catalog.ts';
import { flows } from '#machines/all.ts';
import { stateNodesOf, transitionsOf } from '#machines/inspect/model.ts';
import type { ToastEmit } from '#machines/types.ts';
import { describe, expect, test } from 'vitest';
import {
  initialTransition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { validatePassword, validateSubscription } from '../../src/services/validation.ts';
import { cards, gameWords } from '../support/cards.ts';
import { wordsOf } from '../support/flow-words.ts';
import { modelOf } from '../support/models.ts';
import { delayOf } from '../support/pictures.ts';
import { walkModel } from '../support/paths/walk.ts';

const UNITS = {
  s: 1000,
  second: 1000,
  seconds: 1000,
  min: 60_000,
  minute: 60_000,
  minutes: 60_000,
  hour: 3_600_000,
  hours: 3_600_000,
  days: 86_400_000,
};
const DURATION = /(\d+(?:[.,]\d+)*) (s|seconds?|min|minutes?|hours?|days)\b/g;
/** More failures in a row than any backoff counts. */
const MANY = 40;

function durationsIn(text: string): number[] {
  return [...text.matchAll(DURATION)].map(
    ([, amount = '', unit]) => Number(amount.replaceAll(',', '')) * UNITS[unit as keyof typeof UNITS],
  );
}

describe('the number of a delay is the one it waits', () => {
  const delays = catalog.flatMap(({ id }) =>
    Object.entries(wordsOf(id).delays).map(([name, text]) => ({ id, name, text })),
  );
  test.each(delays)('$id: after $text', ({ id, name, text }) => {
    const model = modelOf(id);
    const waits = [delayOf(model, name), delayOf(model, name, 1), delayOf(model, name, MANY)];
    const told = durationsIn(text);
    expect(told.filter((duration) => !waits.includes(duration))).toEqual([]);
    const isFixed = typeof model.machine.implementations.delays[name] === 'number';
    expect(told, 'a fixed delay is told').toEqual(isFixed ? [waits[0]] : told);
  });
});

type Emitter = { event: AnyEventObject | ((given: object, params?: unknown) => AnyEventObject) };

interface Emission {
  id: string;
  action: string;
  text: string;
  emitted: AnyEventObject[];
}

/** What the actions of a flow emit on its generated paths, each only if the step did emit just that. */
function emissionsOf(id: string): Emission[] {
  const { machine } = modelOf(id);
  const { runs, records, exploration } = walkModel(modelOf(id));
  const known = new Map([...transitionsOf(machine)].map(([transition, name]) => [name, transition]));
  const nodes = new Map(stateNodesOf(machine).map((node) => [node.id, node]));
  const found = new Map<string, Map<string, AnyEventObject>>();
  for (const [run, { emitted }] of runs.entries())
    for (const [step, events] of emitted.entries()) {
      if (events.length === 0) continue;
      const record = records[run]?.[step];
      const path = exploration.paths[run];
      const { context } = path?.trail[step]?.machine ?? {};
      const event = path?.events[step - 1] ?? { type: 'xstate.init' };
      const taken = (record?.transitions ?? []).flatMap((name) => known.get(name)?.actions ?? []);
      const entered = (record?.states ?? []).flatMap((name) => nodes.get(name)?.entry ?? []);
      for (const action of [...taken, ...entered]) {
        const name = typeof action === 'string' ? action : 'type' in action ? action.type : '';
        const shown = tried(machine.implementations.actions[name], { context, event });
        const same = shown && events.find((one) => JSON.stringify(one) === JSON.stringify(shown));
        if (same) found.set(name, (found.get(name) ?? new Map()).set(JSON.stringify(same), same));
      }
    }
  return [...found].map(([action, all]) => ({
    id,
    action,
    text: wordsOf(id).actions[action] ?? '',
    emitted: [...all.values()],
  }));
}

function tried(action: unknown, given: object): AnyEventObject | null {
  if (typeof action !== 'function' || !('event' in action)) return null;
  const { event } = action as unknown as Emitter;
  try {
    return typeof event === 'function' ? event(given) : event;
  } catch {
    return null;
  }
}

const NEGATIVE =
  /\b(?:not|no(?! longer)|nothing|without|fail\w*|wrong|reject\w*|refus\w*|missing|lost?|lacks?|few|unsaved|try again|time is up)\b|n’t\b/;
const screens: Readonly<Record<string, RegExp>> = {
  home: /start page|home|Today/,
  auth: /login page|log in/,
  newPassword: /new password/,
  games: /games/,
  flashcards: /flashcards/,
  spanishVoice: /voice/,
};

/** What the words of an action say otherwise than the message that it shows. Spanish ones have no words in common. */
function untruths(text: string, { kind, title, description, lang }: ToastEmit): string[] {
  const shown = new Set(stemsOf(`${title} ${description ?? ''}`));
  const isBad = NEGATIVE.test(text);
  return [
    /\b(?:say|thank|ask)\b/.test(text) ? '' : `“${text}” doesn’t say that there is a message`,
    lang === 'es' || stemsOf(text).some((stem) => shown.has(stem)) ? '' : `“${text}” isn’t “${title}”`,
    kind === 'success' && isBad ? `“${title}” is good news` : '',
    kind === 'error' && !isBad ? `“${title}” is bad news` : '',
  ].filter(Boolean);
}

describe('an action emits what its words say', () => {
  const emissions = catalog.flatMap(({ id }) => emissionsOf(id));
  const of = (type: string) =>
    emissions
      .map((one) => ({ ...one, emitted: one.emitted.filter((event) => event.type === type) }))
      .filter(({ emitted }) => emitted.length > 0);

  test('most flows have some', () => {
    expect(emissions.length).toBeGreaterThan(80);
  });

  test.each(of('toast.shown'))('$id, $action: $text', ({ text, emitted }) => {
    expect((emitted as unknown as ToastEmit[]).flatMap((toast) => untruths(text, toast))).toEqual([]);
  });

  test.each(of('navigation.requested'))('$id, $action: $text', ({ text, emitted }) => {
    for (const { screen } of emitted) expect(text).toMatch(screens[String(screen)] ?? /^$/);
  });

  test.each(of('answer.judged'))('$id, $action: $text', ({ text, emitted }) => {
    const outcomes = new Set(emitted.map(({ isRight }) => isRight));
    const right = outcomes.has(true) ? /right|match|tone/ : /wrong|mismatch|don’t match|tone/;
    expect(text).toMatch(outcomes.size > 1 ? /right or wrong|tone/ : right);
  });

  test.each(of('game.finished'))('$id, $action: $text', ({ text }) => {
    expect(text).toMatch(/result/);
  });
});

interface Example {
  context?: object;
  event?: object;
}

const many = (count: number) => Array.from({ length: count }, () => ({ unit: 'a1-hola', kind: 'known' }));
const sound = { text: 'x'.repeat(NATIVE_AUDIO_MAX_LENGTH), isSlow: false };
const rules = { minimum: EXAM_MINIMUM, shortest: CARD_TIME_MINIMUM };
const shown = { since: 0 };
const file = { name: 'a.json', size: TRACE_MAX_BYTES, isFolder: false };
const pdf = { categories: ['verbs'], available: { verbs: 3 } };
const questions = (count: number) => Array.from({ length: count }, (_one, index) => index);
const fewest = cards(VOCABULARY_WRONG_OPTIONS + 1);

/** By flow and guard: states for which its words say yes, and no. The numbers are at the limit. */
const examples: Readonly<Record<string, { yes: readonly Example[]; no: readonly Example[] }>> = {
  'audio-player.canBeRecorded': {
    yes: [{ context: { sound } }, { context: { sound: { ...sound, text: '¿Qué?' } } }],
    no: [
      { context: { sound: { ...sound, text: `${sound.text}x` } } },
      { context: { sound: { ...sound, text: 'dos palabras' } } },
      { context: { sound: { ...sound, isSlow: true } } },
    ],
  },
  'custom-pdf.isCountValid': {
    yes: ['1', '3'].map((count) => ({ context: { ...pdf, count } })),
    no: ['', '0', '1.5', '4'].map((count) => ({ context: { ...pdf, count } })),
  },
  'exam-quiz.hasEnoughQuestions': {
    yes: [{ context: { rules, questions: questions(EXAM_MINIMUM) } }],
    no: [{ context: { rules, questions: questions(EXAM_MINIMUM - 1) } }],
  },
  'flashcards.isLongEnough': {
    yes: [{ context: { rules, shown }, event: { type: 'card.left', now: CARD_TIME_MINIMUM } }],
    no: [{ context: { rules, shown }, event: { type: 'card.left', now: CARD_TIME_MINIMUM - 1 } }],
  },
  'placement.isEnough': {
    yes: [{ context: { answers: many(PLACEMENT_QUESTIONS), units: questions(40) } }],
    no: [{ context: { answers: [], units: questions(40) } }],
  },
  'reading.isUnderstood': {
    yes: [{ context: { result: { right: READING_PASS_PERCENT, total: 100 } } }],
    no: [
      { context: { result: { right: READING_PASS_PERCENT - 1, total: 100 } } },
      { context: { result: null } },
    ],
  },
  'review.hasStubborn': {
    yes: [{ context: { dueCounts: { stubborn: 1 } } }],
    no: [{ context: { dueCounts: { stubborn: 0 } } }, { context: { dueCounts: null } }],
  },
  'trace-player.isRefused': {
    yes: [
      { event: { type: 'files.offered', files: [] } },
      { event: { type: 'files.offered', files: [{ ...file, isFolder: true }] } },
      { event: { type: 'files.offered', files: [{ ...file, size: TRACE_MAX_BYTES + 1 }] } },
    ],
    no: [{ event: { type: 'files.offered', files: [file] } }],
  },
  'vocabulary-challenge.hasEnoughCards': {
    yes: [
      { context: { seed: 7 }, event: { type: 'xstate.done.actor.loadCards', output: gameWords(fewest) } },
    ],
    no: [
      {
        context: { seed: 7 },
        event: { type: 'xstate.done.actor.loadCards', output: gameWords(fewest.slice(1)) },
      },
    ],
  },
};

const at = (length: number) => `${'a'.repeat(length - '@b.co'.length)}@b.co`;

/** Guards of what a validator says: values that it accepts, and not. */
const validated: Readonly<
  Record<string, { ask: (value: string) => Promise<{ ok: boolean }>; yes: string[]; no: string[] }>
> = {
  'new-password.isValid': {
    ask: (password) => validatePassword({ password }),
    yes: ['x'.repeat(PASSWORD_MIN_LENGTH), 'x'.repeat(PASSWORD_MAX_BYTES)],
    no: [
      'x'.repeat(PASSWORD_MIN_LENGTH - 1),
      'x'.repeat(PASSWORD_MAX_BYTES + 1),
      'é'.repeat(PASSWORD_MAX_BYTES),
    ],
  },
  'newsletter.isValid': {
    ask: (email) => validateSubscription({ email }),
    yes: ['ana@example.com', at(EMAIL_MAX_LENGTH)],
    no: ['', 'ana', at(EMAIL_MAX_LENGTH + 1)],
  },
};

describe('a guard holds when its words say so', () => {
  const guards = catalog.flatMap(({ id }) =>
    Object.entries(wordsOf(id).guards).map(([guard, words]) => ({ name: `${id}.${guard}`, words })),
  );

  test('each guard whose words name a number has examples at that number', () => {
    const numbered = guards.filter(({ words }) => /\d/.test(words.join())).map(({ name }) => name);
    const known = [...Object.keys(examples), ...Object.keys(validated)];
    expect(numbered.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !guards.some((one) => one.name === name))).toEqual([]);
  });

  test.each(Object.entries(examples))('%s', (name, { yes, no }) => {
    for (const example of yes) expect(holds(name, example), JSON.stringify(example)).toBe(true);
    for (const example of no) expect(holds(name, example), JSON.stringify(example)).toBe(false);
  });

  test.each(Object.entries(validated))('%s', async (_name, { ask, yes, no }) => {
    for (const value of yes) expect(await ask(value), value).toMatchObject({ ok: true });
    for (const value of no) expect(await ask(value), value).toMatchObject({ ok: false });
  });

  test('a card is stubborn once it was forgotten as often as the words of a review say', () => {
    const forgotten = (lapses: number) => isStubborn({ lapses } as Schedule);
    expect([forgotten(STUBBORN_LAPSES), forgotten(STUBBORN_LAPSES - 1)]).toEqual([true, false]);
    expect(wordsOf('review').guards['hasStubborn']?.[0]).toContain(`${STUBBORN_LAPSES} times or more`);
  });
});

function holds(name: string, { context = {}, event = { type: 'example' } }: Example): boolean {
  const [id = '', guard = ''] = name.split('.');
  const machine: AnyStateMachine | undefined = flows.find((one) => one.id === id)?.machine;
  const check = machine?.implementations.guards[guard];
  if (!machine || typeof check !== 'function') throw new Error(`${name} is no guard.`);
  const [started]: [AnyMachineSnapshot, unknown] = initialTransition(machine, modelOf(id).inputs[0]);
  const own = started.context as object;
  return Boolean(
    (check as (given: object, params?: unknown) => unknown)(
      { context: { ...own, ...context }, event },
      undefined,
    ),
  );
}
