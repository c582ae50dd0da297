import { chakra } from '@chakra-ui/react/styled-system';
import Square from 'lucide-react/icons/square';
import Turtle from 'lucide-react/icons/turtle';
import Volume2 from 'lucide-react/icons/volume-2';
import { Button, IconButton } from '../base/Button.tsx';

export const SoundRow = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2' } });

interface Sound {
  isPlaying: boolean;
  onToggle: () => void;
}

interface HeardProps {
  sound: Sound;
  slow: Sound;
  /** What the button says while nothing plays. */
  label?: string;
}

/** Audio that is the question, normal and slow, with labels that don't give it away. */
export function HeardButtons({ sound, slow, label = 'Play again' }: HeardProps) {
  return (
    <SoundRow>
      <Button size="lg" variant="outline" aria-pressed={sound.isPlaying} onClick={sound.onToggle}>
        {sound.isPlaying ? <Square aria-hidden fill="currentColor" /> : <Volume2 aria-hidden />}
        {sound.isPlaying ? 'Stop' : label}
      </Button>
      <IconButton
        label={slow.isPlaying ? 'Stop' : 'Play slowly'}
        aria-pressed={slow.isPlaying}
        variant="outline"
        size="lg"
        onClick={slow.onToggle}
      >
        {slow.isPlaying ? <Square aria-hidden fill="currentColor" /> : <Turtle aria-hidden />}
      </IconButton>
    </SoundRow>
  );
}
