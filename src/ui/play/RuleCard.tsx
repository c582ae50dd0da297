import type { ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { MixedText } from '../base/MixedText.tsx';
import { singleClick } from '../base/single-click.ts';
import { ignoreKeyRepeat } from './ignore-key-repeat.ts';
import { Key } from './Key.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';

interface Props {
  id: string;
  /** English with Spanish in «». */
  title: string;
  /** The rule and its examples. */
  children: ReactNode;
  onMeet: () => void;
}

/** Teaches a rule before it's asked. Enter continues. */
export function RuleCard({ id, title, children, onMeet }: Props) {
  return (
    <QuestionPanel
      id={id}
      kind="A new rule"
      question={<MixedText text={title} />}
      feedback={null}
      actions={
        <Button onKeyDown={ignoreKeyRepeat} onClick={singleClick(onMeet)}>
          Got it <Key aria-hidden>Enter</Key>
        </Button>
      }
      onEnter={onMeet}
    >
      {children}
    </QuestionPanel>
  );
}
