import { audioPlayerMachine } from '#machines/study/audio-player.machine.ts';
import type { voicesMachine } from '#machines/study/voices.machine.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { speakTextOn } from '../../src/actors/sound.ts';
import { AudioPlayerProvider } from '../../src/learner/Audio.tsx';
import { Sound } from '../../src/pages/Sound.tsx';
import { useVoices } from '../../src/pages/use-voices.ts';
import { VoiceChoice, VoiceFields } from '../../src/pages/profile/VoiceFields.tsx';
import { VoiceHint, VoiceNote } from '../../src/pages/today/VoiceHint.tsx';
import { inert } from '../support/paths/control.ts';
import { testPage } from '../support/pages.ts';
import { Stage, testRuntime } from '../support/stage.tsx';
import model from '../machines/models/voices.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const field = (label: string) => screen.queryByLabelText<HTMLSelectElement>(label);
const choose = (label: string, value: string | null) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: value ?? '' } });
const hint = () => screen.queryByRole('button', { name: 'Don’t show again' });

function Voices() {
  const flow = useVoices();
  return (
    <AudioPlayerProvider>
      <h1>Voices</h1>
      <VoiceNote flow={flow} />
      <VoiceChoice flow={flow} />
    </AudioPlayerProvider>
  );
}

testPage('Voices', {
  model,
  page: <Voices />,
  gestures: {
    'voice.chosen': ({ voice }: { voice: string | null }) => choose('Voice', voice),
    'speed.chosen': ({ speed }: { speed: string }) => choose('Speed', speed),
    'hint.dismissed': () => fireEvent.click(hint() ?? document),
  },
  see: (snapshot: SnapshotFrom<typeof voicesMachine>) => {
    const { settings, voices } = snapshot.context;
    const isListed = snapshot.matches({ known: { audible: 'listed' } });
    const isAudible = snapshot.matches({ known: 'audible' });
    const isThere = voices.some(({ id }) => id === settings.voice);
    expect(field('Voice')?.value).toBe(isListed ? (isThere ? settings.voice : '') : undefined);
    expect(field('Speed')?.value).toBe(isAudible ? settings.speed : undefined);
    expect(screen.queryByRole('button', { name: 'Try it' }) !== null).toBe(isAudible);
    if (isListed) {
      const groups = [...document.querySelectorAll('optgroup')].map(({ label, textContent }) => [
        label,
        textContent,
      ]);
      expect(groups).toEqual([
        ['Spain', 'Mónica (Spain)'],
        ['Latin America', 'Paulina (Mexico)'],
      ]);
    }
    const isUnsupported = snapshot.matches({ known: { silent: 'unsupported' } });
    expect(screen.queryByText(/This browser can’t read aloud/) !== null).toBe(isUnsupported);
    const isUnloaded = snapshot.matches({ known: 'unloaded' });
    expect(screen.queryByText(/We couldn’t look for voices/) !== null).toBe(isUnloaded);
    const isMissing = snapshot.matches({ known: { silent: 'missing' } });
    expect(screen.queryByText(/Your browser has no Spanish voice/) !== null).toBe(isMissing);
    const isOffline = snapshot.matches({ known: { silent: 'offline' } });
    expect(screen.queryByText(/Your Spanish voice needs the internet/) !== null).toBe(isOffline);
    const isHinted = snapshot.hasTag('voiceless') && !settings.isHintDismissed;
    expect(hint() !== null).toBe(isHinted);
    const ways = screen.queryAllByRole('link', { name: 'Add a Spanish voice' });
    const isUnlisted = snapshot.matches({ known: { audible: 'unlisted' } });
    expect(ways).toHaveLength(isMissing || isOffline || isUnlisted ? (isHinted ? 2 : 1) : 0);
    for (const way of ways) expect(way.getAttribute('href')).toBe('/support#spanish-voice');
  },
});

const silent = testRuntime(({ machine }, input) => ({
  machine: inert(machine) as typeof machine,
  options: { input },
}));

test('a sentence can be played slowly, a word can’t', () => {
  render(
    <Stage runtime={silent}>
      <AudioPlayerProvider>
        <Sound id="word" text="¡Hola!" />
        <Sound id="sentence" text="¿Cómo te llamas?" />
      </AudioPlayerProvider>
    </Stage>,
  );
  const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  const usual = ['Listen to ¡Hola!', 'Listen to ¿Cómo te llamas?', 'Play slowly: ¿Cómo te llamas?'];
  expect(names()).toEqual(usual);
  fireEvent.click(screen.getByRole('button', { name: /^Play slowly/ }));
  expect(names()).toEqual([...usual.slice(0, 2), 'Stop ¿Cómo te llamas?']);
  fireEvent.click(screen.getByRole('button', { name: 'Listen to ¿Cómo te llamas?' }));
  expect(names()).toEqual([usual[0], 'Stop ¿Cómo te llamas?', usual[2]]);
});

test('speaking a text is done when its sound ends, and stopping it stops the sound', async () => {
  const player = createActor(inert(audioPlayerMachine)).start();
  const reader = createActor(speakTextOn(player), { input: { text: 'Hola, Ana.', isSlow: true } }).start();
  expect(player.getSnapshot().context.sound).toMatchObject({ text: 'Hola, Ana.', isSlow: true });
  expect(reader.getSnapshot().status).toBe('active');
  player.send({ type: 'audio.stopped' });
  await act(async () => {});
  expect(reader.getSnapshot().status).toBe('done');
  const stopped = createActor(speakTextOn(player), { input: { text: 'Adiós.' } }).start();
  expect(player.getSnapshot().hasTag('sounding')).toBe(true);
  stopped.stop();
  expect(player.getSnapshot().matches('silent')).toBe(true);
  player.stop();
});

test('the hint about a missing voice never returns once dismissed', async () => {
  const synthesis = { getVoices: () => [{ voiceURI: 'alex', name: 'Alex', lang: 'en-US' }] };
  vi.stubGlobal('speechSynthesis', synthesis);
  const open = () =>
    render(
      <Stage>
        <AudioPlayerProvider>
          <h1>Today</h1>
          <VoiceHint />
          <VoiceFields />
        </AudioPlayerProvider>
      </Stage>,
    );
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Don’t show again' }));
  expect(hint()).toBeNull();
  cleanup();
  open();
  await screen.findByText(/Your browser has no Spanish voice/);
  expect(hint()).toBeNull();
});
