import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  draftErrors,
  withAdded,
  without,
  withRemoved,
  withStored,
} from '#machines/atlas/flow-comments.rules.ts';
import {
  LONGEST_COMMENT,
  mergedComments,
  parseReview,
  partHash,
  reviewText,
  standingOf,
  type Comment,
} from '#machines/inspect/comments.ts';
import { questionText, questionTitles } from '#machines/atlas/questions.ts';
import { catalog } from '#machines/catalog.ts';
import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { lampText } from '../support/picture-fixture.ts';
import { listedReviews } from '../support/review-list.ts';

const on = 'lamp.off|lamp.pressed|0';
const comment = (part: string, date = '2026-11-03'): Comment => ({
  flow: 'lamp',
  part,
  kind: 'wrong',
  text: 'It blinks',
  name: 'Ana',
  date,
  hash: partHash(lampText, part) ?? '',
});
const folder = mkdtempSync(join(tmpdir(), 'camino-reviews-'));

afterAll(() => rmSync(folder, { recursive: true }));

test.each<[string, Partial<typeof lampText>, string, 'same' | 'changed' | 'gone']>([
  ['a state, nothing', {}, 'lamp.off', 'same'],
  ['a state, the words of its event', renamed('lamp.pressed'), 'lamp.off', 'changed'],
  ['an arrow, its words', renamed('lamp.pressed'), on, 'changed'],
  ['another arrow, those words', renamed('lamp.pressed'), 'lamp.off|dust.settled|0', 'same'],
  ['the flow, any words', renamed('dust.settled'), '', 'changed'],
  ['an arrow, that it is gone', { transitions: [] }, on, 'gone'],
  ['a state, that its arrows are gone', { transitions: [] }, 'lamp.off', 'changed'],
])('a comment on something that changed since says so: %s', (_name, change, part, standing) => {
  expect(standingOf(comment(part), { ...lampText, ...change })).toBe(standing);
});

test('a review goes into a file and comes back; of the same comment there is one', () => {
  const comments = [comment('', '2026-11-04'), comment(on)];
  expect(parseReview(reviewText(comments))).toEqual({ ok: true, comments });
  expect(mergedComments(comments, comments).map(({ date }) => date)).toEqual(['2026-11-03', '2026-11-04']);
});

test.each([
  ['', 'JSON'],
  ['hello', 'This file isn’t JSON. Camino expects a review that was saved here'],
  ['{"format":', 'truncated'],
  ['{}', 'isn’t a review'],
  ['{"format":"camino-review","version":9,"comments":[]}', 'has version 9'],
  ['{"format":"camino-review","version":1,"comments":[{"kind":"good"}]}', 'comments[0].kind'],
  ['{"format":"camino-review","version":1,"comments":[{"kind":"right","flow":1}]}', 'comments[0].flow'],
  [
    reviewText([{ ...comment(''), text: 'x'.repeat(LONGEST_COMMENT + 1) }]),
    'comments[0].text has 2001 characters. Camino takes up to 2000.',
  ],
  [dated('2026-02-30'), '“comments[1].date” should be a day, such as 2026-11-03, but is "2026-02-30"'],
  [dated('soon'), '“comments[1].date” should be a day'],
  [dated('2026-11-05'), '“comments[1].date” should be 2026-11-04 or earlier, but is "2026-11-05"'],
])('another file is refused: %j', (text, why) => {
  const parsed = parseReview(text, '2026-11-04');
  expect(parsed).toMatchObject({ ok: false, message: expect.stringContaining(why) });
  expect(parsed).toMatchObject({ message: expect.not.stringMatching(/trace/) });
});

test('a stored comment stays, whatever the clock says now', () => {
  expect(parseReview(dated('2026-11-05'))).toMatchObject({ ok: true });
});

test('a comment keeps emoji, and loses what would hide or turn text around', () => {
  const text = 'It’s 👩‍🏫\nand\u202e back';
  const parsed = parseReview(reviewText([{ ...comment(''), text }]));
  expect(parsed).toMatchObject({ comments: [{ text: 'It’s 👩‍🏫\nand  back' }] });
});

