import { chakra } from '@chakra-ui/react/styled-system';
import Lightbulb from 'lucide-react/icons/lightbulb';
import type { ReactNode } from 'react';
import { Bilingual } from '../base/Bilingual.tsx';
import { inSpanish } from '../base/languages.ts';
import { linkStyle } from '../base/link-style.ts';
import { typeset } from '../base/typeset.ts';

const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    padding: { base: '5', md: '6' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'card',
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      justifyContent: 'space-between',
      columnGap: '3',
    },
    '& h2': {
      flex: '1 1 min-content',
      minWidth: '0',
      paddingTop: '1',
      textStyle: 'word',
      hyphens: 'auto',
      overflowWrap: 'break-word',
      '@media (pointer: coarse)': { minHeight: '11' },
    },
    '& h2 > button': {
      textAlign: 'start',
      cursor: 'pointer',
      hyphens: 'inherit',
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
      _focusVisible: {
        outline: 'none',
        _after: { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
      },
      _hover: { color: 'brand.fg' },
    },
    '& > header > :not(h2)': { zIndex: '1' },
    '& > header > [data-part=audio]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '2',
    },
    '& > [data-part=english]': { color: 'fg.muted', fontSize: '1.0625rem', fontWeight: '500' },
    '& > blockquote': {
      marginTop: '4',
      paddingInlineStart: '3.5',
      borderInlineStart: '3px solid {colors.gold.solid}',
      '& > [lang]': { fontWeight: '600', lineHeight: '1.45' },
      '& > [data-part=translation]': { textStyle: 'small', color: 'fg.muted' },
    },
    '& > [data-part=tip]': {
      display: 'flex',
      alignItems: 'start',
      gap: '2',
      marginTop: 'auto',
      paddingTop: '4',
      textStyle: 'small',
      color: 'fg.muted',
      '& > svg': { flexShrink: '0', width: '1rem', height: '1rem', marginTop: '0.15rem', color: 'gold.fg' },
    },
    '& > [data-part=more] > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '11',
      ...linkStyle,
    },
    '&[data-large]': {
      minHeight: '22rem',
      justifyContent: 'center',
      alignItems: 'center',
      textAlign: 'center',
      padding: { base: '6', md: '10' },
      borderRadius: 'xl',
      boxShadow: 'raised',
      '& > *, & > header > *': { maxWidth: 'full' },
      '& > header': { flexDirection: 'column-reverse', alignItems: 'center', gap: '4' },
      '& h2': { textStyle: 'wordLarge', paddingTop: '0' },
      '& > [data-part=english]': { fontSize: '1.375rem', marginTop: '1' },
      '& > blockquote': {
        maxWidth: '32rem',
        paddingInline: '0',
        paddingTop: '5',
        marginTop: '5',
        borderInlineStart: 'none',
        borderTop: '3px solid {colors.gold.solid}',
        '& > [lang]': { fontSize: '1.125rem' },
      },
      '& > [data-part=tip]': { marginTop: '0', paddingTop: '6', textAlign: 'start', maxWidth: '32rem' },
    },
  },
});

interface Props {
  spanish: string;
  english: string;
  forms?: ReactNode;
  /** Its picture. */
  image?: ReactNode;
  example: string;
  exampleTranslation: string;
  /** English with Spanish in «». */
  grammarTip: string;
  audio?: ReactNode;
  isLarge?: boolean | undefined;
  /** Links to more about the word. */
  more?: ReactNode;
  /** Turns the whole card into a button. */
  onOpen?: (() => void) | undefined;
}

/** A flashcard of plain elements in one styled one, since six render at every keystroke of a search. */
export function StudyCard(props: Props) {
  const {
    spanish,
    english,
    forms,
    image,
    example,
    exampleTranslation,
    grammarTip,
    audio,
    isLarge = false,
    more,
    onOpen,
  } = props;
  return (
    <Card {...(isLarge && { 'data-large': '' })}>
      <header>
        <h2 {...inSpanish}>
          {onOpen ? (
            <button type="button" onClick={onOpen}>
              {spanish}
            </button>
          ) : (
            spanish
          )}
        </h2>
        {image}
        {audio && <span data-part="audio">{audio}</span>}
      </header>
      <p data-part="english" translate="no">
        {typeset(english)}
      </p>
      {forms}
      <blockquote>
        <p {...inSpanish}>{example}</p>
        <p data-part="translation" translate="no">
          {typeset(exampleTranslation)}
        </p>
      </blockquote>
      <p data-part="tip">
        <Lightbulb aria-hidden />
        <span>
          <Bilingual text={grammarTip} />
        </span>
      </p>
      {more && <p data-part="more">{more}</p>}
    </Card>
  );
}
