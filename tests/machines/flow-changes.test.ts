import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { concernOf, type FlowChange } from '#machines/inspect/change.ts';
import { changesText, sinceName } from '#machines/inspect/change-text.ts';
import { changesBetween } from '#machines/inspect/flow-changes.ts';
import { documentOf, type FlowDocument } from '#machines/inspect/flow-document.ts';
import { toDiagram } from '#machines/inspect/model.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import { codeOfFlows } from '../tools/flow-code.ts';
import { wordsOf } from '../support/flow-words.ts';
import { pictureOf as drawn } from '../support/flow-pictures.ts';
import { readSources } from '../support/imports.ts';
import { modelled } from '../support/models.ts';

const root = resolve(import.meta.dirname, '../..');
const rooms = ['study', 'account', 'learning', 'parts'].map((room) => `machines/${room}`);
const sources = new Map([
  ...readSources(root, rooms),
  ['machines/constants.ts', readFileSync(resolve(root, 'machines/constants.ts'), 'utf8')],
]);
const codes = codeOfFlows(sources);

const pictures = new Map(await Promise.all(modelled.map(async (one) => [one.id, await drawn(one)] as const)));

function pictureOf(id: string): Picture {
  const picture = pictures.get(id);
  if (!picture) throw new Error(`There is no flow ${id}.`);
  return picture;
}

/** A flow of this working tree with changes in its picture, sources or words. */
function flow(
  id: string,
  {
    picture = (text: string) => text,
    source = {},
    words = wordsOf(id),
  }: {
    picture?: (text: string) => string;
    /** By file: text to replace, and its replacement. */
    source?: Record<string, [string, string]>;
    words?: FlowDocument['words'];
  } = {},
): FlowDocument {
  const planted = new Map(sources);
  for (const [file, [old, now]] of Object.entries(source)) {
    const text = sources.get(file) ?? '';
    expect(text, `${file} has what is replaced`).toContain(old);
    planted.set(file, text.replace(old, now));
  }
  const code = Object.keys(source).length > 0 ? codeOfFlows(planted) : codes;
  return documentOf(JSON.parse(picture(JSON.stringify(pictureOf(id)))) as Picture, words, code.get(id) ?? {});
}

const replaced = (old: string, now: string) => (text: string) => {
  expect(text, 'the picture has what is replaced').toContain(old);
  return text.replace(old, now);
};

/** The comparison in short; the second flow is the current one. */
function said(before: FlowDocument, now: FlowDocument): string[] {
  return changesBetween([before], [now]).flatMap(({ changes }) =>
    changes.map(({ kind, what, name }) => `${kind} ${what}: ${name}`),
  );
}

function onlyChange(before: FlowDocument, now: FlowDocument): FlowChange {
  const [changed, ...others] = changesBetween([before], [now]);
  const [change, ...more] = changed?.changes ?? [];
  expect([...others, ...more]).toEqual([]);
  if (!change) throw new Error('Nothing is said to have changed.');
  return change;
}

test.each(modelled)('the picture of $id has everything that is compared', ({ id, machine }) => {
  const { nodes, edges } = toDiagram(machine);
  const { states, transitions } = documentOf(pictureOf(id), wordsOf(id), {});
  expect(
    states.map(({ id: state, kind, parent, entry, exit, tags }) => [state, kind, parent, entry, exit, tags]),
  ).toEqual(
    nodes.map(({ id: state, kind, parent, entry, exit, tags }) => [state, kind, parent, entry, exit, tags]),
  );
  expect(states.map(({ invokes }) => invokes.map(({ source }) => source))).toEqual(
    nodes.map(({ invokes }) => invokes.map(({ source }) => source)),
  );
  const told = (one: {
    id: string;
    from: string;
    to: string | null;
    event: string;
    guard?: string;
    actions: readonly string[];
  }) => [one.id, one.from, one.to, one.event, one.guard, one.actions];
  expect(transitions.map(told)).toEqual(edges.map(told));
});

