import { VOICES_PATIENCE, WATCH_RETRY } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    opening: 'The choices kept on this device are being read.',
    known: 'The choices kept on this device are known.',
    'known.looking': 'The page says that it looks for Spanish voices.',
    'known.audible': 'Spanish can be heard, or perhaps: the speed can be chosen, and tried.',
    'known.audible.listed': 'The Spanish voices are listed, to choose one.',
    'known.audible.unlisted':
      'The browser names no voices; it may speak all the same, in one that it chooses.',
    'known.unloaded':
      'What looks for voices could not be loaded; settings say so, and it is tried again soon.',
    'known.silent': 'Sentences stay silent: settings say so, and a hint on the page Today.',
    'known.silent.missing': 'The browser has voices of other languages only.',
    'known.silent.unsupported': 'The browser cannot speak.',
  },
  events: {
    'settings.read': 'the choices kept on this device are read, again if another tab changes them',
    'voices.listed': 'the browser lists its voices',
    'speech.missing': 'it turns out that the browser cannot speak',
    'voice.chosen': 'the learner chooses a voice',
    'speed.chosen': 'the learner chooses a speed',
    'hint.dismissed': 'the learner chooses “Don’t show again” in the hint on the page Today',
  },
  guards: {
    hasSpanishVoice: ['a Spanish voice is among them', 'no Spanish voice is among them'],
  },
  actions: {
    storeSettings: 'the choices kept on this device count',
    storeVoices: 'the Spanish ones among the voices are kept',
    chooseVoice: 'this voice counts',
    chooseSpeed: 'this speed counts',
    dismissHint: 'the hint disappears for good',
    writeSettings: 'the choice is kept on this device',
  },
  delays: {
    voicesPatience: `${VOICES_PATIENCE / 1000} seconds have passed`,
    watchRetry: `${WATCH_RETRY / 1000} seconds have passed`,
  },
  background: { watchVoices: 'watching the voices and choices of this device' },
};
