import { isNativeWord, isSentence, nativeWord, soundPatience } from '#machines/study/audio-player.rules.ts';
import { audioPlayerMachine } from '#machines/study/audio-player.machine.ts';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor, type EventObject } from 'xstate';

test.each([
  ['¡Hola!', 'hola'],
  ['¿Qué?', 'qué'],
  ['Adiós.', 'adiós'],
  ['a, b; c: d', 'a b c d'],
  [' ¡ Hola ! ', 'hola'],
])('the recording of %s is requested as %s', (text, word) => {
  expect(nativeWord(text)).toBe(word);
});

test.each([
  ['¡Hola!', true],
  ['a'.repeat(20), true],
  ['a'.repeat(21), false],
  ['buenos días', false],
  ['¡!', false],
  ['', false],
])('tries native audio for "%s": %s', (text, expected) => {
  expect(isNativeWord(text)).toBe(expected);
});

test('three words make a sentence', () => {
  expect(['hola', 'buenos días', ' ¿Qué  tal? ', '¿Cómo te llamas?'].filter(isSentence)).toEqual([
    '¿Cómo te llamas?',
  ]);
});

test('a tone is played in silence and along with a word', () => {
  const received: EventObject[] = [];
  const machine = audioPlayerMachine.provide({
    actors: {
      playTones: fromCallback<{ type: 'tone.requested'; isRight: boolean }>(({ receive }) =>
        receive((event) => received.push(event)),
      ),
      playNative: fromCallback<{ type: 'none' }, { word: string }>(() => undefined),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'tone.requested', isRight: true });
  actor.send({ type: 'audio.toggled', id: 'word', text: '¡Hola!' });
  actor.send({ type: 'tone.requested', isRight: false });
  expect(actor.getSnapshot().value).toEqual({ sounding: { native: 'starting' } });
  expect(received).toEqual([true, false].map((isRight) => ({ type: 'tone.requested', isRight })));
  actor.stop();
});

interface Speech {
  text: string;
  language: string;
  isSlow: boolean;
}

type Voices = 'spanish' | 'offline' | 'other' | 'unlisted';

/** A player whose native audio fails; `find` returns what the browser lists. */
function speaking(find: () => Voices) {
  const spoken: string[] = [];
  let list = () => undefined as void;
  const clock = new SimulatedClock();
  const machine = audioPlayerMachine.provide({
    actors: {
      playTones: fromCallback<{ type: 'tone.requested'; isRight: boolean }>(() => undefined),
      playNative: fromCallback<{ type: 'none' }, { word: string }>(({ sendBack }) =>
        sendBack({ type: 'playback.failed' }),
      ),
      findVoice: fromPromise<Voices, { language: string }>(async () => find()),
      awaitVoices: fromPromise<void>(() => new Promise<void>((resolve) => (list = resolve))),
      speak: fromCallback<{ type: 'none' }, Speech>(({ input, sendBack }) => {
        spoken.push(input.text);
        sendBack({ type: 'playback.ended' });
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const toasts: string[] = [];
  actor.on('toast.shown', ({ title }) => toasts.push(title));
  const play = async (text: string, type: 'audio.toggled' | 'audio.offered' = 'audio.toggled') => {
    actor.send({ type, id: text, text });
    await settle();
  };
  return { actor, clock, toasts, play, spoken: () => spoken, list: () => list() };
}

function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('the fallback to speech is announced once, at the first word that the learner asked for', async () => {
  const { toasts, play, spoken } = speaking(() => 'spanish');
  await play('uno', 'audio.offered');
  expect(toasts).toEqual([]);
  await play('dos');
  await play('tres');
  expect(toasts).toEqual(['Native audio failed. Trying AI speech...']);
  expect(spoken()).toEqual(['uno', 'dos', 'tres']);
});

test('voices of other languages never speak Spanish; the missing voice is announced once', async () => {
  const { toasts, play, spoken } = speaking(() => 'other');
  await play('buenos días', 'audio.offered');
  expect(toasts).toEqual([]);
  await play('buenos días');
  await play('buenas noches');
  expect(toasts).toEqual(['Your browser has no Spanish voice']);
  expect(spoken()).toEqual([]);
});

test('a press on the button of an offered word that is not heard yet asks for it', async () => {
  const { actor, toasts, play } = speaking(() => 'other');
  actor.send({ type: 'audio.offered', id: 'buenos días', text: 'buenos días' });
  await play('buenos días');
  expect(toasts).toEqual(['Your browser has no Spanish voice']);
});

test('without a network that its voice needs, the app says so to those who asked', async () => {
  const { toasts, play, spoken } = speaking(() => 'offline');
  await play('buenos días', 'audio.offered');
  expect(toasts).toEqual([]);
  await play('buenos días');
  expect(toasts.at(-1)).toBe('Your Spanish voice needs the internet');
  expect(spoken()).toEqual([]);
});

test('waits for voices that the browser lists late', async () => {
  let voices: 'spanish' | 'unlisted' = 'unlisted';
  const { actor, clock, play, spoken, list } = speaking(() => voices);
  await play('buenos días');
  clock.increment(1499);
  expect(actor.getSnapshot().value).toEqual({ sounding: 'awaitingVoices' });
  voices = 'spanish';
  list();
  await settle();
  expect(spoken()).toEqual(['buenos días']);
});

test('waits once for a browser that lists no voices, then lets it choose', async () => {
  const { clock, play, spoken, toasts } = speaking(() => 'unlisted');
  await play('buenos días');
  clock.increment(1500);
  await settle();
  await play('buenas noches');
  expect(spoken()).toEqual(['buenos días', 'buenas noches']);
  expect(toasts).toEqual([]);
});

/** A player whose voice reports only what the test sends. */
function voiced() {
  const clock = new SimulatedClock();
  const toasts: string[] = [];
  let isSpeaking = false;
  const machine = audioPlayerMachine.provide({
    actors: {
      playTones: fromCallback<{ type: 'tone.requested'; isRight: boolean }>(() => undefined),
      findVoice: fromPromise<Voices, { language: string }>(() => Promise.resolve('spanish')),
      speak: fromCallback<{ type: 'none' }, Speech>(() => {
        isSpeaking = true;
        return () => (isSpeaking = false);
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  actor.on('toast.shown', ({ title }) => toasts.push(title));
  return { actor, clock, toasts, isSpeaking: () => isSpeaking };
}

test('a voice that never reports its end is stopped silently', async () => {
  const { actor, clock, toasts } = voiced();
  const text = 'Me llamo Ana y vivo en Madrid.';
  actor.send({ type: 'audio.toggled', id: 'line', text });
  await waitFor(actor, (state) => state.matches({ sounding: 'synthetic' }));
  clock.increment(3999);
  actor.send({ type: 'playback.started' });
  clock.increment(soundPatience(text) - 1);
  expect(actor.getSnapshot().hasTag('sounding')).toBe(true);
  clock.increment(1);
  expect(actor.getSnapshot().matches('silent')).toBe(true);
  expect(toasts).toEqual([]);
  expect(soundPatience(`${text} ${text}`), 'more text has more time').toBeGreaterThan(soundPatience(text));
});

test('a voice that doesn’t start within four seconds is stopped, and a toast says so', async () => {
  const { actor, clock, toasts, isSpeaking } = voiced();
  actor.send({ type: 'audio.toggled', id: 'line', text: 'Me llamo Ana.' });
  await waitFor(actor, (state) => state.matches({ sounding: 'synthetic' }));
  clock.increment(3999);
  expect(isSpeaking()).toBe(true);
  clock.increment(1);
  expect(actor.getSnapshot().matches('silent')).toBe(true);
  expect([isSpeaking(), toasts]).toEqual([false, ['The voice couldn’t be played. Please try again.']]);
});
