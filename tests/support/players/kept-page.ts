import { readRecords } from '../records.ts';
import { until } from '../until.ts';
import type { Hand } from './hand.ts';

/** Where the page is left for: a page without the app, and one with it. */
export const ELSEWHERE = '/robots.txt';
export const REVIEW = '/flashcards/review?deck=verbs&start';

type Tab = Pick<Hand, 'evaluate' | 'waits'> & {
  open: (url: string) => Promise<void>;
  sees: (text: string) => Promise<void>;
};

/**
 * Answers while the page is left, on the next page if it has the app, and again after Back. Most browsers keep the first
 * page meanwhile; those short of memory don't.
 */
export async function answerAcrossBack(tab: Tab, origin: string, next: string): Promise<void> {
  const first = `${origin}/flashcards/review?deck=nouns&start`;
  const has = (count: number) =>
    until(`${count} facts`, async () => (await tab.evaluate(readRecords, null)).length === count);
  const answersAs = async (count: number) => {
    await tab.waits('“I know it”', answer, null);
    await has(count);
  };
  await tab.open(first);
  await tab.waits('“I know it”', isAsked, null);
  await tab.evaluate(answerAndLeave, origin + next);
  await tab.waits('The next page', isAt, origin + next);
  if (next === REVIEW) {
    await tab.sees('Card 1 of');
    await has(1);
    await answersAs(2);
  }
  await tab.evaluate(goBack, null);
  await tab.waits('The first page', isAt, first);
  await tab.sees('Card ');
  await answersAs(next === REVIEW ? 3 : 2);
}

function isAt(address: string): boolean {
  return location.href === address && document.readyState === 'complete';
}

function isAsked(): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
  return buttons.some(({ innerText }) => innerText.startsWith('I know it'));
}

function answer(): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
  const known = buttons.find(({ innerText }) => innerText.startsWith('I know it'));
  known?.click();
  return known !== undefined;
}

/** The answer's transaction begins just before the app hears that the page is left. */
function answerAndLeave(next: string): void {
  addEventListener(
    'pagehide',
    () => {
      const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
      buttons.find(({ innerText }) => innerText.startsWith('I know it'))?.click();
    },
    { capture: true, once: true },
  );
  setTimeout(() => location.assign(next));
}

function goBack(): void {
  setTimeout(() => history.back());
}
