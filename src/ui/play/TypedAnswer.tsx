import type { ReactNode } from 'react';
import { AnswerField } from './AnswerField.tsx';
import { Button } from '../base/Button.tsx';
import { Key } from './Key.tsx';
import { singleClick } from '../base/single-click.ts';
import { SoundRow } from './SoundButtons.tsx';

interface TypedProps {
  /** The id of its form, which `TypedActions` submit. */
  form: string;
  language: 'English' | 'Spanish';
  audio: ReactNode;
  describedBy: string;
  onType: (text: string) => void;
  onReveal: () => void;
}

/** Requires text. */
export function TypedAnswer({ form, language, audio, describedBy, onType, onReveal }: TypedProps) {
  const submit = (text: string) => {
    if (text.trim() === '') onReveal();
    else onType(text);
  };
  return (
    <AnswerField form={form} language={language} describedBy={describedBy} longest={100} onSubmit={submit}>
      {audio && <SoundRow>{audio}</SoundRow>}
    </AnswerField>
  );
}

interface ActionsProps {
  form: string;
  check: string;
  reveal: string;
  onReveal: () => void;
}

export function TypedActions({ form, check, reveal, onReveal }: ActionsProps) {
  return (
    <>
      <Button type="submit" form={form} onClick={singleClick()}>
        {check} <Key aria-hidden>Enter</Key>
      </Button>
      <Button variant="outline" onClick={singleClick(onReveal)}>
        {reveal}
      </Button>
    </>
  );
}
