import {
  fitView,
  matchesOf,
  nameOf,
  openView,
  panView,
  revealView,
  waysOut,
  withAncestors,
  zoomView,
} from '#machines/diagram-viewer.rules.ts';
import { pathTo } from '#machines/inspect/picture.ts';
import { expect, test } from 'vitest';
import { lampPaths, lampPicture } from '../support/picture-fixture.ts';

const frame = { width: 600, height: 400 };
const large = { ...lampPicture, width: 3000, height: 2000 };

test('a small picture is shown in the middle at its own size, a large one as a whole', () => {
  expect(fitView(lampPicture, frame)).toEqual({ scale: 1, x: 150, y: 100 });
  const { scale, x, y } = fitView(large, frame);
  expect(scale).toBeCloseTo(384 / 2000);
  expect([x, y]).toEqual([expect.closeTo((600 - 3000 * scale) / 2), expect.closeTo(8)]);
});

test('a picture that would be too small to read opens readable at its corner, if its start is in sight there', () => {
  expect(openView({ ...large, starts: lampPicture.starts }, frame)).toEqual({ scale: 0.75, x: 8, y: 8 });
  expect(openView({ ...lampPicture, width: 300, height: 2000 }, frame)).toEqual({
    scale: 0.75,
    x: (600 - 300 * 0.75) / 2,
    y: 8,
  });
});

test('a start that is far off is brought into sight, as deep as initial dots lead', () => {
  const [machine, , on] = lampPicture.states;
  const far = { ...machine, id: 'lamp.off', parent: 'lamp', box: [2000, 1000, 900, 900] as const };
  const deep = { ...on, id: 'lamp.off.dim', parent: 'lamp.off', box: [2700, 1100, 80, 40] as const };
  const states = [{ ...machine, box: [0, 0, 3000, 2000] as const }, far, deep] as typeof lampPicture.states;
  const starts = [
    { dot: [2100, 960] as const, line: [2100, 965, 2100, 1000] },
    { dot: [2740, 1060] as const, line: [2740, 1065, 2740, 1100] },
    { dot: [100, 60] as const, line: [100, 65, 100, 90] },
  ];
  const { scale, x, y } = openView({ ...large, states, starts }, frame);
  expect(scale).toBe(0.75);
  expect(x).toBe(600 - 48 - 2780 * scale);
  expect(y).toBe(400 - 48 - 1140 * scale);
});

test('zooming leaves the point under the pointer where it is, within its limits', () => {
  const view = { scale: 1, x: 10, y: 20 };
  const at = { x: 110, y: 220 };
  expect(zoomView(view, 2, at)).toEqual({ scale: 2, x: -90, y: -180 });
  expect(zoomView(view, 1000, at).scale).toBe(3);
  expect(zoomView(view, 0, at).scale).toBe(0.1);
});

test('panning leaves a part of the picture in the frame', () => {
  const view = { scale: 1, x: 0, y: 0 };
  expect(panView(view, { x: 5, y: -7 }, lampPicture, frame)).toEqual({ scale: 1, x: 5, y: -7 });
  expect(panView(view, { x: 9999, y: -9999 }, lampPicture, frame)).toEqual({ scale: 1, x: 520, y: -120 });
});

test('revealing moves no more than needed', () => {
  const view = { scale: 1, x: 0, y: 0 };
  expect(revealView(view, [60, 70, 50, 50], frame)).toEqual(view);
  expect(revealView(view, [590, 70, 50, 50], frame)).toEqual({ scale: 1, x: -88, y: 0 });
  expect(revealView(view, [-100, 70, 1000, 50], frame)).toEqual({ scale: 1, x: -100, y: 0 });
});

test('a search finds labels by all of its words, wrapped or not', () => {
  expect(matchesOf(lampPicture, 'announcedark  GLOW').map(({ kind }) => kind)).toEqual(['error']);
  expect(matchesOf(lampPicture, '   ')).toEqual([]);
  expect(matchesOf(lampPicture, 'glow pressed')).toEqual([]);
});

test('states are named by their way from the root, and told with what leads out', () => {
  expect([nameOf(lampPicture, 'lamp.on'), nameOf(lampPicture, 'lamp')]).toEqual(['on', 'lamp']);
  expect(waysOut(lampPicture, 'lamp.off').map(({ label }) => label)).toEqual([
    'dust.settled / sneeze',
    'lamp.pressed',
  ]);
  expect([...withAncestors(lampPicture, ['lamp.on'])]).toEqual(['lamp.on', 'lamp']);
});

test('a path is read back from its last step', () => {
  expect(pathTo(lampPaths, 2).map(({ event }) => event)).toEqual([
    'start',
    'lamp.pressed',
    'xstate.error.actor.glow',
  ]);
  expect(pathTo(lampPaths, -1)).toEqual([]);
});
