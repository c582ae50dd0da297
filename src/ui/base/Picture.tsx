import { chakra } from '@chakra-ui/react/styled-system';
import { useClientValue } from './use-client-value.ts';

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
    // Many pictures are dark.
    bg: 'light-dark(transparent, #F3E9DC)',
    '&[data-size=card]': { order: '-1', width: '11', height: '11' },
    '&[data-size=card] ~ span': { marginInlineStart: 'auto' },
    '&[data-size=tile]': { width: { base: '11', md: '16' }, height: { base: '11', md: '16' } },
    '&[data-size=large]': { width: '20', height: '20' },
  },
});

export const WordForms = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } });

interface Props {
  address: string;
  /** Needed only without the word beside it. */
  alt?: string;
  /** Without a size, the picture is as high as its line. */
  size?: 'card' | 'large' | 'tile';
}

/** Reserves its space and loads once the page works, so that text doesn't wait for it. */
export function Picture({ address, alt, size }: Props) {
  const isLive = useClientValue(() => true, false);
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
