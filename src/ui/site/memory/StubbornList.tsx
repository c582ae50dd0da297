import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { inLanguage, inSpanish } from '../../base/languages.ts';

export const StubbornList = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    marginTop: '4',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      padding: { base: '4', md: '5' },
      borderWidth: '1px',
      borderRadius: 'md',
      overflowWrap: 'anywhere',
    },
    '& > li[data-paused]': { borderStyle: 'dashed' },
    '& > li > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      gap: '3',
      '& > div': { flex: '1 1 12rem', minWidth: '0' },
      '& h3': { fontSize: '1.25rem', lineHeight: '1.35', fontWeight: '700' },
      '& p': { color: 'fg.muted' },
      '& small': { display: 'block', textStyle: 'small', marginTop: '1' },
      '& > span': { display: 'flex', gap: '2' },
    },
  },
});

const Confusions = chakra('div', {
  base: {
    '& > h4': { textStyle: 'small', fontWeight: '600', color: 'fg.muted' },
    '& > ul': { display: 'grid', gap: '3', marginTop: '2' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '2',
      marginTop: '2',
    },
    '& dl > div': { padding: '3', bg: 'bg.subtle', borderRadius: 'md' },
    '& dt': { fontWeight: '700' },
    '& dd': { textStyle: 'small', color: 'fg.muted' },
    '& dd + dd': { color: 'fg', marginTop: '1' },
  },
});

interface ShownCard {
  spanish: string;
  english: string;
  /** Spanish; may be empty. */
  example: string;
}

interface ConfusionsProps {
  card: ShownCard;
  items: readonly {
    typed: string;
    lang: string | undefined;
    times: string;
    /** The card of which the answer is the right one; null if it's of none. */
    other: ShownCard | null;
  }[];
}

/** What was answered instead of a card, beside the card of which it's the right answer. */
export function ConfusionList({ card, items }: ConfusionsProps) {
  if (items.length === 0) return null;
  return (
    <Confusions>
      <h4>What you answered instead</h4>
      <ul>
        {items.map(({ typed, lang, times, other }) => (
          <li key={`${lang} ${typed}`}>
            <q translate="no" {...inLanguage(lang)}>
              {typed}
            </q>
            {times}
            {other && (
              <dl>
                <Side card={card} />
                <Side card={other} />
              </dl>
            )}
          </li>
        ))}
      </ul>
    </Confusions>
  );
}

function Side({ card: { spanish, english, example } }: { card: ShownCard }) {
  return (
    <div>
      <dt {...inSpanish}>{spanish}</dt>
      <dd translate="no">{english}</dd>
      {example && <dd {...inSpanish}>{example}</dd>}
    </div>
  );
}

interface ItemProps {
  card: ShownCard;
  forgotten: string;
  isPaused: boolean;
  audio: ReactNode;
  /** Pauses the word, or asks it again. */
  action: ReactNode;
  children: ReactNode;
}

export function StubbornItem({ card, forgotten, isPaused, audio, action, children }: ItemProps) {
  return (
    <li {...(isPaused && { 'data-paused': '' })}>
      <header>
        <div>
          <h3 {...inSpanish}>{card.spanish}</h3>
          <p translate="no">{card.english}</p>
          <small>{forgotten}</small>
        </div>
        <span>{audio}</span>
        {action}
      </header>
      {children}
    </li>
  );
}
