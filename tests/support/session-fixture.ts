import type { SessionPlayback, SessionRow } from '#machines/inspect/session-playback.ts';

const lamp = {
  steps: 3,
  first: 4,
  lacks: 'Of what came before, 4 steps are not in the file.',
  hasMachineChanged: false,
  trace: '{"machine": "lamp"}\n',
};
const row = (at: number, part: Partial<SessionRow>): SessionRow => ({
  at,
  flow: 0,
  kind: 'step',
  n: 5,
  event: 'lamp.pressed',
  words: 'Somebody presses <b>the lamp</b>',
  value: 'on',
  isDivergent: false,
  ...part,
});

/** A lamp and a bell: the lamp is pressed, which rings the bell some seconds later. */
export const lampSession: SessionPlayback = {
  recordedBy: 'Camino 0.1.0',
  flows: [
    { ...lamp, title: 'Lamp', divergence: '' },
    {
      ...lamp,
      title: 'Bell',
      first: 0,
      lacks: '',
      divergence: 'After step 1 the value is "quiet".',
      hasMachineChanged: true,
    },
  ],
  rows: [
    row(0, { kind: 'start', n: 4, event: 'start', words: 'It starts', value: 'off' }),
    row(100, {}),
    row(100, { kind: 'emit', event: 'bell.wanted', words: 'bell.wanted “<i>loud</i>”', value: '' }),
    row(4300, {
      flow: 1,
      n: 1,
      event: 'bell.rung',
      words: 'The bell is rung',
      value: 'ringing',
      isDivergent: true,
    }),
    ...[6, 7].map((n) =>
      row(5000 + n, { n, event: 'xstate.after.glow.lamp.on', words: 'A while has passed', value: 'on' }),
    ),
  ],
};

/** A session of so many rows. */
export function longSession(count: number): SessionPlayback {
  const rows = Array.from({ length: count }, (_one, index) => row(index * 10, { n: 5 + (index % 3) }));
  return { ...lampSession, rows };
}
