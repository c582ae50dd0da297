import type { PlayReport } from '#machines/inspect/play.ts';
import { sceneAfter } from '#machines/inspect/scene.ts';
import { lampPaths, lampScenes } from './picture-fixture.ts';

export const lampScene = sceneAfter('lamp', lampPaths, lampScenes.stored, 0);

/** The lamp was pressed on the page, and goes out after half a second. */
export const lampReport: PlayReport = {
  run: 'play 1',
  count: 0,
  added: [{ id: -1, event: { type: 'lamp.pressed', by: 'Ana' }, at: 0 }],
  states: ['lamp', 'lamp.on'],
  transitions: ['lamp.off|lamp.pressed|0'],
  takes: [0],
  timers: [{ event: 'xstate.after.glowing.lamp.on', at: 500 }],
  now: 0,
};
