import { NATIVE_AUDIO_MAX_LENGTH, START_PATIENCE, VOICES_PATIENCE } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    silent: 'Nothing is playing.',
    choosing: 'Checks whether the text may have a recording.',
    sounding: 'A text is playing, or about to play.',
    'sounding.native': 'A native speaker’s recording is playing.',
    'sounding.native.starting': 'It isn’t audible yet.',
    'sounding.native.playing': 'It’s audible.',
    'sounding.findingVoice': 'The device is being searched for a Spanish voice.',
    'sounding.awaitingVoices': 'The browser hasn’t listed its voices yet.',
    'sounding.withoutNetwork': 'The device’s Spanish voices need the network, which is gone.',
    'sounding.withoutVoice':
      'The device only has voices for other languages, which would mispronounce the text.',
    'sounding.synthetic': 'The device’s voice is speaking the text.',
    'sounding.synthetic.starting': 'It isn’t audible yet.',
    'sounding.synthetic.playing': 'It’s audible.',
  },
  events: {
    'audio.toggled': 'the learner presses a speaker button',
    'audio.offered': 'a page plays a text by itself',
    'audio.stopped': 'the page with the text is left',
    'playback.started': 'the sound starts',
    'playback.ended': 'the sound ends',
    'playback.failed': 'the sound can’t be played',
    'tone.requested': 'an answer is marked right or wrong',
  },
  guards: {
    hasTones: ['tones can be played', 'tones can’t be played'],
    isSameOffered: [
      'the page started this very sound by itself',
      'another sound is about to play, or the learner asked for this one',
    ],
    isSameSound: ['this very sound is playing', 'another sound is playing'],
    isOffered: ['the page started the sound by itself', 'the learner asked for the sound'],
    isFallbackKnown: [
      'the learner knows that recordings fail, or didn’t ask for the sound',
      'the learner doesn’t know yet that recordings fail',
    ],
    isMissingVoiceKnown: [
      'the learner knows that a Spanish voice is missing, or didn’t ask for the sound',
      'the learner doesn’t know yet that a Spanish voice is missing',
    ],
    hasSpanishVoice: ['a Spanish voice was found', 'no Spanish voice was found'],
    hasOtherVoices: ['only voices for other languages were found', 'no list of voices was found'],
    hasNetworkVoice: [
      'the Spanish voices found need the network',
      'no Spanish voice that needs the network was found',
    ],
    isChosenByBrowser: ['the browser picks the voice', 'the browser doesn’t need to pick the voice'],
    canBeRecorded: [
      `it may have a recording: a word of at most ${NATIVE_AUDIO_MAX_LENGTH} characters, normal speed, any voice`,
      'it has no recording: a longer text, slow speed or a chosen voice',
    ],
  },
  actions: {
    rememberSound: 'remember the sound',
    forgetSound: 'forget the sound',
    muteTones: 'turn tones off until the app is reopened',
    playTone: 'play a short tone along with any other sound',
    letBrowserChoose: 'let the browser pick a voice for the language',
    noteFallbackAnnounced: 'note that the learner knows about the recordings',
    noteMissingVoiceAnnounced: 'note that the learner knows about the missing voice',
    announceFallback: 'say that the recording failed (“native audio”) and the device’s voice takes over',
    announceMissingVoice: 'say that a Spanish voice is missing, and where to get one',
    announceOffline: 'say that the Spanish voice needs the internet',
    announceFailure: 'say that the voice couldn’t be played',
    announceNoSpeech: 'say that this browser can’t speak',
  },
  delays: {
    voicesPatience: `${VOICES_PATIENCE / 1000} seconds`,
    startPatience: `${START_PATIENCE / 1000} seconds`,
    soundPatience: 'the longest time that the text can take',
  },
  background: {
    playTones: 'playing tones',
    playNative: 'playing the recording',
    findVoice: 'the search for a voice',
    awaitVoices: 'waiting for the list of voices',
    speak: 'speaking the text',
  },
};
