import type { ReleaseChanges } from '#machines/inspect/change-text.ts';

export const lampChanges: ReleaseChanges = {
  ref: 'v1',
  commit: 'abc1234',
  date: '2026-11-01',
  subject: 'Draw it <b>',
  hadWords: true,
  flows: [
    {
      id: 'lamp',
      title: 'Lamp',
      kind: 'changed',
      renamedFrom: { id: 'torch', title: 'Torch' },
      changes: [
        {
          kind: 'changed',
          what: 'text',
          name: 'announceDark',
          text: 'The message to the learner changed.',
          before: 'It shows “Dark”.',
          now: 'It shows “It stays dark”.',
          ids: ['lamp.on|xstate.error.actor.glow|0'],
          was: ['lamp.on|xstate.error.actor.glow|0'],
        },
        {
          kind: 'added',
          what: 'state',
          name: 'on',
          text: 'The state “On” is new.',
          ids: ['lamp.on'],
          was: [],
        },
        {
          kind: 'gone',
          what: 'transition',
          name: 'lamp.dropped',
          text: 'In “Off” this is gone: When the lamp is dropped, it breaks.',
          ids: [],
          was: ['lamp.off|dust.settled|0'],
        },
        {
          kind: 'changed',
          what: 'rule',
          name: 'brightness',
          text: 'A rule changed behind “glow”.',
          code: ['brightness in machines/upkeep/lamp.rules.ts'],
          ids: [],
          was: [],
        },
      ],
    },
    { id: 'bell', title: 'Bell', kind: 'added', changes: [] },
    { id: 'gong', title: 'Gong', kind: 'gone', changes: [] },
  ],
  elsewhere: [
    {
      kind: 'changed',
      what: 'rule',
      name: 'PATIENCE',
      text: 'A figure changed: patience.',
      before: '300',
      now: '400',
      code: ['PATIENCE in src/ui/Lamp.tsx'],
      ids: [],
      was: [],
    },
  ],
};
