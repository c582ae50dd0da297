import { memo, useEffect, useEffectEvent } from 'react';
import { useSound } from '../../learner/Audio.tsx';
import { HeardButtons } from '../../ui/play/SoundButtons.tsx';

/** Spanish that is the question: it plays at once. An answer leaves it as it is. */
export const HeardQuestion = memo(function HeardQuestion({ id, spanish }: { id: string; spanish: string }) {
  const { isPlaying, toggle, offer } = useSound(id, spanish);
  const slow = useSound(id, spanish, { isSlow: true });
  const play = useEffectEvent((_asked: string) => offer());
  useEffect(() => play(id), [id]);
  return (
    <HeardButtons
      sound={{ isPlaying, onToggle: toggle }}
      slow={{ isPlaying: slow.isPlaying, onToggle: slow.toggle }}
    />
  );
});
