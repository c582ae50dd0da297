import { isSentence } from '#machines/study/audio-player.rules.ts';
import { AudioButton, SlowButton } from '../ui/base/AudioButton.tsx';
import { useSound } from '../learner/Audio.tsx';
import { useAutoPlay } from '../learner/Preferences.tsx';

interface Props {
  id: string;
  text: string;
  /** Whether to play it on mount if auto-play is on. */
  isOffered?: boolean;
  hasSlow?: boolean;
}

/** Plays a Spanish text; sentences also slowly. */
export function Sound({ id, text, isOffered = false, hasSlow = isSentence(text) }: Props) {
  const { isPlaying, toggle, offer } = useSound(id, text);
  useAutoPlay(isOffered, id, offer);
  return (
    <>
      <AudioButton text={text} isPlaying={isPlaying} onToggle={toggle} />
      {hasSlow && <SlowSound id={id} text={text} />}
    </>
  );
}

function SlowSound({ id, text }: Pick<Props, 'id' | 'text'>) {
  const { isPlaying, toggle } = useSound(id, text, { isSlow: true });
  return <SlowButton text={text} isPlaying={isPlaying} onToggle={toggle} />;
}
