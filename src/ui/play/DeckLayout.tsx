import { chakra } from '@chakra-ui/react/styled-system';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Shuffle from 'lucide-react/icons/shuffle';
import SquareStack from 'lucide-react/icons/square-stack';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../base/Button.tsx';
import { useShortcuts } from '../base/use-shortcuts.ts';

const Toolbar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginBottom: '6',
    '& > :first-child': { flex: '1 1 16rem' },
  },
});
const Switch = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    padding: '1',
    gap: '1',
    bg: 'bg.subtle',
    borderRadius: 'xl',
    '& > [aria-pressed=true]': {
      bg: 'light-dark({colors.bg.panel}, {colors.bg.muted})',
      boxShadow: 'card',
    },
  },
});

type Mode = 'grid' | 'single';

interface ToolbarProps {
  search: ReactNode;
  mode: Mode;
  onMode: (mode: Mode) => void;
}

export function DeckToolbar({ search, mode, onMode }: ToolbarProps) {
  return (
    <Toolbar>
      {search}
      <Switch role="group" aria-label="View">
        <Button variant="ghost" size="sm" aria-pressed={mode === 'grid'} onClick={() => onMode('grid')}>
          <LayoutGrid aria-hidden /> Grid
        </Button>
        <Button variant="ghost" size="sm" aria-pressed={mode === 'single'} onClick={() => onMode('single')}>
          <SquareStack aria-hidden /> Single card
        </Button>
      </Switch>
    </Toolbar>
  );
}

export const CardGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    gap: '5',
    marginBottom: '6',
  },
});

export const DeckSection = chakra('section', {
  base: { marginBottom: '10', '& > h2': { textStyle: 'heading', marginBottom: '4' } },
});

const Single = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    maxWidth: 'prose',
    marginInline: 'auto',
    '& > [data-part=controls]': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', sm: 'auto 1fr auto' },
      alignItems: 'center',
      gap: '3',
      '& > div': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '1',
        gridRow: { base: '2', sm: 'auto' },
        gridColumn: { base: '1 / -1', sm: 'auto' },
      },
    },
    '& output': {
      minWidth: '20',
      textAlign: 'center',
      fontWeight: '600',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

interface SingleDeckProps {
  counter: string;
  children: ReactNode;
  onPrevious: () => void;
  onNext: () => void;
  /** Whether to offer shuffling and the original order. */
  canReorder: boolean;
  onReset: () => void;
  onShuffle: () => void;
}

/** One card at a time; arrow keys change the card. */
export function SingleDeck(props: SingleDeckProps) {
  const { counter, children, onPrevious, onNext, canReorder, onReset, onShuffle } = props;
  useShortcuts((key) => {
    if (key === 'ArrowLeft') onPrevious();
    if (key === 'ArrowRight') onNext();
  });
  return (
    <Single role="group" aria-label="Flashcard" data-toasts="top">
      {children}
      <div data-part="controls">
        <Button variant="outline" onClick={onPrevious}>
          <ChevronLeft aria-hidden /> Previous
        </Button>
        <div>
          <IconButton label="Reset" disabled={!canReorder} onClick={onReset}>
            <RotateCcw aria-hidden />
          </IconButton>
          <output>{counter}</output>
          <IconButton label="Shuffle" disabled={!canReorder} onClick={onShuffle}>
            <Shuffle aria-hidden />
          </IconButton>
        </div>
        <Button variant="outline" onClick={onNext}>
          Next <ChevronRight aria-hidden />
        </Button>
      </div>
    </Single>
  );
}
