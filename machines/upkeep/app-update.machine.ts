import { assertEvent, assign, setup } from 'xstate';
import { ACTIVATION_PATIENCE } from '../constants.ts';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';

interface Input {
  /** The learner declined to install the app. */
  isDeclined: boolean;
  patience?: number;
}

interface Context {
  isDeclined: boolean;
  /** Another tab activated the new version: this page only has to reload. */
  isSwitched: boolean;
  /** The new version didn't start: Chromium waits for all tabs to close if one fetches at the wrong moment. */
  isStuck: boolean;
  /** Milliseconds until a new version counts as stuck. */
  patience: number;
}

const actors = {
  watchVersions: callbackStub<{ type: 'none' }>(),
  watchPlay: callbackStub<{ type: 'none' }>(),
  watchInstall: callbackStub<{ type: 'none' }>(),
  activateVersion: callbackStub<{ type: 'none' }>(),
  reloadPage: callbackStub<{ type: 'none' }>(),
  askToInstall: promiseStub<'accepted' | 'dismissed'>(),
  rememberDeclined: callbackStub<{ type: 'none' }>(),
};

type Event =
  | { type: 'worker.refused' }
  | { type: 'download.started' }
  | { type: 'download.finished' }
  | { type: 'download.failed' }
  | { type: 'version.waiting' }
  | { type: 'version.switched' }
  | { type: 'update.accepted' }
  | { type: 'update.postponed' }
  | { type: 'play.started' }
  | { type: 'play.ended' }
  | { type: 'install.possible' }
  | { type: 'install.requested' }
  | { type: 'app.installed' }
  | ActorEvents<typeof actors>;

export const appUpdateMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'offer' | 'busy' | 'explained' },
  actors,
  guards: {
    isSwitched: ({ context }) => context.isSwitched,
    isStuck: ({ context }) => context.isStuck,
    isDeclined: ({ context }) => context.isDeclined,
    isAccepted: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.askToInstall');
      return event.output === 'accepted';
    },
  },
  actions: {
    noteSwitch: assign({ isSwitched: true, isStuck: false }),
    noteNewer: assign({ isSwitched: false, isStuck: false }),
    noteStuck: assign({ isStuck: true }),
    noteDeclined: assign({ isDeclined: true }),
  },
  delays: { patience: ({ context }) => context.patience },
}).createMachine({
  id: 'app-update',
  type: 'parallel',
  context: ({ input }) => ({
    isDeclined: input.isDeclined,
    isSwitched: false,
    isStuck: false,
    patience: input.patience ?? ACTIVATION_PATIENCE,
  }),
  states: {
    update: {
      initial: 'idle',
      invoke: { id: 'watchVersions', src: 'watchVersions', onError: '.unavailable' },
      on: {
        'version.waiting': { target: '.ready', actions: 'noteNewer' },
        'version.switched': { target: '.ready', actions: 'noteSwitch' },
      },
      states: {
        unavailable: {},
        idle: {
          on: { 'worker.refused': 'unavailable', 'download.started': 'downloading' },
        },
        downloading: {
          on: { 'download.finished': 'idle', 'download.failed': 'failed' },
        },
        failed: {
          on: { 'download.started': 'downloading' },
        },
        ready: {
          initial: 'waiting',
          invoke: { id: 'watchPlay', src: 'watchPlay', onError: '.waiting' },
          on: {
            'play.started': '.waiting',
            'play.ended': [{ guard: 'isStuck', target: '.explained' }, { target: '.offered' }],
          },
          states: {
            waiting: {},
            offered: {
              tags: 'offer',
              on: {
                'update.postponed': '#app-update.update.postponed',
                'update.accepted': [
                  { guard: 'isSwitched', target: '#app-update.update.reloading' },
                  { target: '#app-update.update.activating' },
                ],
              },
            },
            explained: {
              tags: ['offer', 'explained'],
              on: { 'update.postponed': '#app-update.update.postponed' },
            },
          },
        },
        postponed: {},
        activating: {
          tags: ['offer', 'busy'],
          invoke: { id: 'activateVersion', src: 'activateVersion', onError: 'ready' },
          on: { 'version.switched': 'reloading' },
          after: { patience: { target: 'ready', actions: 'noteStuck' } },
        },
        reloading: {
          tags: ['offer', 'busy'],
          invoke: { id: 'reloadPage', src: 'reloadPage', onError: 'ready' },
        },
      },
    },
    install: {
      initial: 'unavailable',
      invoke: { id: 'watchInstall', src: 'watchInstall', onError: '.unavailable' },
      on: { 'app.installed': '.installed' },
      states: {
        unavailable: {
          on: {
            'install.possible': [{ guard: 'isDeclined', target: 'possible' }, { target: 'offered' }],
          },
        },
        offered: {
          on: { 'install.requested': 'asking' },
        },
        possible: {
          on: { 'install.requested': 'asking' },
        },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'askToInstall',
            src: 'askToInstall',
            onDone: [
              { guard: 'isAccepted', target: 'accepted' },
              { target: 'dismissed', actions: 'noteDeclined' },
            ],
            onError: 'unavailable',
          },
        },
        accepted: {},
        dismissed: {
          invoke: { id: 'rememberDeclined', src: 'rememberDeclined', onError: 'unavailable' },
          on: { 'install.possible': 'possible' },
        },
        installed: {},
      },
    },
  },
});
