import { flows } from '#machines/all.ts';
import { transitionsOf, stateNodesOf } from '#machines/inspect/model.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { broadcastFlows } from '../../src/services/atlas/broadcast-flows.ts';
import { isLiveOn, switchLive } from '../../src/services/recording-switches.ts';
import { watchFlows, type LiveMessage } from '../../src/services/atlas/live.ts';
import { inert } from '../support/paths/control.ts';
import { greedyPaths } from '../support/paths/greedy.ts';
import type { MachineModel } from '../support/paths/model.ts';
import { runStraight } from '../support/paths/run.ts';

/** Small ones; `auth-form` isn't recordable. */
const models = import.meta.glob<MachineModel>(
  '../machines/models/{auth-form,mobile-menu,category-loader}.ts',
  {
    eager: true,
    import: 'default',
  },
);
const modelOf = (id: string) => models[`../machines/models/${id}.ts`];

let channels: Channel[] = [];

/** Delivers synchronously to all other channels, as structured clones. */
class Channel extends EventTarget {
  constructor() {
    super();
    channels.push(this);
  }
  postMessage(data: unknown): void {
    for (const channel of channels) {
      if (channel !== this)
        channel.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    }
  }
  close(): void {
    channels = channels.filter((channel) => channel !== this);
  }
}

beforeEach(() => vi.stubGlobal('BroadcastChannel', Channel));
afterEach(() => {
  localStorage.clear();
  channels = [];
});

describe.each(flows.filter(({ id }) => modelOf(id)))('$id', ({ id, machine, masked }) => {
  test('broadcasts names of states, transitions and events, nothing else', () => {
    const model = modelOf(id);
    if (!model) throw new Error(`${id} has no model.`);
    const heard: LiveMessage[] = [];
    const stop = watchFlows((message) => void heard.push(message));
    const states = new Set(stateNodesOf(machine).map((node) => node.id));
    const transitions = new Set(transitionsOf(machine).values());
    const events = new Set(['xstate.init']);
    for (const path of greedyPaths(model)) {
      for (const { type } of path.events) events.add(type);
      runStraight(model, inert(machine), path, broadcastFlows('tab'));
    }
    stop();
    const changes = heard.flatMap((message) => (message.type === 'flow.changed' ? [message] : []));
    expect(changes.length).toBeGreaterThan(0);
    for (const { type, state, ...others } of changes) {
      expect([type, others]).toEqual(['flow.changed', {}]);
      const { run, flow, ...names } = state;
      expect([run, flow, Object.keys(names)]).toEqual([
        expect.stringMatching(/^tab:\d+$/),
        id,
        ['states', 'transitions', 'event'],
      ]);
      expect(names.states.filter((name) => !states.has(name))).toEqual([]);
      expect(names.transitions.filter((name) => !transitions.has(name))).toEqual([]);
      expect(events.has(names.event)).toBe(true);
    }
    const hasTransitions = changes.some(({ state }) => state.transitions.length > 0);
    expect(hasTransitions).toBe(!masked);
  });
});

test('a tab that starts watching late learns the machines’ states and when they end', () => {
  const model = modelOf('mobile-menu');
  if (!model) throw new Error('mobile-menu has no model.');
  const report = broadcastFlows('tab');
  const early: LiveMessage[] = [];
  const late: LiveMessage[] = [];
  let isWatchedTwice = false;
  watchFlows((message) => {
    early.push(message);
    const isOpen = message.type === 'flow.changed' && message.state.states.includes('mobile-menu.open');
    if (!isOpen || isWatchedTwice) return;
    isWatchedTwice = true;
    watchFlows((one) => void late.push(one));
  });
  runStraight(model, model.machine, { input: undefined, events: [{ type: 'menu.toggled' }] }, report);
  const open = { run: 'tab:1', flow: 'mobile-menu', states: ['mobile-menu.open'] };
  expect(late.at(0)).toMatchObject({ type: 'flow.changed', state: open });
  expect(early.at(-1)).toEqual({ type: 'flow.ended', run: 'tab:1' });
});

test('a watching tab doesn’t hear itself', () => {
  const model = modelOf('mobile-menu');
  if (!model) throw new Error('mobile-menu has no model.');
  const heard: LiveMessage[] = [];
  watchFlows((message) => void heard.push(message));
  runStraight(
    model,
    model.machine,
    { input: undefined, events: [{ type: 'menu.toggled' }] },
    broadcastFlows(),
  );
  expect(heard).toEqual([]);
});

test('the broadcast switch applies to pages opened later', async () => {
  expect(isLiveOn()).toBe(false);
  await switchLive(true);
  expect(isLiveOn()).toBe(true);
  await switchLive(false);
  expect(isLiveOn()).toBe(false);
});
