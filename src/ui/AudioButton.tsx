import { Square, Volume2 } from 'lucide-react';
import { IconButton } from './Button.tsx';

interface Props {
  text: string;
  isPlaying: boolean;
  /** Small and without a frame, where many stand below each other. */
  isQuiet?: boolean;
  onToggle: () => void;
}

/** Plays a text; pressed again while it plays, it stops. */
export function AudioButton({ text, isPlaying, isQuiet = false, onToggle }: Props) {
  return (
    <IconButton
      label={isPlaying ? `Stop ${text}` : `Listen to ${text}`}
      aria-pressed={isPlaying}
      variant={isQuiet ? 'ghost' : 'outline'}
      size={isQuiet ? 'sm' : 'md'}
      onClick={onToggle}
    >
      {isPlaying ? <Square aria-hidden fill="currentColor" /> : <Volume2 aria-hidden />}
    </IconButton>
  );
}