test.each([
  ['', 'Ana', { text: 'Write a comment.' }],
  [' \n', ' ', { text: 'Write a comment.', name: 'Add your name.' }],
  [
    'x'.repeat(LONGEST_COMMENT + 1),
    'Ana',
    { text: 'Shorten it: it has 2,001 characters, and at most 2,000 fit.' },
  ],
  ['It blinks', 'A'.repeat(81), { name: 'Shorten it: at most 80 characters fit.' }],
  [` ${'x'.repeat(LONGEST_COMMENT)} `, 'Ana', {}],
])('a comment %j of %j: %j', (text, name, errors) => {
  expect(draftErrors({ kind: 'wrong', text, name })).toEqual(errors);
});

test('whatever two tabs add, remove and restore, both list what’s stored, removed ones apart', () => {
  const all = ['a', 'b', 'c', 'd'].map((text) => ({ ...comment(''), text }));
  const change = record({
    tab: nat(1),
    what: constantFrom('add', 'remove', 'restore'),
    which: nat(all.length - 1),
  });
  assert(
    property(array(change, { maxLength: 30 }), (changes) => {
      let stored: readonly Comment[] = [];
      const tabs = [0, 1].map(() => ({ own: stored, added: stored, removed: stored }));
      for (const { tab, what, which } of changes) {
        const [one, comments] = [all[which], tabs[tab]];
        if (!one || !comments) continue;
        const isListed = comments.own.includes(one) && !comments.removed.includes(one);
        if (what === 'remove' ? !isListed : what === 'restore' && !comments.removed.includes(one)) continue;
        const after = what === 'remove' ? withRemoved(comments, one) : withAdded(comments, [one]);
        stored = [...without(without(stored, after.removed), after.added), ...after.added];
        tabs[tab] = { ...after, added: [] };
        const other = tabs[1 - tab];
        if (other) tabs[1 - tab] = withStored(other, stored);
        for (const { own, removed } of tabs)
          expect(new Set(without(own, removed).map(({ text }) => text))).toEqual(
            new Set(stored.map(({ text }) => text)),
          );
      }
    }),
  );
});

test('`npm run flows` lists the reviews in the repository, and says what changed since', () => {
  const told = { flow: 'mobile-menu', part: 'mobile-menu.open', hash: 'old' };
  const asked = questionText('two-tabs');
  const answer = { flow: 'two-tabs', part: '', hash: (asked && partHash(asked, '')) ?? '' };
  writeFileSync(
    join(folder, 'ana.json'),
    reviewText([{ ...comment(''), ...told }, { ...comment(''), ...answer }, comment('lamp.off')]),
  );
  writeFileSync(join(folder, 'broken.json'), '{}');
  const { lines, problems } = listedReviews(folder);
  expect(lines).toEqual([
    'WRONG mobile-menu, Open: “It blinks” Ana, 2026-11-03 (changed since)',
    'WRONG two-tabs, The whole page: “It blinks” Ana, 2026-11-03',
    'WRONG lamp: “It blinks” Ana, 2026-11-03 (no longer there)',
  ]);
  expect(problems).toEqual([expect.stringContaining('broken.json: This file isn’t a review')]);
});

test('comments tell questions and flows apart', () => {
  const questions = questionTitles.map(([id]) => id);
  expect(questions.filter((id) => questionText(id) === null)).toEqual([]);
  expect(catalog.filter(({ id }) => questionText(id) !== null)).toEqual([]);
});

test('every review in the repository can be read', () => {
  expect(listedReviews('machines/reviews').problems).toEqual([]);
});

/** A review whose second comment has this date. */
function dated(date: string): string {
  return reviewText([comment(''), comment(on, date)]);
}

function renamed(event: string): Partial<typeof lampText> {
  const { words } = lampText;
  return { words: { ...words, events: { ...words.events, [event]: 'something else happens' } } };
}
