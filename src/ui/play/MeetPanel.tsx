import type { ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { Key } from './Key.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import { singleClick } from '../base/single-click.ts';
import { useShortcuts } from '../base/use-shortcuts.ts';
import { WordAnswer, type Word } from './WordAnswer.tsx';
import { inSpanish } from '../base/languages.ts';

interface Props {
  /** Identifies the word. */
  id: string;
  word: Word;
  /** What stands above the word. */
  kind: string;
  audio: ReactNode;
  onMeet: () => void;
  onKnow: () => void;
}

/** Enter continues; 2 marks the word as known. */
export function MeetPanel({ id, word, kind, audio, onMeet, onKnow }: Props) {
  useShortcuts((key) => {
    if (key === '2') onKnow();
  });
  return (
    <QuestionPanel
      id={id}
      kind={kind}
      question={<span {...inSpanish}>{word.spanish}</span>}
      size="word"
      feedback={null}
      actions={
        <>
          <Button onClick={singleClick(onMeet)}>
            Next <Key aria-hidden>Enter</Key>
          </Button>
          <Button variant="outline" onClick={singleClick(onKnow)}>
            I know it <Key aria-hidden>2</Key>
          </Button>
        </>
      }
      onEnter={onMeet}
    >
      <WordAnswer key={id} word={word} asked="spanish" audio={audio} />
    </QuestionPanel>
  );
}
