import type { Scenes } from '#machines/atlas/screen-view.machine.ts';
import type { AtlasEntry, PathList, Picture, Place } from '#machines/inspect/picture.ts';
import type { FlowText } from '#machines/inspect/words.ts';

export const lampPicture: Picture = {
  id: 'lamp',
  title: 'Lamp',
  summary: 'Is switched on and off.',
  hash: 'abc',
  width: 300,
  height: 200,
  states: [
    { id: 'lamp', key: 'lamp', kind: 'compound', parent: null, box: [0, 0, 300, 200], facts: [] },
    {
      id: 'lamp.off',
      key: 'off',
      kind: 'atomic',
      parent: 'lamp',
      box: [20, 40, 80, 40],
      facts: [{ kind: 'handles', text: 'dust.settled / sneeze', transition: 'lamp.off|dust.settled|0' }],
    },
    {
      id: 'lamp.on',
      key: 'on',
      kind: 'atomic',
      parent: 'lamp',
      description: 'Gives light.',
      box: [20, 140, 80, 40],
      facts: [{ kind: 'invoke', text: 'runs glow' }],
    },
  ],
  transitions: [
    {
      id: 'lamp.off|dust.settled|0',
      from: 'lamp.off',
      to: null,
      kind: 'event',
      label: 'dust.settled / sneeze',
      paths: 1,
    },
    {
      id: 'lamp.off|lamp.pressed|0',
      from: 'lamp.off',
      to: 'lamp.on',
      kind: 'event',
      label: 'lamp.pressed',
      box: [70, 90, 80, 17],
      line: [60, 80, 60, 140],
      paths: 2,
    },
    {
      id: 'lamp.on|xstate.error.actor.glow|0',
      from: 'lamp.on',
      to: 'lamp.off',
      kind: 'error',
      label: 'glow failed /\nannounceDark',
      box: [160, 90, 80, 32],
      line: [80, 140, 80, 120, 150, 120, 150, 60, 100, 60],
      paths: 1,
    },
  ],
  starts: [{ dot: [40, 20], line: [40, 25, 40, 40] }],
  effects: { announceDark: 'shows “It stays dark”' },
};

export const lampInWords: Picture = {
  ...lampPicture,
  width: 600,
  height: 300,
  states: lampPicture.states.map((state) => ({
    ...state,
    key: state.id === 'lamp' ? 'Lamp' : 'Gives no light',
  })),
  transitions: lampPicture.transitions.map((one) => ({ ...one, label: 'Something happens to the lamp' })),
};

export const lampAtlas: readonly AtlasEntry[] = [
  {
    id: 'lamp',
    title: 'Lamp',
    summary: 'Is switched on and off.',
    group: 'Learner',
    states: 2,
    transitions: 3,
    paths: 2,
    emits: [
      {
        type: 'toast.shown',
        text: 'a message',
        handlers: [{ to: [{ id: 'bell', title: 'Bell' }], text: 'It rings.' }],
        transitions: ['lamp.on|xstate.error.actor.glow|0'],
      },
    ],
    comments: 2,
    thumbnail: { width: 300, height: 200, boxes: 'M0 0h300v200h-300z', leaves: '', lines: '' },
  },
  {
    id: 'bell',
    title: 'Bell',
    summary: 'Rings.',
    group: 'Account',
    states: 1,
    transitions: 1,
    paths: 1,
    emits: [],
    thumbnail: { width: 100, height: 50, boxes: '', leaves: '', lines: '' },
  },
];

export const lampPlaces: readonly Place[] = [
  { flow: 'lamp', part: null, title: 'Lamp', sentence: 'Is switched on and off.', screen: ['Bright lights'] },
  { flow: 'lamp', part: 'lamp.off', title: 'Lamp › Off', sentence: 'It is dark.', screen: [] },
  {
    flow: 'lamp',
    part: 'lamp.off|lamp.pressed|0',
    title: 'Lamp › Off',
    sentence: 'When the lamp is pressed, go to “On”.',
    screen: [],
  },
  {
    flow: 'lamp',
    part: 'lamp.on|xstate.error.actor.glow|0',
    title: 'Lamp › On',
    sentence: 'When glowing fails, say that it stays dark, then go to “Off”.',
    screen: ['Sorry, no current'],
  },
  { flow: 'bell', part: 'bell.still', title: 'Bell › Still', sentence: 'It makes no sound.', screen: [] },
];

export const lampPaths: PathList = {
  steps: [
    { after: -1, event: 'start', transitions: [], states: ['lamp.off'] },
    {
      after: 0,
      event: 'lamp.pressed',
      payload: 'by: “Ana”',
      transitions: ['lamp.off|lamp.pressed|0'],
      states: ['lamp.on'],
    },
    {
      after: 1,
      event: 'xstate.error.actor.glow',
      transitions: ['lamp.on|xstate.error.actor.glow|0'],
      states: ['lamp.off'],
    },
  ],
  ends: [2, 0],
  greedy: [0],
  clauses: {
    start: 'It starts',
    'lamp.pressed': 'The lamp is pressed',
    'xstate.error.actor.glow': 'Glowing fails',
  },
  titles: ['The lamp is pressed, then glowing fails', 'Only the start'],
};

export const lampText: FlowText = {
  id: 'lamp',
  states: lampPicture.states.map(({ id, key, kind, parent }) => ({
    id,
    key,
    kind,
    parent,
    entry: [],
    exit: [],
    invokes: id === 'lamp.on' ? [{ id: 'glow', source: 'glow' }] : [],
  })),
  transitions: [
    {
      id: 'lamp.off|dust.settled|0',
      from: 'lamp.off',
      to: null,
      kind: 'event',
      event: 'dust.settled',
      actions: ['sneeze'],
      reenter: false,
    },
    {
      id: 'lamp.off|lamp.pressed|0',
      from: 'lamp.off',
      to: 'lamp.on',
      kind: 'event',
      event: 'lamp.pressed',
      actions: [],
      reenter: false,
    },
    {
      id: 'lamp.on|xstate.error.actor.glow|0',
      from: 'lamp.on',
      to: 'lamp.off',
      kind: 'error',
      event: 'xstate.error.actor.glow',
      actions: ['announceDark'],
      reenter: false,
    },
  ],
  words: {
    states: { off: 'It is dark.', on: 'The lamp gives light.' },
    events: { 'dust.settled': 'dust settles', 'lamp.pressed': 'the lamp is pressed' },
    guards: {},
    actions: { sneeze: 'sneeze', announceDark: 'say that it stays dark' },
    delays: {},
    background: { glow: 'glowing' },
  },
};

export const lampScenes: Scenes = {
  paths: lampPaths,
  stored: { payloads: [{ $: 'undefined' }, { type: 'lamp.pressed', by: 'Ana' }], steps: [0, 1, 1] },
};
