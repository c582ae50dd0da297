import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { SIDEWAYS } from '../base/phone.ts';
import { Picture } from '../base/Picture.tsx';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import { typeset } from '../base/typeset.ts';

const Tile = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    height: { base: '3.875rem', md: '6.5rem' },
    [SIDEWAYS]: { '&&': { height: '4.25rem' } },
    padding: '1',
    borderWidth: '2px',
    borderRadius: 'md',
    fontSize: { base: '0.9375rem', md: '1.125rem' },
    fontWeight: '600',
    lineHeight: '1.2',
    textAlign: 'center',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    overflow: 'hidden',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    '&[data-state=hidden]': {
      borderColor: 'accent.solid',
      bg: 'accent.deep',
      backgroundImage: azulejo(),
      backgroundSize: '1.5rem 1.5rem',
      backgroundPosition: 'center',
      _hover: { borderColor: 'gold.solid' },
    },
    '&[data-state=open]': { bg: 'bg.panel', borderColor: 'border.control', _hover: { bg: 'bg.subtle' } },
    '&[data-state=selected]': {
      bg: 'bg.panel',
      borderColor: 'accent.solid',
      boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
    },
    '&[data-state=wrong]': {
      bg: 'danger.subtle',
      borderColor: 'danger.solid',
      color: 'danger.fg',
      animation: 'shake 0.2s 2',
    },
    '&[data-state=matched]': {
      bg: 'success.subtle',
      borderColor: 'success.solid',
      color: 'success.fg',
      cursor: 'default',
    },
    '&[lang=es]': {
      fontFamily: 'heading',
      fontWeight: '700',
      fontSize: { base: '1.0625rem', md: '1.3125rem' },
    },
  },
});

const Board = chakra('fieldset', {
  base: {
    minWidth: '0',
    display: 'grid',
    gap: { base: '2', md: '3' },
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    maxWidth: '60rem',
    marginInline: 'auto',
    '--columns': { base: '3', md: '6' },
    '&[data-count="16"]': { '--columns': { base: '2', md: '4' }, maxWidth: { base: 'none', md: '44rem' } },
    '&[data-count="10"]': { '--columns': { base: '2', md: '5' } },
    [SIDEWAYS]: { '&&:not([data-shape=columns], [data-count="10"])': { '--columns': '8', maxWidth: 'none' } },
    '&[data-shape=columns]': {
      '--columns': '2',
      width: 'full',
      marginInline: '0',
      '& > button': { height: { base: '3.875rem', md: '3.25rem' } },
    },
    '& > p': {
      gridColumn: '1 / -1',
      textStyle: 'small',
      color: 'fg.muted',
      visibility: 'hidden',
      '@media (hover: none)': { display: 'none' },
    },
    '& > button:focus-visible ~ p': { visibility: 'visible' },
  },
});

const TURNING = 'The arrow keys move between tiles, Enter turns one over.';

interface BoardProps {
  count: number;
  label: string;
  /** The key hints. */
  hint?: string;
  /** Two columns at any width. */
  isColumns?: boolean;
  children: ReactNode;
}

/** A grid with one tab stop: the arrow keys, Home and End move between tiles. Takes focus on mount. */
export function TileBoard(props: BoardProps) {
  const { count, label, hint: keys = TURNING, isColumns = false, children } = props;
  const hint = useId();
  const board = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => tilesOf(board.current)[0]?.focus({ preventScroll: true }), []);

  const keepTabStop = ({ target }: FocusEvent) => {
    for (const tile of tilesOf(board.current)) tile.tabIndex = tile === target ? 0 : -1;
  };
  const move = (event: KeyboardEvent) => {
    const tiles = tilesOf(board.current);
    const from = tiles.findIndex((tile) => tile === document.activeElement);
    const to = tiles[nextIndex(event.key, from, tiles.length, columnsOf(board.current))];
    if (from < 0 || !to) return;
    event.preventDefault();
    to.focus();
  };

  return (
    <Board
      ref={board}
      aria-label={label}
      aria-describedby={hint}
      data-count={count}
      data-shape={isColumns ? 'columns' : undefined}
      onFocus={keepTabStop}
      onKeyDown={move}
    >
      {children}
      <p id={hint}>{keys}</p>
    </Board>
  );
}

interface TileProps {
  state: 'hidden' | 'open' | 'selected' | 'wrong' | 'matched';
  text: string;
  language: 'spanish' | 'english';
  image?: string | undefined;
  /** The index on the board. */
  index: number;
  /** Whether it's selected, on face-up boards. */
  isPressed?: boolean;
  onClick: () => void;
}

/** Styled by `data-state` alone, which keeps a board of 24 fast. */
export function TileButton(props: TileProps) {
  const { state, text, language, image, index, isPressed, onClick } = props;
  const isHidden = state === 'hidden';
  return (
    <Tile
      type="button"
      data-state={state}
      tabIndex={index === 0 ? 0 : -1}
      lang={isHidden || language === 'english' ? undefined : 'es'}
      translate={isHidden ? undefined : 'no'}
      aria-label={isHidden ? `Tile ${index + 1}, face down` : undefined}
      aria-disabled={state === 'matched' ? true : undefined}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      {!isHidden && (image ? <Picture address={image} alt={text} size="tile" /> : typeset(text))}
      {state === 'matched' && <VisuallyHidden lang="en">, matched</VisuallyHidden>}
    </Tile>
  );
}

function tilesOf(board: HTMLElement | null): HTMLButtonElement[] {
  return [...(board?.querySelectorAll('button') ?? [])];
}

function columnsOf(board: HTMLElement | null): number {
  return board ? Number(getComputedStyle(board).getPropertyValue('--columns')) : 1;
}

function nextIndex(key: string, from: number, count: number, columns: number): number {
  switch (key) {
    case 'ArrowRight':
      return from + 1;
    case 'ArrowLeft':
      return from - 1;
    case 'ArrowDown':
      return from + columns;
    case 'ArrowUp':
      return from - columns;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}

/** A tile's back: a lattice like that of painted Spanish tiles. */
function azulejo(): string {
  const line = 'rgb(255 255 255 / 0.16)';
  return [
    `radial-gradient(circle at 50% 50%, ${line} 0 3px, transparent 3.5px)`,
    `linear-gradient(45deg, transparent 47%, ${line} 47% 53%, transparent 53%)`,
    `linear-gradient(-45deg, transparent 47%, ${line} 47% 53%, transparent 53%)`,
  ].join(', ');
}
