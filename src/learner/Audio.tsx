import { audioPlayerMachine } from '#machines/study/audio-player.machine.ts';
import { useSelector } from '@xstate/react';
import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { onReport } from '../runtime/emits.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { usePreference } from './Preferences.tsx';

type AudioPlayerRef = ActorRefFrom<typeof audioPlayerMachine>;

const AudioPlayerContext = createContext<AudioPlayerRef | null>(null);

/** One player for the whole app, so that there are never two sounds at once. It also sounds judged answers. */
export function AudioPlayerProvider({ children }: { children: ReactNode }) {
  const player = useFlow(audioPlayerMachine);
  const hasTones = usePreference('soundEffects');
  const soundAnswer = useEffectEvent((isRight: boolean) => {
    if (hasTones) player.send({ type: 'tone.wanted', isRight });
  });
  useLayoutEffect(
    () =>
      onReport((report) => {
        if (report.type === 'answer.judged') soundAnswer(report.isRight);
      }),
    [],
  );
  return <AudioPlayerContext value={player}>{children}</AudioPlayerContext>;
}

/** The control of one sound. The player falls silent when the control leaves the page while it sounds. */
export function useSound(
  id: string,
  text: string,
): { isPlaying: boolean; toggle: () => void; offer: () => void } {
  const player = use(AudioPlayerContext);
  if (!player) throw new Error('useSound needs an AudioPlayerProvider');
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
