import type { Passage } from '#machines/course/lesson.types.ts';
import { memo } from 'react';
import { useSound } from '../../learner/Audio.tsx';
import { PassagePanel, PassageText } from '../../ui/play/PassageText.tsx';
import { HeardButtons } from '../../ui/play/SoundButtons.tsx';

interface Props {
  passage: Passage;
  /** The text to hear instead; null to read it. */
  heard: string | null;
}

/** The text of a question. Goes on playing when the next question on it comes. */
export const AskedPassage = memo(function AskedPassage({ passage, heard }: Props) {
  const { id, title, lines, gapped = lines } = passage;
  return (
    <PassagePanel title={title}>
      {heard === null ? <PassageText title={title} lines={gapped} /> : <Heard id={id} text={heard} />}
    </PassagePanel>
  );
});

function Heard({ id, text }: { id: string; text: string }) {
  const { isPlaying, toggle } = useSound(id, text);
  const slow = useSound(id, text, { isSlow: true });
  return (
    <HeardButtons
      label="Play the text"
      sound={{ isPlaying, onToggle: toggle }}
      slow={{ isPlaying: slow.isPlaying, onToggle: slow.toggle }}
    />
  );
}
