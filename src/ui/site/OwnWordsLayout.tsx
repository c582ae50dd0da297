import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { inSpanish } from '../base/languages.ts';
import { linkStyle } from '../base/link-style.ts';

/** The form beside the list if there is room, else above it. */
export const OwnWordsGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 24rem) minmax(0, 1fr)' },
    alignItems: 'start',
    gap: { base: '8', lg: '10' },
    '& > section': { minWidth: '0' },
    '& h2': { textStyle: 'heading' },
    '& > section > p': { textStyle: 'small', color: 'fg.muted', marginTop: '1' },
    '& > section > p[data-part=none]': { textStyle: 'body', marginTop: '4' },
    '& > section > search, & > section > output > *': { marginTop: '4' },
  },
});

export const OwnWordLayout = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    marginTop: '4',
    padding: { base: '4', sm: '6' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'card',
    '& [data-part=submit]': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& > output': { justifyContent: 'flex-start' },
    '& > output:has(> :empty)': { position: 'absolute' },
  },
});

/** A field of Spanish and the keys for its accents. */
export const WithAccents = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    '& > fieldset': { position: 'static' },
  },
});

export const OwnWordList = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    marginBlock: '4',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      padding: '3',
      paddingInlineStart: '5',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'md',
      overflowWrap: 'anywhere',
    },
    '& > li[data-changing]': { borderColor: 'accent.solid' },
  },
});

const Texts = chakra('div', {
  base: {
    flex: '1 1 12rem',
    minWidth: '0',
    '& > strong': { display: 'block', fontSize: '1.125rem', fontWeight: '700' },
    '& > p': { color: 'fg.muted' },
    '& > small': { display: 'block', textStyle: 'small', marginTop: '1' },
  },
});

const Controls = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1', marginInlineStart: '-2.5' },
});

interface Props {
  spanish: string;
  english: string;
  /** Spanish; empty without one. */
  sentence: string;
  isChanging: boolean;
  children: ReactNode;
}

export function OwnWord({ spanish, english, sentence, isChanging, children }: Props) {
  return (
    <li {...(isChanging && { 'data-changing': '' })}>
      <Texts>
        <strong {...inSpanish}>{spanish}</strong>
        <p translate="no">{english}</p>
        {sentence && <small {...inSpanish}>{sentence}</small>}
      </Texts>
      <Controls>{children}</Controls>
    </li>
  );
}

/** A status or problem with its actions. */
export const OwnWordNote = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    paddingInline: '4',
    paddingBlock: '2',
    bg: 'bg.subtle',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
    '& > p': { flex: '1 1 12rem', minWidth: '0' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '9',
      ...linkStyle,
      '@media (pointer: coarse)': { minHeight: '11' },
    },
  },
});
