import { chakra } from '@chakra-ui/react';
import { Check, Lightbulb, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import { singleClick } from './singleClick.ts';
import { isOnControl, useShortcuts } from './useShortcuts.ts';

const Answer = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    minHeight: { base: '15rem', md: '12rem' },
    paddingTop: '4',
    '& > strong, & > strong + small': { paddingInlineEnd: '14' },
    '& > span': { position: 'absolute', top: '4', insetInlineEnd: '0' },
    borderTop: '3px solid {colors.gold.solid}',
    outline: 'none',
    '&[data-state=hidden]': { justifyContent: 'center', textAlign: 'center', color: 'fg.muted' },
    '&[data-state=shown]': { animation: 'rise 220ms cubic-bezier(0.2, 0, 0, 1)' },
    '& > strong': { textStyle: 'heading' },
    '& > small': { textStyle: 'small', color: 'fg.muted' },
    '& > p[lang]': { marginTop: '3', fontWeight: '600', lineHeight: '1.45' },
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
const Key = chakra('kbd', {
  base: {
    paddingInline: '2',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'currentcolor',
    fontFamily: 'body',
    fontSize: '0.8125rem',
    '@media (pointer: coarse)': { display: 'none' },
  },
});

interface Word {
  id: string;
  spanish: string;
  english: string;
  alsoEnglish?: readonly string[];
  example: string;
  exampleTranslation: string;
  grammarTip: string;
}

interface Props {
  word: Word;
  /** The control that plays the Spanish word. */
  audio: ReactNode;
  isRevealed: boolean;
  onReveal: () => void;
  onRate: (isRight: boolean) => void;
}

/** A word to be recalled. Enter or Space reveals its answer, 1 and 2 rate it. */
export function RecallPanel({ word, audio, isRevealed, onReveal, onRate }: Props) {
  useShortcuts((key, event) => {
    if (isRevealed && key === '1') onRate(true);
    if (isRevealed && key === '2') onRate(false);
    if (isRevealed || key !== ' ' || isOnControl(event)) return;
    event.preventDefault();
    onReveal();
  });
  return (
    <QuestionPanel
      id={word.id}
      kind="What does this mean in English?"
      question={<span lang="es">{word.spanish}</span>}
      size="word"
      feedback={null}
      actions={
        isRevealed ? (
          <>
            <Button onClick={singleClick(() => onRate(true))}>
              <Check aria-hidden /> I Got It Right <Key aria-hidden>1</Key>
            </Button>
            <Button variant="outline" onClick={singleClick(() => onRate(false))}>
              <X aria-hidden /> I Made a Mistake <Key aria-hidden>2</Key>
            </Button>
          </>
        ) : (
          <Button onClick={singleClick(onReveal)}>
            Reveal Answer <Key aria-hidden>Space</Key>
          </Button>
        )
      }
      onEnter={onReveal}
    >
      {isRevealed ? (
        <Answer key="answer" data-state="shown" tabIndex={-1} ref={takeFocus}>
          <strong>{word.english}</strong>
          {word.alsoEnglish && <small>also: {word.alsoEnglish.join(', ')}</small>}
          <p lang="es">{word.example}</p>
          <small>{word.exampleTranslation}</small>
          <p data-part="tip">
            <Lightbulb aria-hidden />
            <span>{word.grammarTip}</span>
          </p>
          <span>{audio}</span>
        </Answer>
      ) : (
        <Answer key="hint" data-state="hidden">
          Say it to yourself, then reveal the answer.
          <span>{audio}</span>
        </Answer>
      )}
    </QuestionPanel>
  );
}

function takeFocus(answer: HTMLElement | null): void {
  answer?.focus();
}
