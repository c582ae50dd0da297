import Square from 'lucide-react/icons/square';
import Turtle from 'lucide-react/icons/turtle';
import Volume2 from 'lucide-react/icons/volume-2';
import { IconButton } from './Button.tsx';

interface Props {
  text: string;
  isPlaying: boolean;
  onToggle: () => void;
}

export function AudioButton({ text, isPlaying, onToggle }: Props) {
  return (
    <IconButton
      label={isPlaying ? `Stop ${text}` : `Listen to ${text}`}
      aria-pressed={isPlaying}
      variant="outline"
      onClick={onToggle}
    >
      {isPlaying ? <Square aria-hidden fill="currentColor" /> : <Volume2 aria-hidden />}
    </IconButton>
  );
}

export function SlowButton({ text, isPlaying, onToggle }: Props) {
  return (
    <IconButton
      label={isPlaying ? `Stop ${text}` : `Play slowly: ${text}`}
      aria-pressed={isPlaying}
      variant="outline"
      onClick={onToggle}
    >
      {isPlaying ? <Square aria-hidden fill="currentColor" /> : <Turtle aria-hidden />}
    </IconButton>
  );
}
