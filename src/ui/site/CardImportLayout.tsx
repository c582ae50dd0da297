import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, type FormEvent } from 'react';
import { Button } from '../base/Button.tsx';
import { controlStyle } from '../base/control.ts';
import { inSpanish } from '../base/languages.ts';

export const ImportDetails = chakra('details', {
  base: {
    marginTop: '4',
    paddingInline: { base: '4', sm: '6' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    '& > summary': {
      minHeight: '14',
      paddingBlock: '3',
      alignContent: 'center',
      fontWeight: '600',
      cursor: 'pointer',
    },
    '& > div': { display: 'grid', gap: '4', paddingBottom: '6', minWidth: '0' },
    '& h3': { textStyle: 'subheading' },
    '& p': { color: 'fg.muted' },
    '& [data-part=actions]': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& [data-part=actions] > button': { flexShrink: '1' },
    '& output': { justifyContent: 'flex-start', textAlign: 'start' },
  },
});

export const FormatFields = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    gap: '3',
    minWidth: '0',
    '& > legend': { marginBottom: '2', fontWeight: '600' },
    '& > *': { minWidth: '0' },
    '& select': { textOverflow: 'ellipsis' },
  },
});

const Rows = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    maxHeight: '16rem',
    overflow: 'auto',
    padding: '3',
    bg: 'bg.subtle',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
    '& > li': { textStyle: 'small' },
    '& small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
  },
});

export function CardRows({ cards }: { cards: readonly { spanish: string; english: string }[] }) {
  return (
    <Rows>
      {cards.map(({ spanish, english }) => (
        <li key={spanish} translate="no">
          <strong {...inSpanish}>{spanish}</strong> – {english}
        </li>
      ))}
    </Rows>
  );
}

interface LeftOutProps {
  /** What a row is called: Line. */
  unit: string;
  rows: readonly { line: number; text: string; reason: string }[];
}

/** Skipped lines with reasons; scrolls. */
export function LeftOutRows({ unit, rows }: LeftOutProps) {
  return (
    <Rows tabIndex={0} aria-label={`${unit}s left out`}>
      {rows.map(({ line, text, reason }) => (
        <li key={line}>
          {unit} {line}: {reason}
          {text && <small translate="no">{text}</small>}
        </li>
      ))}
    </Rows>
  );
}

const Area = chakra('textarea', { base: { ...controlStyle, fontFamily: 'mono', fontSize: '0.875rem' } });
const Paste = chakra('form', {
  base: {
    display: 'grid',
    gap: '1.5',
    '& > label': { fontWeight: '600' },
    '& > button': { justifySelf: 'start' },
  },
});

interface PasteProps {
  label: string;
  text: string;
  onType: (text: string) => void;
  onPaste: (text: string) => void;
}

/** Reads a pasted list. */
export function PasteForm({ label, text, onType, onPaste }: PasteProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPaste(area.current?.value ?? '');
  };
  return (
    <Paste onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <Area
        id={id}
        ref={area}
        rows={4}
        spellCheck={false}
        placeholder="la nube; cloud"
        defaultValue={text}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      <Button type="submit" variant="outline" marginTop="2">
        Read the list
      </Button>
    </Paste>
  );
}
