import Star from 'lucide-react/icons/star';
import { Button, IconButton } from '../base/Button.tsx';

interface Props {
  isStarred: boolean;
  onToggle: () => void;
}

export function StarButton({ word, isStarred, onToggle }: Props & { word: string }) {
  return (
    <IconButton
      label={`Star ${word}`}
      aria-pressed={isStarred}
      title={titleOf(isStarred)}
      color={isStarred ? 'gold.fg' : 'fg.muted'}
      onClick={onToggle}
    >
      <StarIcon isStarred={isStarred} />
    </IconButton>
  );
}

/** In a menu, without the word, which may be the answer. */
export function StarItem({ isStarred, onToggle }: Props) {
  return (
    <Button
      variant="ghost"
      aria-pressed={isStarred}
      title={`${titleOf(isStarred)} (S)`}
      color={isStarred ? 'gold.fg' : undefined}
      onClick={onToggle}
    >
      <StarIcon isStarred={isStarred} /> Star this card
    </Button>
  );
}

function StarIcon({ isStarred }: { isStarred: boolean }) {
  return <Star aria-hidden {...(isStarred && { fill: 'currentColor' })} />;
}

function titleOf(isStarred: boolean): string {
  return isStarred ? 'Remove the star' : 'Star this card';
}
