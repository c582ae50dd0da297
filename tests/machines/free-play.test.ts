import {
  movedTo,
  nextTime,
  offersOf,
  reported,
  sent,
  shortenedText,
  type Play,
} from '#machines/atlas/free-play.rules.ts';
import type { PlayedEvent } from '#machines/inspect/play.ts';
import type { Json } from '#machines/inspect/trace-encoding.ts';
import { playedTrace } from '#machines/inspect/play.ts';
import { replay } from '#machines/inspect/replay.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { traceText } from '#machines/inspect/trace.ts';
import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { VirtualClock } from '../../src/screen/virtual-clock.ts';
import { lampScenes } from '../support/picture-fixture.ts';
import { lampReport, lampScene } from '../support/play-fixture.ts';

const begun: Play = {
  scene: lampScene,
  runs: 1,
  events: [],
  position: 0,
  report: null,
  time: 0,
  chosen: 0,
};

test('each event of the generated paths is offered once, delays are not', () => {
  const { paths, stored } = lampScenes;
  const delayed = { after: 1, event: 'xstate.after.glowing.lamp.on', transitions: [], states: [] };
  const more = { paths: { ...paths, steps: [...paths.steps, delayed] }, stored };
  expect(offersOf(more)).toEqual([
    { event: { type: 'lamp.pressed', by: 'Ana' }, type: 'lamp.pressed', carries: 'by: “Ana”' },
  ]);
});

test('after any moves, the played steps are what was done and not undone', () => {
  const acts = array(constantFrom('page', 'reader', 'back', 'forward'), { maxLength: 30 });
  assert(
    property(acts, (list) => {
      const play = { ...begun };
      let done: PlayedEvent[] = [];
      let count = 0;
      for (const act of list) {
        count += 1;
        const event = { type: 'lamp.pressed', by: String(count) };
        if (act === 'page') {
          const added = [{ id: -count, event, at: play.time }];
          done = [...done.slice(0, play.position), ...added];
          Object.assign(play, reported(play, { ...lampReport, count: play.position, added }));
        } else if (act === 'reader') {
          Object.assign(play, sent(play, event));
          done = [...done.slice(0, play.position - 1), ...play.events.slice(-1)];
        } else {
          const position = play.position + (act === 'back' ? -1 : 1);
          if (position >= 0 && position <= play.events.length) Object.assign(play, movedTo(play, position));
        }
        expect(play.events).toEqual(done);
        expect(new Set(play.events.map(({ id }) => id)).size).toBe(play.events.length);
      }
    }),
  );
});

test('a delay that is due now ends with the next step of the clock', () => {
  const due = { ...begun, time: 500, report: lampReport };
  expect(nextTime(begun)).toBe(0);
  expect(nextTime({ ...due, time: 100 })).toBe(500);
  expect(nextTime(due)).toBe(501);
});

const lampMachine = setup({ delays: { glowing: 500 } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { 'lamp.pressed': 'on' } },
    on: { after: { glowing: 'off' } },
  },
});

test('the virtual clock stands still until it is moved, and ends a delay by its event', () => {
  const clock = new VirtualClock();
  const lamp = createActor(lampMachine, { clock });
  clock.actor = lamp;
  lamp.start();
  lamp.send({ type: 'lamp.pressed' });
  expect(clock.timers).toEqual([{ event: 'xstate.after.glowing.lamp.on', at: 500 }]);
  clock.moveTo(499);
  expect(lamp.getSnapshot().value).toBe('on');
  clock.moveTo(600);
  expect([lamp.getSnapshot().value, clock.now, clock.timers]).toEqual(['off', 600, []]);
  lamp.send({ type: 'lamp.pressed' });
  expect(clock.endDelayOf('xstate.after.other')).toBe(false);
  expect(clock.endDelayOf('xstate.after.glowing.lamp.on')).toBe(true);
  expect([lamp.getSnapshot().value, clock.now]).toEqual(['off', 1100]);
});

test('what was played is a trace that replays exactly, without secrets', () => {
  const events = [
    { id: 1, event: { type: 'lamp.pressed', password: 'hunter2' }, at: 0 },
    { id: 2, event: { type: 'xstate.after.glowing.lamp.on' }, at: 500.4 },
  ];
  const played = { flow: 'lamp', start: { kind: 'input' as const, input: null }, events };
  const text = traceText(playedTrace(lampMachine, played, { version: '1', commit: null }));
  expect(text).not.toContain('hunter2');
  const parsed = parseTrace(text, ['lamp']);
  if (!parsed.ok) throw new Error(parsed.message);
  const { divergence, steps } = replay(lampMachine, parsed.trace);
  expect(divergence).toBeNull();
  expect(steps.map(({ t, value }) => [t, value])).toEqual([
    [0, 'off'],
    [0, 'on'],
    [500, 'off'],
  ]);
});

test('free play of a game says that its rules are shorter than a learner’s', () => {
  const rules = { questions: { easy: 2, hard: 3 }, words: 6, advanceDelay: 1500, tick: 1000 };
  const start = (input: Json) => ({ ...lampScene, start: { kind: 'input' as const, input } });
  expect(shortenedText(start({ rules }))).toBe(
    'The game is shorter than a learner’s, whatever the page says: questions 2 to 3 and words 6.',
  );
  expect(shortenedText(start({ rules: { tick: 1000, praise: 1500 } }))).toBe('');
  expect(shortenedText(start({ rules: { dailyGoal: 10 } }))).toBe('');
  expect([shortenedText(lampScene), shortenedText(null)]).toEqual(['', '']);
});
