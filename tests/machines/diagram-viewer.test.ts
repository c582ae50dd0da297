import { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import {
  boxesOf,
  boxOf,
  fitView,
  followView,
  matchesOf,
  nameOf,
  neighborOf,
  openView,
  panView,
  plain,
  revealView,
  waysOut,
  withAncestors,
  zoomView,
  type WordingEvent,
} from '#machines/atlas/diagram-viewer.rules.ts';
import { pathTo, type Box, type Picture, type PictureState } from '#machines/inspect/picture.ts';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { lampInWords, lampPaths, lampPicture } from '../support/picture-fixture.ts';

const viewport = { width: 600, height: 400 };
const large = { ...lampPicture, width: 3000, height: 2000 };

test('a small picture is shown in the middle at its own size, a large one as a whole', () => {
  expect(fitView(lampPicture, viewport)).toEqual({ scale: 1, x: 150, y: 100 });
  const { scale, x, y } = fitView(large, viewport);
  expect(scale).toBeCloseTo(384 / 2000);
  expect([x, y]).toEqual([expect.closeTo((600 - 3000 * scale) / 2), expect.closeTo(8)]);
  const wide = fitView({ width: 2000, height: 300 }, viewport);
  expect(wide).toEqual({ scale: 584 / 2000, x: 8, y: expect.closeTo((400 - 300 * wide.scale) / 2) });
});

test('a picture that would be too small to read opens at its corner, if its start is visible there', () => {
  expect(openView({ ...large, starts: lampPicture.starts }, viewport)).toEqual({ scale: 0.75, x: 8, y: 8 });
  expect(openView({ ...lampPicture, width: 300, height: 2000 }, viewport)).toEqual({
    scale: 0.75,
    x: (600 - 300 * 0.75) / 2,
    y: 8,
  });
  expect(openView({ ...lampPicture, width: 2000 }, viewport)).toEqual({
    scale: 0.75,
    x: 8,
    y: (400 - 200 * 0.75) / 2,
  });
  expect(openView({ ...large, width: 800, starts: lampPicture.starts }, viewport).x).toBe(0);
  expect(openView({ ...large, starts: [] }, viewport)).toEqual({ scale: 0.75, x: 8, y: 8 });
});

test('a picture that can just be read is shown as a whole, wherever its start is', () => {
  const starts = [{ dot: [650, 450] as const, line: [650, 455, 650, 462] }];
  const picture = { ...lampPicture, width: 700, height: 512, states: [stateIn([600, 462, 100, 50])], starts };
  expect(openView(picture, viewport)).toEqual({ scale: 0.75, x: 37.5, y: 8 });
});

test('a start that is far away is moved into view, as deep as initial dots lead', () => {
  const [machine, , on] = lampPicture.states;
  const far = { ...machine, id: 'lamp.off', parent: 'lamp', box: [2000, 1000, 900, 900] as const };
  const deep = { ...on, id: 'lamp.off.dim', parent: 'lamp.off', box: [2700, 1100, 80, 40] as const };
  const states = [{ ...machine, box: [0, 0, 3000, 2000] as const }, far, deep] as typeof lampPicture.states;
  const starts = [
    { dot: [2100, 960] as const, line: [2100, 965, 2100, 1000] },
    { dot: [2740, 1060] as const, line: [2740, 1065, 2740, 1100] },
    { dot: [100, 60] as const, line: [100, 65, 100, 90] },
  ];
  const { scale, x, y } = openView({ ...large, states, starts }, viewport);
  expect(scale).toBe(0.75);
  expect(x).toBe(600 - 48 - 2780 * scale);
  expect(y).toBe(400 - 48 - 1140 * scale);
});

test.each<[string, number[], number]>([
  ['in the middle', [2200, 965, 2200, 1000], 2300],
  ['at the left corner', [2100, 965, 2100, 1000], 2300],
  ['at the right corner', [2300, 965, 2300, 1000], 2300],
  ['around a corner, from a dot that sticks out', [2395, 960, 2200, 960, 2200, 1000], 2400],
])('the start is the state that is entered %s, not one next to it', (_where, line, right) => {
  const states = [2500, 1700, 2100].map((left) => stateIn([left, 1000, 200, 100]));
  const dot = [right === 2300 ? 2200 : right, 960] as const;
  expect(openView({ ...large, states, starts: [{ dot, line }] }, viewport)).toEqual(seenUpTo(right, 1100));
});

test.each<[string, readonly [number, number], boolean]>([
  ['in the state', [2200, 1050], true],
  ['on its lower edge', [2200, 1100], true],
  ['above it', [2200, 999], false],
  ['below it', [2200, 1101], false],
  ['to its left', [2099, 1050], false],
  ['to its right', [2301, 1050], false],
])(
  'from the state that is entered, the way to the start goes on by a dot %s or not',
  (_where, dot, goesOn) => {
    const states = [stateIn([2100, 1000, 200, 100]), stateIn([2350, 1150, 100, 50])];
    const starts = [
      { dot: [2200, 960] as const, line: [2200, 965, 2200, 1000] },
      { dot, line: [2400, 1050, 2400, 1150] },
    ];
    expect(openView({ ...large, states, starts }, viewport)).toEqual(
      goesOn ? seenUpTo(2450, 1200) : seenUpTo(2300, 1100),
    );
  },
);

test('zooming leaves the point under the pointer where it is, within its limits', () => {
  const view = { scale: 1, x: 10, y: 20 };
  const at = { x: 110, y: 220 };
  expect(zoomView(view, 2, at)).toEqual({ scale: 2, x: -90, y: -180 });
  expect(zoomView({ ...view, scale: 2 }, 0.5, at)).toEqual({ scale: 1, x: 60, y: 120 });
  expect(zoomView(view, 1000, at).scale).toBe(3);
  expect(zoomView(view, 0, at).scale).toBe(0.1);
});

test('panning leaves a part of the picture in the viewport', () => {
  const view = { scale: 1, x: 0, y: 0 };
  expect(panView(view, { x: 5, y: -7 }, lampPicture, viewport)).toEqual({ scale: 1, x: 5, y: -7 });
  expect(panView(view, { x: 9999, y: -9999 }, lampPicture, viewport)).toEqual({ scale: 1, x: 520, y: -120 });
  expect(panView({ ...view, scale: 2 }, { x: -9999, y: 9999 }, lampPicture, viewport)).toEqual({
    scale: 2,
    x: -520,
    y: 320,
  });
  const narrow = { width: 100, height: 60 };
  expect(panView(view, { x: 9999, y: 9999 }, lampPicture, narrow)).toEqual({ scale: 1, x: 50, y: 30 });
});

test('revealing moves no more than needed', () => {
  const view = { scale: 1, x: 0, y: 0 };
  expect(revealView(view, [60, 70, 50, 50], viewport)).toEqual(view);
  expect(revealView(view, [590, 70, 50, 50], viewport)).toEqual({ scale: 1, x: -88, y: 0 });
  expect(revealView(view, [-100, 70, 1000, 50], viewport)).toEqual({ scale: 1, x: -100, y: 0 });
  expect(revealView(view, [0, 70, 560, 50], viewport)).toEqual({ scale: 1, x: 20, y: 0 });
});

test('every part has its place: a state, a label, a line without one, a text in its state', () => {
  const transitions = lampPicture.transitions.map((one, index) => (index === 2 ? withoutLabel(one) : one));
  const picture = { ...lampPicture, transitions };
  const ids = ['lamp.on', 'lamp.off|lamp.pressed|0', 'lamp.on|xstate.error.actor.glow|0'];
  expect([...ids, 'lamp.off|dust.settled|0', 'no.such.part'].map((id) => boxOf(picture, id))).toEqual([
    [20, 140, 80, 40],
    [70, 90, 80, 17],
    [80, 60, 70, 80],
    [20, 40, 80, 40],
    undefined,
  ]);
});

test('a search finds labels by all of its words, wrapped or not', () => {
  expect(matchesOf(lampPicture, 'announcedark  GLOW').map(({ kind }) => kind)).toEqual(['error']);
  expect(matchesOf(lampPicture, '   ')).toEqual([]);
  expect(matchesOf(lampPicture, 'glow pressed')).toEqual([]);
  expect(lampPicture.transitions.map(({ label }) => plain(label))).toContain('glow failed / announceDark');
});

test('states are named by their path from the root, and listed with their transitions', () => {
  expect([nameOf(lampPicture, 'lamp.on'), nameOf(lampPicture, 'lamp')]).toEqual(['on', 'lamp']);
  expect(waysOut(lampPicture, 'lamp.off').map(({ label }) => label)).toEqual([
    'dust.settled / sneeze',
    'lamp.pressed',
  ]);
  expect([...withAncestors(lampPicture, ['lamp.on'])]).toEqual(['lamp.on', 'lamp']);
});

test('a nested state is named with its parent, whose transitions are listed after its own', () => {
  const inner = { ...stateIn([0, 0, 9, 9]), id: 'lamp.on.dim', key: 'dim', parent: 'lamp.on' };
  const recent: PictureState = { ...inner, id: 'lamp.on.recent', key: 'recent', kind: 'history' };
  const [own] = lampPicture.transitions.map((one) => ({ ...one, from: 'lamp.on.dim', label: 'lamp.turned' }));
  const picture: Picture = {
    ...lampPicture,
    states: [...lampPicture.states, inner, recent],
    transitions: [...lampPicture.transitions, ...(own ? [own] : [])],
  };
  const ids = ['lamp.on.dim', 'lamp.on.recent', 'of.an.older.diagram'];
  expect(ids.map((id) => nameOf(picture, id))).toEqual([
    'on › dim',
    'on › where it left off',
    'of.an.older.diagram',
  ]);
  expect(waysOut(picture, 'lamp.on.dim').map(({ label }) => label)).toEqual([
    'lamp.turned',
    'glow failed /\nannounceDark',
  ]);
});

test('the reader moves the picture, and fits it again', async () => {
  const actor = await viewer();
  const view = () => actor.getSnapshot().context.view;
  expect(view()).toEqual({ scale: 1, x: 150, y: 100 });
  actor.send({ type: 'view.panned', x: 5, y: -7 });
  expect(view()).toEqual({ scale: 1, x: 155, y: 93 });
  actor.send({ type: 'view.fitted' });
  expect(view()).toEqual({ scale: 1, x: 150, y: 100 });
});

test('the reader zooms the picture at its middle, or where the fingers are', async () => {
  const actor = await viewer();
  const view = () => actor.getSnapshot().context.view;
  actor.send({ type: 'view.zoomed', factor: 2 });
  expect(view()).toEqual({ scale: 2, x: 0, y: 0 });
  actor.send({ type: 'view.zoomed', factor: 0.5, at: { x: 0, y: 0 } });
  expect(view()).toEqual({ scale: 1, x: 0, y: 0 });
});

test('a click on a part does not move the picture; a part that is requested is moved into view', async () => {
  const actor = await viewer();
  const view = () => actor.getSnapshot().context.view;
  actor.send({ type: 'view.panned', x: -400, y: 0 });
  actor.send({ type: 'part.selected', id: 'lamp.off' });
  expect(view()).toEqual({ scale: 1, x: -220, y: 100 });
  actor.send({ type: 'part.requested', id: 'lamp.off' });
  expect(view()).toEqual({ scale: 1, x: 28, y: 100 });
});

test('a search goes from match to match in reading order, from the chosen one, and wraps around', async () => {
  const actor = await viewer();
  const [first, second, third] = lampPicture.transitions.map(({ id }) => id);
  const advance = () => {
    actor.send({ type: 'match.advanced' });
    return actor.getSnapshot().context.selected;
  };
  actor.send({ type: 'query.changed', query: 'e' });
  expect([advance(), advance(), advance(), advance()]).toEqual([first, second, third, first]);
  actor.send({ type: 'part.selected', id: 'lamp.off' });
  expect(advance()).toBe(first);
});

test('a path is read back from its last step', () => {
  expect(pathTo(lampPaths, 2).map(({ event }) => event)).toEqual([
    'start',
    'lamp.pressed',
    'xstate.error.actor.glow',
  ]);
  expect(pathTo(lampPaths, -1)).toEqual([]);
});

/** The viewer with the picture of the lamp in a viewport of 600 by 400 pixels. */
async function viewer(kept: boolean[] = [], prefersWords = false) {
  const loadPicture = fromPromise<Picture | null, { flow: string }>(() => Promise.resolve(lampPicture));
  const loadInWords = fromPromise<Picture, { flow: string }>(() => Promise.resolve(lampInWords));
  const storeWording = fromCallback<WordingEvent>(({ receive }) =>
    receive(({ isInWords }) => kept.push(isInWords)),
  );
  const machine = diagramViewerMachine.provide({ actors: { loadPicture, loadInWords, storeWording } });
  const actor = createActor(machine, { input: { flow: 'lamp', prefersWords, at: null } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  actor.send({ type: 'viewport.measured', ...viewport });
  return actor;
}

function stateIn(box: Box): PictureState {
  return { id: `lamp.${box.join(' ')}`, key: 'lit', kind: 'atomic', parent: 'lamp', box, facts: [] };
}

/** The view of a picture moved until this point, with a margin, is in the viewport. */
function seenUpTo(right: number, bottom: number) {
  return { scale: 0.75, x: 600 - 48 - right * 0.75, y: 400 - 48 - bottom * 0.75 };
}

function withoutLabel({ box: _box, ...transition }: Picture['transitions'][number]) {
  return transition;
}

test('words load once, and other diagrams keep the choice between them and names', async () => {
  const kept: boolean[] = [];
  const actor = await viewer(kept);
  const isDrawn = (picture: Picture) => actor.getSnapshot().context.drawn === picture;
  expect(isDrawn(lampPicture)).toBe(true);
  actor.send({ type: 'words.chosen' });
  await waitFor(actor, (snapshot) => snapshot.matches({ ready: { labels: 'words' } }));
  expect(isDrawn(lampInWords)).toBe(true);
  expect(actor.getSnapshot().context.view).toEqual(openView(lampInWords, viewport));
  actor.send({ type: 'names.chosen' });
  expect(isDrawn(lampPicture)).toBe(true);
  actor.send({ type: 'words.chosen' });
  expect(isDrawn(lampInWords)).toBe(true);
  expect(kept).toEqual([true, false, true]);
});

test('a choice of words applies to the next diagram', async () => {
  const actor = await viewer([], true);
  await waitFor(actor, (snapshot) => snapshot.context.drawn === lampInWords);
});

test('a link to a state opens the diagram there, with that state chosen; one to nothing chooses nothing', async () => {
  for (const [at, chosen] of [
    ['lamp.on', 'lamp.on'],
    ['lamp.gone', null],
  ]) {
    const loadPicture = fromPromise<Picture | null, { flow: string }>(() => Promise.resolve(large));
    const machine = diagramViewerMachine.provide({
      actors: { loadPicture, storeWording: fromCallback<WordingEvent>(() => undefined) },
    });
    const actor = createActor(machine, {
      input: { flow: 'lamp', prefersWords: false, at: at ?? null },
    }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    actor.send({ type: 'viewport.measured', ...viewport });
    expect(actor.getSnapshot().context.selected).toBe(chosen);
    actor.stop();
  }
});

test('a step shows the state that it entered, large enough to read, and moves nothing that is in view', () => {
  const far = { ...lampPicture, width: 4000, height: 3000 };
  const on = far.states.map((state) =>
    state.id === 'lamp.on' ? { ...state, box: [3000, 2500, 80, 40] as const } : state,
  );
  const picture: Picture = { ...far, states: on };
  const step = { states: ['lamp.on'], transitions: ['lamp.off|lamp.pressed|0'] };
  expect(boxesOf(picture, step)).toEqual([[3000, 2500, 80, 40]]);
  expect(boxesOf(picture, { states: ['lamp.off'], transitions: [] })).toEqual([[20, 40, 80, 40]]);
  const shown = followView(fitView(picture, viewport), boxesOf(picture, step), picture, viewport);
  expect(shown.scale).toBe(0.75);
  const [left, top] = [3000 * 0.75 + shown.x, 2500 * 0.75 + shown.y];
  expect([left > 0 && left < viewport.width, top > 0 && top < viewport.height]).toEqual([true, true]);
  expect(followView(shown, boxesOf(picture, step), picture, viewport)).toEqual(shown);
  expect(followView(shown, [], picture, viewport)).toBe(shown);
});

test.each([
  ['lamp.off', 'ArrowRight', 'lamp.off|lamp.pressed|0'],
  ['lamp.off|lamp.pressed|0', 'ArrowRight', 'lamp.on'],
  ['lamp.off|lamp.pressed|0', 'ArrowLeft', 'lamp.off'],
  ['lamp.on', 'ArrowLeft', 'lamp.off|lamp.pressed|0'],
  ['lamp.off', 'ArrowDown', 'lamp.on'],
  ['lamp.on', 'ArrowUp', 'lamp.off'],
  ['lamp.on', 'ArrowDown', undefined],
  ['lamp.off|lamp.pressed|0', 'ArrowDown', undefined],
])('from %s, %s leads to %s', (id, key, next) => {
  expect(neighborOf(lampPicture, id, key)).toBe(next);
});

test('arrow keys reach every state and every arrow from the first one', () => {
  const reached = new Set(['lamp']);
  for (const id of reached)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = neighborOf(lampPicture, id, key);
      if (next !== undefined) reached.add(next);
    }
  const drawn = lampPicture.transitions.filter(({ line }) => line);
  expect(reached).toEqual(new Set([...lampPicture.states, ...drawn].map(({ id }) => id)));
});
