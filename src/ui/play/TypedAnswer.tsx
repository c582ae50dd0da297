import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import { AccentKeys } from '../form/AccentKeys.tsx';
import { Button } from '../base/Button.tsx';
import { controlStyle } from '../base/control.ts';
import { Key } from './Key.tsx';
import { singleClick } from '../base/single-click.ts';

const TypedForm = chakra('form', {
  base: {
    display: 'grid',
    gap: '3',
    paddingTop: '4',
    borderTop: '3px solid {colors.gold.solid}',
    '& > label': { fontSize: '0.9375rem', fontWeight: '600', marginBottom: '-1.5' },
    '& > fieldset': { position: 'static', justifySelf: { md: 'start' } },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& > div > button': { flexGrow: { base: '1', sm: '0' } },
  },
});

const Input = chakra('input', { base: { ...controlStyle, fontSize: '1.125rem' } });

interface TypedProps {
  language: 'English' | 'Spanish';
  audio: ReactNode;
  describedBy: string;
  onType: (text: string) => void;
  onReveal: () => void;
}

export function TypedAnswer({ language, audio, describedBy, onType, onReveal }: TypedProps) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    if (text.trim() === '') onReveal();
    else onType(text);
  };
  return (
    <TypedForm noValidate onSubmit={submit}>
      <label htmlFor={id}>Your answer in {language}</label>
      <Input
        id={id}
        ref={(input: HTMLInputElement | null) => {
          field.current = input;
          input?.focus();
        }}
        lang={language === 'Spanish' ? 'es' : undefined}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-describedby={describedBy}
      />
      {language === 'Spanish' && <AccentKeys fieldOf={() => field.current} />}
      <div>
        <Button type="submit" onClick={singleClick()}>
          Check <Key aria-hidden>Enter</Key>
        </Button>
        <Button variant="outline" onClick={singleClick(onReveal)}>
          Show Answer
        </Button>
        {audio}
      </div>
    </TypedForm>
  );
}
