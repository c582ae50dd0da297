import { isNativeWord, nativeWord } from '#machines/study/audio-player.rules.ts';
import { audioPlayerMachine } from '#machines/study/audio-player.machine.ts';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';

test.each([
  ['¡Hola!', 'hola'],
  ['¿Qué?', 'qué'],
  ['Adiós.', 'adiós'],
  ['a, b; c: d', 'a b c d'],
  [' ¡ Hola ! ', 'hola'],
])('%s is asked for as %s', (text, word) => {
  expect(nativeWord(text)).toBe(word);
});

test.each([
  ['¡Hola!', true],
  ['a'.repeat(20), true],
  ['a'.repeat(21), false],
  ['buenos días', false],
  ['¡!', false],
  ['', false],
])('native audio is tried for "%s": %s', (text, expected) => {
  expect(isNativeWord(text)).toBe(expected);
});

test('a tone is played in silence and along with a word', () => {
  const received: EventObject[] = [];
  const machine = audioPlayerMachine.provide({
    actors: {
      playTones: fromCallback<{ type: 'tone.requested'; isRight: boolean }>(({ receive }) =>
        receive((event) => received.push(event)),
      ),
      playNative: fromPromise<void, { word: string }>(() => new Promise(() => {})),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'tone.requested', isRight: true });
  actor.send({ type: 'audio.toggled', id: 'word', text: '¡Hola!' });
  actor.send({ type: 'tone.requested', isRight: false });
  expect(actor.getSnapshot().value).toEqual({ sounding: 'native' });
  expect(received).toEqual([true, false].map((isRight) => ({ type: 'tone.requested', isRight })));
  actor.stop();
});
