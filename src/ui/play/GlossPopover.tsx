import { chakra } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../base/Button.tsx';
import { StatusLine } from '../base/StatusLine.tsx';
import { Options } from './Options.tsx';
import { inSpanish } from '../base/languages.ts';
import { typeset } from '../base/typeset.ts';

const GAP = 8;

const Box = chakra('section', {
  base: {
    position: 'absolute',
    zIndex: 'menu',
    display: 'grid',
    gap: '3',
    width: 'min(20rem, 100%)',
    padding: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'lg',
    boxShadow: 'raised',
    outline: 'none',
    animation: 'fade 120ms',
    '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
    '& h3': { textStyle: 'subheading', overflowWrap: 'anywhere' },
    '& > ol': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' },
    '& > output': { justifyContent: 'flex-start', textAlign: 'start' },
    '& > output:has(> :empty)': { position: 'absolute' },
    '& > p': { fontSize: '1.0625rem' },
  },
});

interface Props {
  /** The word as the line spells it. */
  word: string;
  /** Meanings to choose from first; empty to show the meaning at once. */
  options: readonly string[];
  meaning: string;
  isExplained: boolean;
  chosen: { chosen: string; right: boolean } | null;
  onChoose: (meaning: string) => void;
  /** Whether the word can be or was added; undefined if there's nothing to add. */
  add: 'offered' | 'added' | undefined;
  onAdd: () => void;
  onClose: () => void;
}

/** Shows a word's meaning below the anchored element. */
export function GlossPopover(props: Props) {
  const { word, options, meaning, isExplained, chosen, add, onChoose, onAdd, onClose } = props;
  return (
    <Box ref={settle} role="dialog" aria-label={`Meaning of ${word}`} tabIndex={-1}>
      <header>
        <h3 {...inSpanish}>{word}</h3>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      {options.length > 0 && (
        <>
          <p>What does it mean here?</p>
          <Options
            label="Meanings"
            options={options}
            isLocked={isExplained}
            chosen={chosen?.chosen ?? null}
            right={isExplained ? meaning : null}
            onChoose={onChoose}
          />
        </>
      )}
      <Verdict {...props} />
      {add && (
        <Button size="sm" variant="outline" aria-disabled={add === 'added'} onClick={onAdd}>
          {add === 'added' ? 'Added: it comes next in review' : 'Add this word'}
        </Button>
      )}
    </Box>
  );
}

function Verdict({ isExplained, chosen, meaning }: Props): ReactNode {
  if (!isExplained) return <StatusLine />;
  const shown = <span translate="no">{typeset(meaning)}</span>;
  if (!chosen) return <StatusLine>{shown}</StatusLine>;
  return (
    <StatusLine tone={chosen.right ? 'success' : 'error'}>
      {chosen.right ? 'Right.' : <>Not here. It means: {shown}.</>}
    </StatusLine>
  );
}

/** Places the popover and moves focus into it; closing it restores focus. */
function settle(box: HTMLElement | null) {
  if (!box) return undefined;
  const before = document.activeElement;
  const place = () => placeBelow(box);
  place();
  globalThis.addEventListener('resize', place);
  box.focus({ preventScroll: true });
  box.scrollIntoView({ block: 'nearest' });
  return () => {
    globalThis.removeEventListener('resize', place);
    const line = box.parentElement;
    const isOurs = box.contains(document.activeElement) || document.activeElement === document.body;
    if (!isOurs) return;
    const back = before instanceof HTMLElement && line?.contains(before) ? before : line?.querySelector('p');
    back?.focus({ preventScroll: true });
  };
}

function placeBelow(box: HTMLElement): void {
  const line = box.parentElement;
  const anchor = [...(line?.querySelector('[data-anchor=true]')?.getClientRects() ?? [])].at(-1);
  if (!line || !anchor) return;
  const around = line.getBoundingClientRect();
  const middle = anchor.left + anchor.width / 2 - around.left;
  const left = Math.min(middle - box.offsetWidth / 2, around.width - box.offsetWidth);
  box.style.top = `${anchor.bottom - around.top + GAP}px`;
  box.style.left = `${Math.max(0, left)}px`;
}
