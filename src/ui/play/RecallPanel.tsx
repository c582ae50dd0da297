import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { Key } from './Key.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import { singleClick } from '../base/single-click.ts';
import { isOnControl, useShortcuts } from '../base/use-shortcuts.ts';
import { HiddenAnswer, WordAnswer, type Word } from './WordAnswer.tsx';
import { inSpanish } from '../base/languages.ts';

interface Props {
  word: Word;
  /** Plays the Spanish word. */
  audio: ReactNode;
  isRevealed: boolean;
  onReveal: () => void;
  onRate: (isRight: boolean) => void;
}

/** Enter or Space reveals the answer, 1 and 2 rate it. */
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
      question={<span {...inSpanish}>{word.spanish}</span>}
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
        <WordAnswer key="answer" word={word} asked="spanish" audio={audio} />
      ) : (
        <HiddenAnswer key="hint" audio={audio} />
      )}
    </QuestionPanel>
  );
}
