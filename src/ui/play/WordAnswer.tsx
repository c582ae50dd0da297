import { chakra } from '@chakra-ui/react/styled-system';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useId, type ReactNode } from 'react';
import { Bilingual } from '../base/Bilingual.tsx';
import { Picture, WordForms } from '../base/Picture.tsx';
import { inSpanish } from '../base/languages.ts';
import { typeset } from '../base/typeset.ts';

const Answer = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    minHeight: { base: '17rem', md: '14rem' },
    paddingTop: '4',
    '& > strong, & > strong + small': { paddingInlineEnd: '14' },
    '&:has(> [data-part=audio] > button + button)': {
      '& > strong, & > strong + small': { paddingInlineEnd: '28' },
    },
    '& > [data-part=audio]': {
      position: 'absolute',
      top: '4',
      insetInlineEnd: '0',
      display: 'flex',
      gap: '2',
    },
    borderTop: '3px solid {colors.gold.solid}',
    outline: 'none',
    '&[data-state=hidden]': {
      justifyContent: 'center',
      textAlign: 'center',
      textWrap: 'balance',
      color: 'fg.muted',
    },
    '&[data-state=shown]': { animation: 'rise 220ms cubic-bezier(0.2, 0, 0, 1)' },
    '& > strong': { textStyle: 'heading', '& > svg': { marginInlineEnd: '2' } },
    '& > small': { textStyle: 'small', color: 'fg.muted' },
    '& > [data-part=example]': { marginTop: '3', fontWeight: '600', lineHeight: '1.45' },
    '& > [data-part=tip]': {
      display: 'flex',
      gap: '2',
      marginTop: '3',
      textStyle: 'small',
      color: 'fg.muted',
      '& > svg': { flexShrink: '0', width: '1rem', height: '1rem', marginTop: '0.15rem', color: 'gold.fg' },
    },
  },
});

export interface Word {
  id: string;
  spanish: string;
  english: string;
  alsoEnglish?: readonly string[];
  alsoSpanish?: readonly string[];
  /** Further forms of the Spanish word. */
  forms?: string | undefined;
  /** A picture beside the English, which it would give away. */
  image?: string | undefined;
  example: string;
  exampleTranslation: string;
  /** English with Spanish in «»; may be empty. */
  grammarTip: string;
}

interface Props {
  word: Word;
  /** The language of the question; the answer is in the other. */
  asked: 'spanish' | 'english';
  audio: ReactNode;
}

/** The answer with synonyms, an example and a tip. Takes focus on mount. */
export function WordAnswer({ word, asked, audio }: Props) {
  const id = useId();
  const isSpanish = asked === 'english';
  const also = isSpanish ? word.alsoSpanish : word.alsoEnglish;
  const lang = isSpanish ? 'es' : undefined;
  return (
    <Answer data-state="shown" role="group" aria-labelledby={id} tabIndex={-1} ref={takeFocus}>
      <strong id={id} translate="no" lang={lang}>
        {!isSpanish && word.image && <Picture address={word.image} />}
        {isSpanish ? word.spanish : typeset(word.english)}
      </strong>
      {also && (
        <small>
          also:{' '}
          <span translate="no" lang={lang}>
            {typeset(also.join(', '))}
          </span>
        </small>
      )}
      {word.forms && <WordForms {...inSpanish}>{word.forms}</WordForms>}
      <p data-part="example" {...inSpanish}>
        {word.example}
      </p>
      <small translate="no">{typeset(word.exampleTranslation)}</small>
      {word.grammarTip && (
        <p data-part="tip">
          <Lightbulb aria-hidden />
          <span>
            <Bilingual text={word.grammarTip} />
          </span>
        </p>
      )}
      <div data-part="audio">{audio}</div>
    </Answer>
  );
}

/** Reserves the answer's space. Without `audio` the word itself is the question. */
export function HiddenAnswer({ audio }: { audio?: ReactNode }) {
  return (
    <Answer data-state="hidden">
      Say it to yourself, then reveal the answer.
      {audio && <div data-part="audio">{audio}</div>}
    </Answer>
  );
}

function takeFocus(answer: HTMLElement | null): void {
  answer?.focus();
}
