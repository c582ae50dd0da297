import { chakra } from '@chakra-ui/react/styled-system';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import type { ReactNode } from 'react';
import { MixedText } from './MixedText.tsx';
import { inSpanish } from './languages.ts';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    paddingInlineStart: '4',
    borderInlineStart: '3px solid {colors.gold.solid}',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' },
    '&:has(button)': { paddingInlineStart: '1.5' },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: '9',
      height: '9',
      borderRadius: 'full',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle', color: 'fg' },
      _pressed: { color: 'brand.fg' },
      '& > svg': { width: '1.125rem', height: '1.125rem' },
      '@media (pointer: coarse)': { width: '11', height: '11' },
    },
    '& [data-part=words]': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
      columnGap: '5',
      flexGrow: '1',
      lineHeight: '1.45',
      overflowWrap: 'anywhere',
    },
    '& [lang=es]': { fontWeight: '600' },
    '& [data-part=english]': { color: 'fg.muted' },
    '&[data-tone=exception]': { borderInlineStartColor: 'danger.solid' },
  },
});

interface Props {
  items: readonly { spanish: string; english: string }[];
  isException?: boolean;
  renderAudio?: (spanish: string) => ReactNode;
}

/** Spanish with translations, line by line. */
export function Examples({ items, isException = false, renderAudio }: Props) {
  return (
    <List {...(isException && { 'data-tone': 'exception' })}>
      {items.map(({ spanish, english }) => (
        <li key={spanish}>
          {renderAudio?.(spanish)}
          <div data-part="words">
            <span {...inSpanish}>{spanish}</span>
            <span data-part="english">
              <MixedText text={english} />
            </span>
          </div>
        </li>
      ))}
    </List>
  );
}

interface AudioProps {
  text: string;
  isPlaying: boolean;
  onToggle: () => void;
}

/** Toggles an example's audio. A plain element, since a page has a hundred of them. */
export function ExampleAudio({ text, isPlaying, onToggle }: AudioProps) {
  const label = isPlaying ? `Stop ${text}` : `Listen to ${text}`;
  return (
    <button type="button" aria-label={label} title={label} aria-pressed={isPlaying} onClick={onToggle}>
      {isPlaying ? <Square aria-hidden fill="currentColor" /> : <Volume2 aria-hidden />}
    </button>
  );
}
