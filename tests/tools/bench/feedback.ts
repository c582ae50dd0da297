import { isExercise } from '#machines/course/exercises.rules.ts';
import { loadavg } from 'node:os';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { planStop } from '#machines/course/lesson-plan.rules.ts';
import type { Answer, Exercise, Step } from '#machines/course/lesson.types.ts';
import { loadLessonInput } from '../../../src/services/lesson-input.ts';
import { newLearner } from '../../support/learner.ts';
import { requestOf } from '../../support/lesson-plan-checks.ts';
import { appears } from '../../support/wait.ts';
import { median, SLOWDOWN, throttle, worst } from './throttled.ts';

/** Ask every kind of exercise at least twice. */
const STOPS = ['a1-mi-dia-6', 'a1-casa-5', 'a1-hola-5', 'a1-mi-dia-2', 'a1-familia-4'];
const SEED = 7;
/** Maximum milliseconds from an answer to its painted feedback. */
const LIMIT = 100;
/** Milliseconds until a step or key press no longer affects the measurement. */
const PAUSE = 150;

interface Taken {
  /** Milliseconds from the event to the painted feedback by event timing, in steps of 8. */
  painted: number;
  /** Milliseconds of the main thread's CPU time, throttling included. */
  work: number;
}

/**
 * Milliseconds from an answer to its painted feedback by kind of exercise, right and wrong, in whole
 * lessons at 4× CPU throttle, with a voice. Sets the exit code if a median exceeds the limit.
 */
