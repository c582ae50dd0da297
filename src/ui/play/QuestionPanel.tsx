import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Tone } from './AnswerFeedback.tsx';
import { isOnControl, useShortcuts } from '../base/use-shortcuts.ts';

const Panel = chakra('section', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    maxWidth: '52rem',
    marginTop: '4',
    marginInline: 'auto',
    padding: { base: '4', sm: '6', md: '8' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'card',
    '& > header > p': { textStyle: 'small', fontWeight: '600', color: 'fg.muted' },
    '& > header > h2': { textStyle: 'heading', textWrap: 'pretty', outline: 'none' },
    '&[data-size=word] > header > h2': { textStyle: 'wordLarge', '& > svg': { marginInlineStart: '3' } },
    '& > footer': {
      display: 'grid',
      gap: '4',
      '& > output': {
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        textAlign: 'start',
        '& > svg': { marginTop: '0.175em' },
        '& > span > span': { display: 'block', fontWeight: '400', color: 'fg' },
      },
      '& > [data-part=actions]': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '3',
        '& > button': { flexGrow: { base: '1', sm: '0' } },
      },
    },
  },
});

interface Props {
  /** Identifies the question: a new one takes focus and is announced. */
  id: string;
  /** The kind of question. */
  kind: ReactNode;
  question: ReactNode;
  limit?: ReactNode;
  /** Single words are set larger than sentences. */
  size?: 'word' | undefined;
  /** Whether there's a verdict to scroll to. */
  isJudged?: boolean;
  /** Colours the panel by the verdict. */
  tone?: Tone | undefined;
  children: ReactNode;
  feedback: ReactNode;
  actions?: ReactNode;
  next?: ReactNode;
  /** Called by Enter outside other controls. */
  onEnter: () => void;
}

/** A question with its options and the verdict on the answer. */
export function QuestionPanel({
  id,
  kind,
  question,
  limit,
  size,
  isJudged = false,
  tone,
  children,
  feedback,
  actions,
  next,
  onEnter,
}: Props) {
  useShortcuts((key, event) => {
    if (key !== 'Enter' || isOnControl(event)) return;
    event.preventDefault();
    onEnter();
  });
  return (
    <Panel data-size={size}>
      {limit}
      <header>
        <p>{kind}</p>
        <h2 key={id} ref={takeFocus} tabIndex={-1} translate="no">
          {question}
        </h2>
      </header>
      {children}
      <footer ref={isJudged ? showIt : undefined} data-tone={tone}>
        {feedback}
        {actions && <div data-part="actions">{actions}</div>}
        {next && (
          <div data-part="actions" hidden={!isJudged}>
            {next}
          </div>
        )}
      </footer>
    </Panel>
  );
}

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}

/** The verdict may be below the fold of a small screen. */
function showIt(footer: HTMLElement | null): void {
  const { matches: isCalm } = matchMedia('(prefers-reduced-motion: reduce)');
  footer?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
}
