import { VOICES_PATIENCE, WATCH_RETRY } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    opening: 'This device’s choices are loading.',
    known: 'This device’s choices have loaded.',
    'known.looking': 'The page says that it’s looking for Spanish voices.',
    'known.audible': 'Spanish can be played, or may be: the learner can pick and try the speed.',
    'known.audible.listed': 'The page lists the Spanish voices to choose from.',
    'known.audible.unlisted': 'The browser lists no voices, but may still speak in one that it picks.',
    'known.unloaded': 'The settings say that voices couldn’t be loaded; a retry follows soon.',
    'known.silent': 'Sentences stay silent: the settings say so, and a hint on the page Today.',
    'known.silent.missing': 'The browser only has voices for other languages.',
    'known.silent.offline': 'The Spanish voices only speak with a network, and there is none.',
    'known.silent.unsupported': 'The browser can’t speak.',
  },
  events: {
    'settings.read': 'this device’s choices have loaded, or change in another tab',
    'voices.listed': 'the browser lists its voices, or the network comes or goes',
    'speech.missing': 'the browser turns out not to speak',
    'voice.chosen': 'the learner picks a voice',
    'speed.chosen': 'the learner picks a speed',
    'hint.dismissed': 'the learner chooses “Don’t show again” in the hint on the page Today',
  },
  guards: {
    hasSpanishVoice: [
      'a Spanish voice among them can speak now',
      'no Spanish voice among them can speak now',
    ],
    hasNetworkVoice: ['there are Spanish voices that need a network', 'there is no Spanish voice among them'],
  },
  actions: {
    storeSettings: 'apply this device’s choices',
    storeVoices: 'store the Spanish voices',
    chooseVoice: 'use this voice',
    chooseSpeed: 'use this speed',
    dismissHint: 'hide the hint for good',
    writeSettings: 'save the choice on this device',
  },
  delays: {
    voicesPatience: `${VOICES_PATIENCE / 1000} seconds after the app began to load`,
    watchRetry: `${WATCH_RETRY / 1000} seconds`,
  },
  background: { watchVoices: 'watching this device’s voices and choices' },
};
