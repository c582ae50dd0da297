import { START_PATIENCE, VOICES_PATIENCE } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    silent: 'Nothing sounds.',
    choosing: 'It is decided at once whether there is a recording of the text.',
    sounding: 'A text is being played, or its voice is being looked for.',
    'sounding.native': 'A recording by a native speaker plays.',
    'sounding.native.starting': 'It has not begun to sound yet.',
    'sounding.native.playing': 'It is heard.',
    'sounding.findingVoice': 'The voices of this device are searched for a Spanish one.',
    'sounding.awaitingVoices': 'The browser has not listed its voices yet.',
    'sounding.withoutVoice': 'Only voices of other languages are there; they would mispronounce the text.',
    'sounding.synthetic': 'The voice of the device speaks the text.',
    'sounding.synthetic.starting': 'It has not begun to sound yet.',
    'sounding.synthetic.playing': 'It is heard.',
  },
  events: {
    'audio.toggled': 'the learner presses a speaker button',
    'audio.offered': 'a page plays a text by itself',
    'audio.stopped': 'the page with the text is left',
    'playback.started': 'the sound begins',
    'playback.ended': 'the sound has ended',
    'playback.failed': 'the sound cannot be heard',
    'tone.requested': 'an answer is judged right or wrong',
  },
  guards: {
    hasTones: ['tones can be played', 'tones cannot be played'],
    isSameSound: ['this very sound is playing', 'another sound is playing'],
    isOffered: ['the page started the sound by itself', 'the learner asked for the sound'],
    isFallbackKnown: [
      'the learner knows that recordings fail, or did not ask for the sound',
      'the learner has not heard yet that recordings fail',
    ],
    isMissingVoiceKnown: [
      'the learner knows that a Spanish voice is missing, or did not ask for the sound',
      'the learner does not know yet that a Spanish voice is missing',
    ],
    hasSpanishVoice: ['a Spanish voice was found', 'no Spanish voice was found'],
    hasOtherVoices: ['only voices of other languages were found', 'no list of voices was found'],
    isChosenByBrowser: ['the browser chooses the voice', 'the browser need not choose the voice'],
    canBeRecorded: [
      'the text is a word with a recording and normal speed was asked for',
      'the text has no recording, or was asked for slowly',
    ],
  },
  actions: {
    rememberSound: 'the sound is remembered',
    forgetSound: 'the sound is forgotten',
    muteTones: 'answers are judged without a tone until the app is opened again',
    playTone: 'a short tone plays along with any other sound',
    letBrowserChoose: 'the browser is left to choose a voice by the language alone',
    noteFallbackAnnounced: 'it is noted that the learner was told about the recordings',
    noteMissingVoiceAnnounced: 'it is noted that the learner was told about the missing voice',
    announceFallback: 'the learner is told that the voice of the device takes over',
    announceMissingVoice: 'the learner is told that a Spanish voice is missing, and where to get one',
    announceFailure: 'the learner is told that the voice could not be heard',
    announceNoSpeech: 'the learner is told that this browser cannot speak',
  },
  delays: {
    voicesPatience: `${VOICES_PATIENCE / 1000} seconds have passed`,
    startPatience: `${START_PATIENCE / 1000} seconds have passed`,
    soundPatience: 'the text must have ended by now, although the browser does not say so',
  },
  background: {
    playTones: 'playing tones',
    playNative: 'playing the recording',
    findVoice: 'the search for a voice',
    awaitVoices: 'waiting for the list of voices',
    speak: 'speaking the text',
  },
};
