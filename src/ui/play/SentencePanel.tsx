import { useRef, type ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import { ignoreKeyRepeat } from './ignore-key-repeat.ts';
import { SentenceBoard, type PlacedWord } from './SentenceBoard.tsx';
import { singleClick } from '../base/single-click.ts';
import { typeset } from '../base/typeset.ts';

interface Props {
  id: string;
  english: string;
  words: readonly PlacedWord[];
  answer: readonly PlacedWord[];
  result: 'right' | 'wrong' | null;
  places: readonly boolean[];
  feedback: ReactNode;
  canCheck: boolean;
  canRetry: boolean;
  canReset: boolean;
  onPlace: (id: number, position?: number) => void;
  onReturn: (id: number) => void;
  onCheck: () => void;
  onRetry: () => void;
  onReset: () => void;
}

export function SentencePanel(props: Props) {
  const { id, english, canCheck, canRetry, canReset, onCheck, onRetry, onReset, feedback, ...board } = props;
  const check = useRef<HTMLButtonElement>(null);
  return (
    <QuestionPanel
      id={id}
      kind="Build this sentence in Spanish"
      question={typeset(english)}
      feedback={feedback}
      tone={board.result ?? undefined}
      actions={
        <>
          <Button
            ref={check}
            aria-disabled={!canCheck && !canRetry}
            onKeyDown={ignoreKeyRepeat}
            onClick={singleClick(canRetry ? onRetry : onCheck)}
          >
            {canRetry ? 'Try Again' : 'Check'}
          </Button>
          <Button
            variant="outline"
            aria-disabled={!canReset}
            onKeyDown={ignoreKeyRepeat}
            onClick={singleClick(onReset)}
          >
            Reset
          </Button>
        </>
      }
      onEnter={canRetry ? onRetry : onCheck}
    >
      <SentenceBoard {...board} onFull={() => check.current?.focus()} />
    </QuestionPanel>
  );
}