describe('Between two releases is listed', () => {
  test('nothing, if they are the same', () => {
    expect(changesBetween([flow('review')], [flow('review')])).toEqual([]);
  });

  test('nothing, if only comments, types, layout and unused code changed', () => {
    const now = flow('review', {
      source: {
        'machines/study/review.rules.ts': [
          'export function runFrom(',
          '/** A comment. */\nexport const unused = 1;\nexport function   runFrom(',
        ],
        'machines/study/review.machine.ts': [
          'const EASY: Rating = 4;',
          'type Other = Rating;\nconst EASY = 4 as Other;',
        ],
      },
    });
    expect(said(flow('review'), now)).toEqual([]);
  });

  test('which condition changed, before and now', () => {
    const was = flow('review', {
      picture: replaced('review.started [hasDue]', 'review.started [hasStubborn]'),
    });
    const change = onlyChange(was, flow('review'));
    expect(change).toMatchObject({ kind: 'changed', what: 'transition', name: 'review.started' });
    expect(change.text).toContain('a condition changed');
    expect(change.before).toContain(wordsOf('review').guards['hasStubborn']?.[0]);
    expect(change.now).toContain(wordsOf('review').guards['hasDue']?.[0]);
    expect(change.ids).toEqual(change.was);
  });

  test('which transition is gone, though the others of its event are numbered anew', () => {
    const old = pictureOf('review');
    const [first, ...later] = old.transitions.filter(({ id }) =>
      id.startsWith('review.reviewing.choosing|always|'),
    );
    const now = {
      ...old,
      transitions: old.transitions
        .filter((one) => one !== first)
        .map((one) =>
          later.includes(one)
            ? { ...one, id: one.id.replace(/\d+$/, (index) => String(Number(index) - 1)) }
            : one,
        ),
    };
    const change = onlyChange(flow('review'), flow('review', { picture: () => JSON.stringify(now) }));
    expect(change).toMatchObject({
      kind: 'gone',
      what: 'transition',
      name: 'at once',
      ids: [],
      was: [first?.id],
    });
    expect(change.text).toContain(wordsOf('review').guards['isToMeet']?.[0]);
  });

  test('that conditions are tried in another order', () => {
    const swap = (text: string) =>
      text.replace('[isToMeet]', '[x]').replace('[hasCurrent]', '[isToMeet]').replace('[x]', '[hasCurrent]');
    const crossed = (text: string) => {
      const picture = JSON.parse(swap(text)) as Picture;
      const [one, other] = ['0', '1'].map((index) =>
        picture.transitions.find(({ id }) => id === `review.reviewing.choosing|always|${index}`),
      );
      if (one && other) [one.to, other.to] = [other.to, one.to];
      return JSON.stringify(picture);
    };
    expect(said(flow('review', { picture: crossed }), flow('review'))).toEqual(['changed order: at once']);
  });

  test('which delay has another length, and not that its constant changed', () => {
    const patience =
      /GOOGLE_REDIRECT_PATIENCE = [\d_]+/.exec(sources.get('machines/constants.ts') ?? '')?.[0] ?? '';
    const milliseconds = Number(patience.replace(/\D/g, ''));
    const was = flow('google-sign-in', {
      picture: (text) => text.replaceAll(`(${milliseconds} ms)`, '(2500 ms)'),
      source: { 'machines/constants.ts': [patience, 'GOOGLE_REDIRECT_PATIENCE = 2500'] },
    });
    const change = onlyChange(was, flow('google-sign-in'));
    expect(change).toMatchObject({ what: 'delay', name: 'redirectPatience' });
    expect(change.text).toMatch(/^This happens later: After 10 seconds, /);
    expect([change.before, change.now]).toEqual(['2.5 s', `${milliseconds / 1000} s`]);
  });

  test('which text changed, and not that the action that shows it did', () => {
    const was = flow('review', {
      picture: replaced('Failed to load flashcards.', 'No flashcards.'),
      source: { 'machines/parts/toasts.ts': ['Failed to load flashcards.', 'No flashcards.'] },
    });
    const change = onlyChange(was, flow('review'));
    expect(change).toMatchObject({ what: 'text', name: 'announceLoadFailure' });
    expect(change.before).toContain('No flashcards.');
    expect(change.now).toContain('Failed to load flashcards.');
  });

  test('that the rule of a guard changed', () => {
    const was = flow('review', {
      source: {
        'machines/study/review.machine.ts': ['reviewQueue.turns.length > 0', 'reviewQueue.turns.length > 1'],
      },
    });
    const change = onlyChange(was, flow('review'));
    expect(change).toMatchObject({ what: 'guard', name: 'hasDue' });
    expect(change.text).toMatch(/^The check whether there is a card to ask .* changed\.$/);
    expect(change.ids).toContain('review.preparing.ready|review.started|0');
  });

  test('which rule changed in a file that many use, and what it affects', () => {
    const body =
      /export function isTypedRight\([^]*?\{\n/.exec(
        sources.get('machines/study/review.rules.ts') ?? '',
      )?.[0] ?? '';
    const was = flow('review', {
      source: { 'machines/study/review.rules.ts': [body, `${body}  if (Math.PI > 4) return false;\n`] },
    });
    const change = onlyChange(was, flow('review'));
    expect(change).toMatchObject({ what: 'rule', name: 'isTypedRight' });
    expect(change.text).toContain(wordsOf('review').guards['canContest']?.[0]);
    expect(change.text).not.toContain('isTypedRight');
    expect(change.code).toEqual(['isTypedRight in machines/study/review.rules.ts']);
    expect(concernOf(change)).toBe('check');
  });

  test('which state is new, and what is done differently', () => {
    const was = flow('review', {
      picture: (text) => {
        const picture = JSON.parse(text) as Picture;
        const states = picture.states.filter(({ id }) => id !== 'review.reviewing.revealed.contested');
        return JSON.stringify({
          ...picture,
          states,
          transitions: picture.transitions.filter(({ to }) => to !== 'review.reviewing.revealed.contested'),
        });
      },
    });
    expect(said(was, flow('review'))).toEqual([
      'added state: contested',
      'added transition: answer.contested',
    ]);
    const marked = flow('review', { picture: replaced('#answered', '#asking') });
    expect(onlyChange(marked, flow('review'))).toMatchObject({
      what: 'tags',
      before: 'Tagged “asking”.',
      now: 'Tagged “answered”.',
    });
  });

  test('both a text and a delay that learners notice, each with what it was', () => {
    const seen = (one: FlowDocument, text: string) => ({
      ...one,
      screen: { 'google-sign-in.leaving': [text] },
    });
    const now = flow('google-sign-in');
    const was = flow('google-sign-in', {
      picture: (text) => text.replaceAll('(10000 ms)', '(15000 ms)'),
      source: { 'machines/constants.ts': ['REDIRECT_PATIENCE = 10_000', 'REDIRECT_PATIENCE = 15_000'] },
    });
    const changes = changesBetween(
      [seen(was, 'Find all the pairs')],
      [seen(now, 'Find the pairs that match')],
    ).flatMap((one) => one.changes);
    expect(changes.map(concernOf)).toEqual(changes.map(() => 'learner'));
    expect(changes.map(({ what, before, now: is }) => [what, before, is])).toEqual([
      ['delay', '15 s', '10 s'],
      ['screen', '“Find all the pairs”', '“Find the pairs that match”'],
    ]);
    const [delay, screen] = changes;
    expect(delay?.text).toMatch(/^This happens sooner: After 10 seconds, /);
    expect(screen?.text).toBe('In “Leaving”, the page has another text.');
  });

  test('which figure and which text of a rule changed', () => {
    const was = flow('review', { source: { 'machines/study/review.rules.ts': ['GAP = 2', 'GAP = 3'] } });
    expect(onlyChange(was, flow('review'))).toMatchObject({ name: 'GAP', before: '3', now: '2' });
    const old = flow('milestones', {
      source: { 'machines/learning/milestones.rules.ts': ['achievements unlocked: ', 'goals reached: '] },
    });
    expect(onlyChange(old, flow('milestones')).before).toBe('“goals reached:”');
  });

  test('texts that are new or gone, but none that only moved to another state', () => {
    const shown = (screen: FlowDocument['screen']) => ({ ...flow('review'), screen });
    const was = shown({ review: ['Start Review'], 'review.complete': ['Well done, all of it'] });
    const now = shown({ 'review.complete': ['Start Review', 'That was the last card'] });
    const [changed] = changesBetween([was], [now]);
    expect(changed?.changes.map(({ kind, text }) => [kind, text])).toEqual([
      ['added', 'In “Complete”, the page says something new: “That was the last card”'],
      ['gone', 'In “Complete”, the page no longer says “Well done, all of it”'],
    ]);
  });

  test('what has a new description, if nothing else of it changed', () => {
    const words = wordsOf('review');
    const old = { ...words, guards: { ...words.guards, hasDue: ['cards wait', 'no cards wait'] as const } };
    expect(onlyChange(flow('review', { words: old }), flow('review'))).toMatchObject({
      what: 'words',
      name: 'hasDue',
    });
    const both = flow('review', {
      words: old,
      source: { 'machines/study/review.machine.ts': ['turns.length > 0', 'turns.length > 1'] },
    });
    const change = onlyChange(both, flow('review'));
    expect(change).toMatchObject({ what: 'guard', name: 'hasDue', code: ['hasDue'] });
    expect(concernOf(change)).toBe('learner');
    expect(change.before).toMatch(/^When the learner chooses “Start Review” .*if cards wait/);
    expect(change.now).toMatch(/if there is a card to ask/);
    expect(said(flow('review', { words: null }), flow('review'))).toEqual([]);
  });

  test('which flow is new, gone or has another name', () => {
    const before = [flow('review'), flow('today')];
    const called = flow('review', {
      picture: (text) =>
        text
          .replaceAll('"review', '"repetition')
          .replaceAll('.review.', '.repetition.')
          .replace('"title":"Review"', '"title":"Repetition"'),
    });
    expect(changesBetween(before, [called, flow('flashcards')])).toMatchObject([
      { id: 'repetition', kind: 'changed', renamedFrom: { id: 'review', title: 'Review' } },
      { id: 'flashcards', kind: 'added' },
      { id: 'today', kind: 'gone' },
    ]);
  });
});

test('changes are listed as a text', () => {
  const was = flow('review', { picture: replaced('Failed to load flashcards.', 'No flashcards.') });
  const release = {
    ref: 'v1',
    commit: 'abc',
    date: '2026-11-01',
    subject: 'Old',
    hadWords: true,
    elsewhere: [],
  };
  const text = changesText({ ...release, flows: changesBetween([was], [flow('review'), flow('today')]) });
  expect(text).toContain('2 flows changed');
  expect(text).toMatch(
    /≠ Review\n {2}≠ The message to the learner changed\.\n {6}before: It shows “No flashcards/,
  );
  expect(text).toContain('+ Today: this flow is new');
  expect(changesText({ ...release, flows: [] })).toContain('no flow has changed');
});

test('the file of a comparison is named after its ref, without what paths mean', () => {
  expect(['v1.2', 'origin/main', '../../etc', 'HEAD~2', '@{u}'].map(sinceName)).toEqual([
    'v1.2',
    'origin-main',
    'etc',
    'HEAD-2',
    'u-',
  ]);
});
