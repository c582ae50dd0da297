import Star from 'lucide-react/icons/star';
import { IconButton } from '../base/Button.tsx';

interface Props {
  /** Left out where it may be the answer. */
  word?: string | undefined;
  isStarred: boolean;
  /** Whether S does the same. */
  hasKey?: boolean;
  onToggle: () => void;
}

export function StarButton({ word, isStarred, hasKey = false, onToggle }: Props) {
  return (
    <IconButton
      label={`Star ${word ?? 'this card'}`}
      aria-pressed={isStarred}
      title={`${isStarred ? 'Remove the star' : 'Star this card'}${hasKey ? ' (S)' : ''}`}
      color={isStarred ? 'gold.fg' : 'fg.muted'}
      onClick={onToggle}
    >
      <Star aria-hidden {...(isStarred && { fill: 'currentColor' })} />
    </IconButton>
  );
}