export async function benchFeedback(page: Page, origin: string): Promise<void> {
  await page.addInitScript(prepare, SEED);
  await throttle(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  process.stdout.write(`Answer to painted feedback at ${SLOWDOWN}× CPU throttle (load ${load()})\n`);
  const taken = new Map<string, Taken[]>();
  for (const stop of STOPS) {
    const input = await loadLessonInput(stop);
    const plan = input && planStop(input, requestOf('none', true, SEED));
    if (!plan) throw new Error(`No stop ${stop}`);
    for (const isRight of [true, false]) {
      await newLearner(page, origin, `/course/${stop.replace(/-(\d+)$/, '/$1')}`);
      await measureSteps(page, session, plan.steps, isRight, taken);
    }
  }
  for (const [what, times] of [...taken].toSorted(([one], [other]) => one.localeCompare(other)))
    process.stdout.write(`  ${what}: ${spread(times)}\n`);
  const over = [...taken].filter(([, times]) => Number(median(times.map(({ painted }) => painted))) > LIMIT);
  const verdict = over.length === 0 ? 'none' : over.map(([what]) => what).join('; ');
  process.stdout.write(`  Median over ${LIMIT} ms: ${verdict} (load ${load()})\n`);
  if (over.length > 0) process.exitCode = 1;
}

/** Answers a plan's steps in order, without repetitions. */
async function measureSteps(
  page: Page,
  session: CDPSession,
  steps: readonly Step[],
  isRight: boolean,
  taken: Map<string, Taken[]>,
): Promise<void> {
  for (const [at, step] of steps.entries()) {
    await appears(page.getByText(`Step ${at + 1} of ${steps.length}`));
    await page.waitForTimeout(PAUSE);
    if (!isExercise(step)) {
      await page.keyboard.press('Enter');
      continue;
    }
    const what = `${nameOf(step)}, ${isRight ? 'right' : 'wrong'}`;
    const time = await measureAnswer(page, session, await enterAnswer(page, step.answer, isRight));
    taken.set(what, [...(taken.get(what) ?? []), time]);
    if (isRight && step.answer.by === 'order') await page.waitForTimeout(PAUSE);
    await page.keyboard.press('Enter');
  }
}

function nameOf({ kind, answer, isHeard, prompt }: Exercise): string {
  return [kind, answer.by, ...(isHeard ? ['heard'] : []), ...(prompt.picture ? ['picture'] : [])].join(' ');
}

/** Enters an answer without submitting it; returns the control to press, or null for Enter. */
async function enterAnswer(page: Page, answer: Answer, isRight: boolean): Promise<Locator | null> {
  switch (answer.by) {
    case 'choice': {
      const place = answer.options.findIndex((option) => (option === answer.right) === isRight);
      return page.locator('main ol button').nth(place);
    }
    case 'text':
      await page.locator('main input').fill(isRight ? (answer.accepted[0] ?? '') : 'otra cosa');
      await page.waitForTimeout(PAUSE);
      return null;
    case 'order': {
      const [order = []] = answer.orders;
      const left = answer.words.map((text, place) => ({ text, place }));
      for (const word of isRight ? order : order.toReversed()) {
        const next = left.findIndex(({ text }) => text === word);
        await page.locator(`main ul [data-word="${left[next]?.place}"]`).click();
        left.splice(next, 1);
      }
      await page.waitForTimeout(PAUSE);
      return page.getByRole('button', { name: /^Check/ });
    }
    case 'correction': {
      const [right = ''] = answer.accepted;
      await page.locator('main [role=radiogroup] label').nth(answer.wrong).click();
      await page.locator('main form input').fill(isRight ? right : 'otra');
      await page.waitForTimeout(PAUSE);
      return page.getByRole('button', { name: /^Check/ });
    }
    default: {
      const tiles = page.locator('main fieldset[aria-label="Pairs"] button');
      const spanish = (text: string) => tiles.nth(2 * answer.spanish.indexOf(text));
      const english = (text: string) => tiles.nth(2 * answer.english.indexOf(text) + 1);
      const pairs = Object.entries(answer.pairs);
      const [[first, meaning] = ['', ''], [, other] = ['', '']] = pairs;
      if (!isRight) {
        await spanish(first).click();
        await english(other).click();
      }
      for (const [one, two] of pairs.slice(1)) {
        await spanish(one).click();
        await english(two).click();
      }
      await spanish(first).click();
      await page.waitForTimeout(PAUSE);
      return english(meaning);
    }
  }
}

async function measureAnswer(page: Page, session: CDPSession, control: Locator | null): Promise<Taken> {
  if (control) {
    await control.hover();
    await page.mouse.down();
    await page.waitForTimeout(PAUSE);
  }
  await page.evaluate('watchFeedback()');
  const before = await workOf(session);
  await (control ? page.mouse.up() : page.keyboard.press('Enter'));
  const painted = await page.evaluate<number>('feedback');
  return { painted, work: (await workOf(session)) - before };
}

/** The main thread's milliseconds so far. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

function spread(times: readonly Taken[]): string {
  const painted = times.map((time) => time.painted);
  const work = times.map((time) => time.work);
  return (
    `median ${median(painted)} ms, worst ${worst(painted)} ms, ` +
    `work ${median(work)} ms, at most ${worst(work)} ms (${times.length} times)`
  );
}

function load(): string {
  return loadavg()
    .map((average) => average.toFixed(1))
    .join(' ');
}

/** Fixes the seed of lessons, adds a Spanish voice and `watchFeedback`, which sets `feedback`. */
function prepare(seed: number): void {
  const random = crypto.getRandomValues.bind(crypto);
  const isSeed = (array: ArrayBufferView | null) => array instanceof Uint32Array && array.length === 1;
  Object.assign(crypto, {
    getRandomValues: <Array extends ArrayBufferView<ArrayBuffer>>(array: Array) =>
      isSeed(array) ? new Uint32Array([seed]) : random(array),
  });
  class Utterance extends EventTarget {
    lang = '';
    rate = 1;
    voice = null;
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [{ name: 'Mónica', lang: 'es-ES', voiceURI: 'Mónica' }],
    cancel: () => undefined,
    speak: (utterance: Utterance) => {
      setTimeout(() => utterance.dispatchEvent(new Event('start')), 20);
      setTimeout(() => utterance.dispatchEvent(new Event('end')), 300);
    },
  });
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  /** Event timing rounds to 8 ms. */
  const ROUNDING = 8;
  const watchFeedback = () => {
    const feedback = new Promise<number>((resolve) => {
      let shown = Infinity;
      const mutations = new MutationObserver(() => {
        if (!document.querySelector('main [data-part=verdict]')) return;
        mutations.disconnect();
        shown = performance.now();
      });
      mutations.observe(document.body, { childList: true, subtree: true });
      const events = new PerformanceObserver((list) => {
        for (const { name, startTime, duration } of list.getEntries()) {
          const isAnswer = name === 'click' || name === 'keydown';
          const painted = startTime + duration + ROUNDING;
          if (!isAnswer || startTime > shown || painted < shown) continue;
          events.disconnect();
          resolve(duration);
        }
      });
      events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    Object.assign(window, { feedback });
  };
  Object.assign(window, { watchFeedback });
}
