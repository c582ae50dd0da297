import type { ReactNode } from 'react';
import { AnswerField } from './AnswerField.tsx';
import { Button } from '../base/Button.tsx';
import { Key } from './Key.tsx';
import { singleClick } from '../base/single-click.ts';
import { SoundRow } from './SoundButtons.tsx';

interface TypedProps {
  language: 'English' | 'Spanish';
  audio: ReactNode;
  describedBy: string;
  onType: (text: string) => void;
  onReveal: () => void;
  /** Labels of the two buttons. */
  labels?: { check: string; reveal: string };
}

const usual = { check: 'Check', reveal: 'Show Answer' };

/** Requires text. */
export function TypedAnswer({ language, audio, describedBy, onType, onReveal, labels = usual }: TypedProps) {
  const submit = (text: string) => {
    if (text.trim() === '') onReveal();
    else onType(text);
  };
  return (
    <AnswerField language={language} describedBy={describedBy} longest={100} onSubmit={submit}>
      <div>
        <Button type="submit" onClick={singleClick()}>
          {labels.check} <Key aria-hidden>Enter</Key>
        </Button>
        <Button variant="outline" onClick={singleClick(onReveal)}>
          {labels.reveal}
        </Button>
        {audio && <SoundRow>{audio}</SoundRow>}
      </div>
    </AnswerField>
  );
}
