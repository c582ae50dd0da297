import { audioPlayerMachine } from '#machines/study/audio-player.machine.ts';
import { useSelector } from '@xstate/react';
import { createContext, use, useEffect, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { awaitVoices, findVoice, playNative, playTones, speak } from '../actors/sound.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';

export type AudioPlayerRef = ActorRefFrom<typeof audioPlayerMachine>;

const audioPlayer = wire(audioPlayerMachine, { playNative, findVoice, awaitVoices, speak, playTones });
const AudioPlayerContext = createContext<AudioPlayerRef | null>(null);

/** One player for all of a learner's pages, so that there are never two voices at once. */
export function AudioPlayerProvider({ children }: { children: ReactNode }) {
  return <AudioPlayerContext value={useFlow(audioPlayer)}>{children}</AudioPlayerContext>;
}

export function useAudioPlayer(): AudioPlayerRef {
  const player = use(AudioPlayerContext);
  if (!player) throw new Error('An AudioPlayerProvider is missing');
  return player;
}

/** The control of one sound. The player stops if the control leaves the page while it plays. */
export function useSound(
  id: string,
  text: string,
): { isPlaying: boolean; toggle: () => void; offer: () => void } {
  const player = useAudioPlayer();
  const isPlaying = useSelector(
    player,
    (state) => state.hasTag('sounding') && state.context.sound?.id === id,
  );
  useEffect(
    () => () => {
      if (player.getSnapshot().context.sound?.id === id) player.send({ type: 'audio.stopped' });
    },
    [player, id],
  );
  return {
    isPlaying,
    toggle: () => player.send({ type: 'audio.toggled', id, text }),
    offer: () => player.send({ type: 'audio.offered', id, text }),
  };
}
