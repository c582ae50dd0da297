import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { IconButton } from './Button.tsx';

interface Props {
  text: string;
  isPlaying: boolean;
  onToggle: () => void;
}

/** Plays a text; pressing it again while it plays stops it. */
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
