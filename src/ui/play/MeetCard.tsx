import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Bilingual } from '../base/Bilingual.tsx';
import { Button } from '../base/Button.tsx';
import { Key } from './Key.tsx';
import { ignoreKeyRepeat } from './ignore-key-repeat.ts';
import { Picture, WordForms } from '../base/Picture.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import { singleClick } from '../base/single-click.ts';
import { useShortcuts } from '../base/use-shortcuts.ts';
import type { Word } from './WordAnswer.tsx';
import { inSpanish } from '../base/languages.ts';
import { typeset } from '../base/typeset.ts';

const Meaning = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '2',
    '& > svg[data-size]': { width: '7rem', height: '7rem' },
    '&:has(> svg)': {
      gridTemplateColumns: { md: 'auto minmax(0, 1fr)' },
      columnGap: '6',
      '& > svg': { gridRow: { md: '1 / span 5' } },
      '& > :not(svg)': { gridColumn: { md: '2' } },
    },
    '& > strong': { textStyle: 'heading' },
    '& > [data-part=example]': {
      marginTop: '2',
      paddingInlineStart: '4',
      borderInlineStart: '3px solid {colors.gold.solid}',
      '& mark': {
        bg: 'gold.subtle',
        color: 'inherit',
        fontWeight: '700',
        borderRadius: 'sm',
        paddingInline: '0.5',
      },
      '& > p': { fontSize: '1.125rem', fontWeight: '600' },
      '& > small': { textStyle: 'small', color: 'fg.muted' },
    },
    '& > small': { textStyle: 'small', color: 'fg.muted' },
  },
});

interface Props {
  id: string;
  word: Word;
  /** What stands above the word. */
  kind: string;
  /** The example around the word. */
  example: readonly [before: string, word: string, after: string];
  audio: ReactNode;
  onMeet: () => void;
  onKnow: () => void;
}

export function MeetCard({ id, word, kind, example, audio, onMeet, onKnow }: Props) {
  useShortcuts((key) => {
    if (key === '2') onKnow();
  });
  const [before, marked, after] = example;
  return (
    <QuestionPanel
      id={id}
      kind={kind}
      question={<span {...inSpanish}>{word.spanish}</span>}
      size="word"
      feedback={null}
      actions={
        <>
          <Button onKeyDown={ignoreKeyRepeat} onClick={singleClick(onMeet)}>
            Got it <Key aria-hidden>Enter</Key>
          </Button>
          <Button variant="outline" onKeyDown={ignoreKeyRepeat} onClick={singleClick(onKnow)}>
            I know it <Key aria-hidden>2</Key>
          </Button>
        </>
      }
      onEnter={onMeet}
    >
      {audio}
      <Meaning key={id}>
        {word.image && <Picture address={word.image} size="large" />}
        <strong translate="no">{typeset(word.english)}</strong>
        {word.forms && <WordForms {...inSpanish}>{word.forms}</WordForms>}
        <div data-part="example">
          <p {...inSpanish}>
            {before}
            {marked && <mark>{marked}</mark>}
            {after}
          </p>
          <small translate="no">{typeset(word.exampleTranslation)}</small>
        </div>
        <small>
          <Bilingual text={word.grammarTip} />
        </small>
      </Meaning>
    </QuestionPanel>
  );
}
