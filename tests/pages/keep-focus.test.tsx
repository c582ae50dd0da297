import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from '../../src/ui/base/keep-focus.ts';
import { eventually } from '../support/eventually.ts';

let stop = () => {};
beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1">
      <h1>Games</h1>
      <section>
        <h2>Leaderboard</h2>
        <div id="question"><h3>Would you like to appear here?</h3><button>Not now</button></div>
      </section>
      <p>No heading here</p>
    </main>
    <aside><button id="outside">Close</button></aside>`;
  stop = keepFocus(document);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const at = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};
const focusIs = (selector: string) => eventually(() => expect(document.activeElement).toBe(at(selector)));

test('a removed control’s focus moves to the heading around it', async () => {
  at('#question button').focus();
  at('#question').remove();
  await focusIs('h2');
});

test('a heading in its place comes first', async () => {
  at('#question button').focus();
  at('#question').outerHTML = '<div><h3>You are on the leaderboard</h3></div>';
  await focusIs('h3');
});

test('without a heading, focus moves to main', async () => {
  at('#outside').focus();
  at('main').innerHTML = '';
  at('#outside').remove();
  await focusIs('main');
});

test('focus moved meanwhile stays', async () => {
  at('#question button').focus();
  const seen = nextChange();
  at('#question').remove();
  at('#outside').focus();
  await seen;
  expect(document.activeElement).toBe(at('#outside'));
});

test('focus given up earlier isn’t taken back', async () => {
  at('#outside').focus();
  at('#outside').blur();
  await Promise.resolve();
  const seen = nextChange();
  at('#outside').remove();
  await seen;
  expect(document.activeElement).toBe(document.body);
});

/** Resolves once all earlier observers have seen the next change. */
function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
