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

export function AudioPlayerProvider({ children }: { children: ReactNode }) {
  return <AudioPlayerContext value={useFlow(audioPlayer)}>{children}</AudioPlayerContext>;
}

export function useAudioPlayer(): AudioPlayerRef {
  const player = use(AudioPlayerContext);
  if (!player) throw new Error('An AudioPlayerProvider is missing');
  return player;
}

/** One sound with its control. Stops when the control unmounts while playing. */
export function useSound(
  id: string,
  text: string,
  { isSlow = false, voice }: { isSlow?: boolean; voice?: number } = {},
): { isPlaying: boolean; toggle: () => void; offer: () => void } {
  const player = useAudioPlayer();
  const isPlaying = useSelector(
    player,
    (state) => state.hasTag('sounding') && isOwn(state.context.sound, id, isSlow),
  );
  useEffect(
    () => () => {
      if (isOwn(player.getSnapshot().context.sound, id, isSlow)) player.send({ type: 'audio.stopped' });
    },
    [player, id, isSlow],
  );
  const sound = { id, text, ...(isSlow && { isSlow }), ...(voice !== undefined && { voice }) };
  return {
    isPlaying,
    toggle: () => player.send({ type: 'audio.toggled', ...sound }),
    offer: () => player.send({ type: 'audio.offered', ...sound }),
  };
}

function isOwn(sound: { id: string; isSlow: boolean } | null, id: string, isSlow: boolean): boolean {
  return sound?.id === id && sound.isSlow === isSlow;
}
