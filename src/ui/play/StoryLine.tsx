import { chakra } from '@chakra-ui/react/styled-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { MouseEvent, ReactNode } from 'react';
import { TextButton } from '../base/TextButton.tsx';
import { inSpanish } from '../base/languages.ts';
import { typeset } from '../base/typeset.ts';

export const StoryLines = chakra('ol', {
  base: {
    display: 'grid',
    gap: { base: '5', md: '6' },
    maxWidth: 'prose',
    marginInline: 'auto',
    padding: { base: '4', sm: '6', md: '8' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'card',
  },
});

export const StoryTools = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    maxWidth: 'prose',
    marginInline: 'auto',
    marginBlock: '5',
    '& > :is(a, button)': { flexGrow: { base: '1', sm: '0' } },
    '& > output': {
      flex: '1 1 12rem',
      justifyContent: 'flex-start',
      textAlign: 'start',
      '&[data-tone=neutral]': { fontWeight: '400' },
    },
    '& > output a': { color: 'brand.fg', textDecoration: 'underline' },
  },
});

const Line = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '3',
    alignItems: 'start',
    paddingInlineStart: '4',
    borderInlineStart: '3px solid {colors.border}',
    '&[data-spoken=true]': { borderInlineStartColor: 'accent.solid' },
    '& > strong': { gridColumn: '1 / -1', textStyle: 'small', color: 'accent.fg' },
    '& > p[lang=es]': {
      minWidth: '0',
      fontSize: { base: '1.125rem', md: '1.1875rem' },
      lineHeight: '1.85',
      textWrap: 'pretty',
      overflowWrap: 'anywhere',
      outline: 'none',
    },
    '& [data-word]': {
      paddingBlock: '0.35em',
      borderRadius: 'sm',
      cursor: 'pointer',
      _hover: { bg: 'accent.subtle' },
    },
    '& [data-word][data-anchor=true]': { bg: 'accent.subtle', color: 'accent.fg' },
    '& > [data-part=english]': { gridColumn: '1 / -1', color: 'fg.muted' },
    '& > [data-part=tools]': {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
    },
    '& > [data-part=words]': {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      marginTop: '2',
      '& > button': {
        minHeight: '11',
        minWidth: '11',
        paddingInline: '3',
        bg: 'bg.subtle',
        borderWidth: '1px',
        borderColor: 'border.control',
        borderRadius: 'md',
        cursor: 'pointer',
        _hover: { bg: 'bg.muted' },
      },
    },
  },
});

/** Visually hidden until keyboard focus: pointers tap the words themselves. */
const WordsButton = chakra('span', {
  base: {
    '& > button': { display: 'inline-flex', alignItems: 'center', gap: '1' },
    '& svg': { width: '1rem', height: '1rem' },
    '&:not(:focus-within, [data-open=true])': { srOnly: true },
  },
});

interface Piece {
  text: string;
  /** Whether it has a meaning. */
  isWord: boolean;
}

interface Props {
  speaker?: string | undefined;
  /** The parts of the line. */
  pieces: readonly Piece[];
  english: string;
  isRevealed: boolean;
  isSpoken: boolean;
  /** Whether the words are shown as buttons. */
  isListed: boolean;
  /** The piece whose meaning is shown. */
  open: number | null;
  audio: ReactNode;
  gloss: ReactNode;
  /** The chosen piece; null without a meaning. */
  onWord: (at: number | null) => void;
  onReveal: (isRevealed: boolean) => void;
  onList: (isListed: boolean) => void;
}

/**
 * A line that screen readers read as one text. Its words respond to pointers without being controls; a
 * button for keyboards and screen readers turns them into buttons.
 */
export function StoryLine(props: Props) {
  const { speaker, pieces, english, isRevealed, isSpoken, isListed, open, audio, gloss } = props;
  const choose = ({ target }: MouseEvent) => {
    const at = target instanceof Element ? target.closest('[data-word]')?.getAttribute('data-word') : null;
    props.onWord(at ? Number(at) : null);
  };
  return (
    <Line data-spoken={isSpoken} aria-current={isSpoken || undefined}>
      {speaker && <strong {...inSpanish}>{speaker}</strong>}
      <chakra.p {...inSpanish} tabIndex={-1} onClick={choose}>
        {pieces.map(({ text, isWord }, at) =>
          isWord ? (
            <span key={at} data-word={at} data-anchor={(open === at && !isListed) || undefined}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </chakra.p>
      {audio}
      <div data-part="tools">
        <TextButton aria-expanded={isRevealed} onClick={() => props.onReveal(!isRevealed)}>
          {isRevealed ? 'Hide English' : 'Show English'}
        </TextButton>
        <WordsButton data-open={isListed}>
          <TextButton aria-expanded={isListed} onClick={() => props.onList(!isListed)}>
            Words of this line <ChevronDown aria-hidden />
          </TextButton>
        </WordsButton>
      </div>
      {isRevealed && <p data-part="english">{typeset(english)}</p>}
      {isListed && (
        <div data-part="words" role="group" aria-label="Words of this line" {...inSpanish}>
          {pieces.map(
            ({ text, isWord }, at) =>
              isWord && (
                <button
                  key={at}
                  type="button"
                  aria-haspopup="dialog"
                  data-anchor={open === at || undefined}
                  onClick={() => props.onWord(at)}
                >
                  {text}
                </button>
              ),
          )}
        </div>
      )}
      {gloss}
    </Line>
  );
}
