import type { Page } from 'playwright-core';
import type { Hand } from './hand.ts';

/** Plays a lesson or review without knowing anything until it shows this element, whose text starts with `text`. */
export async function playUntil(page: Page, css: string, text = ''): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const find = (selector: string, start: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find(
          (one) => one.textContent.startsWith(start) && one.closest('[hidden]') === null,
        );
      if (find(wanted.css, wanted.text)) return true;
      const next = ['Got it', 'Skip', 'Continue', 'Reveal Answer', 'Good', 'Next'].map((name) =>
        find('main button', name),
      );
      next.find((button) => button !== undefined)?.click();
      return false;
    },
    { css, text },
    { timeout: 0 },
  );
}

/** What a step of a lesson or review shows. */
interface Step {
  /** `end` after the last step. */
  stage: 'meet' | 'asked' | 'judged' | 'end';
  /** The task, such as “What does this mean?”. */
  task: string;
  /** The way to answer. */
  by: 'choice' | 'text' | 'order' | 'pairs' | 'correction' | 'recall' | 'none';
  question: string;
}

/** Longer than any lesson. */
const MOST = 150;

/**
 * Answers all steps of a lesson or review: each question wrongly at first, and rightly when it comes
 * back. Calls `look` first of all, then
 * when a step appears and when its verdict does, with the task and way to answer.
 */
export async function playSteps(
  hand: Hand,
  look: (moment: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const solutions = new Map<string, string>();
  await shownStep(hand);
  await look('first');
  for (let turn = 0; turn < MOST; turn += 1) {
    const step = await shownStep(hand);
    if (step.stage === 'end') return;
    const key = `${step.task} ${step.question}`;
    await look(`${step.by} ${step.task} ${step.stage}`);
    if (step.stage === 'asked') await answer(hand, step, solutions.get(key), turn);
    if (step.stage === 'asked') {
      if ((await shownStep(hand)).stage !== 'judged') continue;
      await look(`${step.by} ${step.task} ${solutions.has(key) ? 'right' : 'wrong'}`);
      solutions.set(key, await hand.evaluate(readSolution, null));
    }
    const before = await hand.evaluate(readMain, null);
    await hand.evaluate(goOn, null);
    await hand.waits('The next step', (text) => document.querySelector('main')?.innerText !== text, before);
  }
  throw new Error(`The lesson has more than ${MOST} steps.`);
}

function shownStep(hand: Hand): Promise<Step> {
  return hand.waits('A step', readStep, null);
}

function readMain(): string {
  return document.querySelector('main')?.innerText ?? '';
}

/** The step on the page; null while none is there. */
function readStep(): Step | null {
  const main = document.querySelector('main');
  const has = (css: string) => main?.querySelector(css) != null;
  const textOf = (css: string) => main?.querySelector(css)?.textContent ?? '';
  const buttons = [...(main?.querySelectorAll('button') ?? [])].filter((one) => one.checkVisibility());
  const named = (start: string) => buttons.some(({ textContent }) => textContent.startsWith(start));
  const task = textOf('section > header > p');
  const question = textOf('section > header > h2');
  const by = has('main ol[aria-label=Options]')
    ? 'choice'
    : has('[data-part=board]')
      ? 'order'
      : has('fieldset[aria-label=Pairs]')
        ? 'pairs'
        : has('[role=radiogroup]')
          ? 'correction'
          : has('form input')
            ? 'text'
            : named('Reveal')
              ? 'recall'
              : 'none';
  const isJudged = has('footer [data-part=verdict]') || named('Again');
  const isOver = has('a[href="/"]') || /complete|passed|Nearly|learned/i.test(textOf('h2'));
  const isMet = named('Got it') || named('Next');
  const other = isMet ? 'meet' : isOver ? 'end' : null;
  const stage = isJudged ? 'judged' : by === 'none' ? other : 'asked';
  return stage && { stage, task, by, question };
}

/** Continues after a verdict or an introduction. */
function goOn(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('main button')].filter((one) =>
    one.checkVisibility(),
  );
  const named = (start: string) => buttons.find(({ textContent }) => textContent.startsWith(start));
  (named('Continue') ?? named('Got it') ?? named('Next') ?? named('Good') ?? named('Again'))?.click();
}

function readSolution(): string {
  const right = document.querySelector(
    'main ol [data-state=right] > kbd + span, main footer [data-part=solution]',
  );
  return right?.textContent ?? '';
}

async function answer(hand: Hand, { by }: Step, solution: string | undefined, turn: number): Promise<void> {
  if (by === 'recall') return hand.press('Reveal');
  if (by === 'choice') {
    const options = await hand.evaluate(
      () =>
        [...document.querySelectorAll('main ol[aria-label=Options] button > kbd + span')].map(
          ({ textContent }) => textContent,
        ),
      null,
    );
    await hand.click('main ol[aria-label=Options] button', Math.max(0, options.indexOf(solution ?? '')));
    const isUnjudged = () =>
      [...document.querySelectorAll('main button')].some(({ textContent }) => textContent.startsWith('Next'));
    if (await hand.evaluate(isUnjudged, null)) await hand.press('Next');
    return;
  }
  if (by === 'pairs') return hand.evaluate(pairUp, null);
  if (by === 'text' && (solution !== undefined || turn % 2 === 0)) {
    return hand.write('main form input', solution || 'no sé');
  }
  if (by === 'order') {
    await hand.evaluate(place, solution ?? '');
    return hand.press('Check', 'Next');
  }
  return hand.press('Skip');
}

/** Puts all words in the order of the solution, or as they come. */
async function place(solution: string): Promise<void> {
  const bare = (words: string) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number} ]/gu, '')
      .trim();
  let rest = bare(solution);
  const offered = () => [...document.querySelectorAll<HTMLElement>('main [data-part=board] ul button')];
  for (let open = offered(); open.length > 0; open = offered()) {
    const wordOf = (chip: HTMLElement) => bare(chip.querySelector('span')?.textContent ?? '');
    const next = open.find((chip) => `${rest} `.startsWith(`${wordOf(chip)} `)) ?? open[0];
    if (next) rest = rest.slice(wordOf(next).length).trim();
    next?.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Tries every English tile for each Spanish one. */
async function pairUp(): Promise<void> {
  const tiles = () => [
    ...document.querySelectorAll<HTMLElement>('main fieldset button:not([aria-disabled])'),
  ];
  const turn = async (tile?: HTMLElement) => {
    tile?.click();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const ofSpanish = (tile: HTMLElement) => tile.lang === 'es';
  while (tiles().some(ofSpanish)) {
    const spanish = tiles().find(ofSpanish);
    for (const english of tiles().filter((tile) => !ofSpanish(tile))) {
      if (spanish?.ariaDisabled === 'true') break;
      await turn(spanish);
      await turn(english);
    }
  }
}
