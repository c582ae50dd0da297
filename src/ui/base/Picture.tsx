import { chakra } from '@chakra-ui/react/styled-system';
import { useSyncExternalStore } from 'react';

const Drawing = chakra('svg', {
  base: {
    display: 'inline-block',
    flexShrink: '0',
    width: '1.25em',
    height: '1.25em',
    verticalAlign: '-0.25em',
    pointerEvents: 'none',
    padding: '0.5',
    borderRadius: '20%',
    // Many pictures are dark themselves.
    bg: 'light-dark(transparent, #F3E9DC)',
    '&[data-size=card]': { order: '-1', width: '11', height: '11' },
    '&[data-size=card] ~ span': { marginInlineStart: 'auto' },
    '&[data-size=tile]': { width: { base: '11', md: '16' }, height: { base: '11', md: '16' } },
    '&[data-size=large]': { width: '20', height: '20' },
  },
});

/** The further forms of a word, below it. */
export const WordForms = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } });

interface Props {
  /** A symbol in a file of pictures. */
  address: string;
  /** What the picture shows, where no word beside it says so. */
  alt?: string;
  /** On a flashcard among others, on one shown alone, or on a tile; else it is as high as its line. */
  size?: 'card' | 'large' | 'tile';
}

/**
 * A picture. It keeps its place while its file loads, which is asked for once the page works, so
 * that no text waits for it.
 */
export function Picture({ address, alt, size }: Props) {
  const isLive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <Drawing
      data-size={size}
      viewBox="0 0 32 32"
      {...(alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      {isLive && <use href={address} />}
    </Drawing>
  );
}

function neverChanges(): () => void {
  return () => {};
}
