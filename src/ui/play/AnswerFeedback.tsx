import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { LARGE_TEXT, NO_PHONE, PHONE } from '../base/phone.ts';
import { ComparedLetters, Letters, type LetterPair } from './Letters.tsx';
import { linkStyle } from '../base/link-style.ts';

const Line = chakra('output', {
  base: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridRow: '1',
    gridTemplateColumns: 'subgrid',
    rowGap: '1',
    textAlign: 'start',
    _empty: { position: 'absolute' },
    '& > *': { gridColumn: '1' },
    // Below the buttons beside the verdict, so that a long reason has all the width.
    '& > [data-part=explanation]': { gridColumn: '1 / -1' },
    '& > [data-part=verdict]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontSize: '1.125rem',
      fontWeight: '700',
      textWrap: 'balance',
      '& > svg': { flexShrink: '0', width: '1.25em', height: '1.25em' },
    },
    '& > [data-tone=right]': { color: 'success.fg' },
    '& > [data-tone=nearly]': { color: 'gold.fg' },
    '& > [data-tone=wrong]': { color: 'danger.fg' },
    '& > [data-part=solution]': { display: 'flex', alignItems: 'center', gap: '2', fontWeight: '600' },
    '& mark': { paddingInline: '0.5', borderRadius: 'sm', bg: 'gold.subtle', color: 'inherit' },
    '& > small': { textStyle: 'small', color: 'fg' },
    '& > [data-part=solution] small': { fontSize: 'inherit', fontWeight: '400' },
    '& a': {
      display: 'inline-block',
      ...linkStyle,
      position: 'relative',
      // Room for a finger.
      [NO_PHONE]: { _after: { content: '""', position: 'absolute', inset: '-0.75rem 0' } },
      [PHONE]: { display: 'block', width: 'fit-content', minHeight: '11', alignContent: 'center' },
    },
  },
});

const Said = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '3',
    '&:has(> output:empty)': { position: 'absolute' },
    '& > output + *': { gridColumn: '2', gridRow: '1' },
    '&:has(> output + *) [data-part=verdict]': { minHeight: '11' },
    [LARGE_TEXT]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > output + *': { gridColumn: '1', gridRow: '2' },
    },
  },
});

export type Tone = 'right' | 'nearly' | 'wrong';

interface Props {
  /** The verdict; null before an answer. */
  judged: {
    tone: Tone;
    verdict: ReactNode;
    /** The typed answer compared with the right one. */
    letters?: readonly LetterPair[] | undefined;
    solution?: ReactNode;
    /** Their language, if not English. */
    lang?: string | undefined;
    meaning?: ReactNode;
    explanation?: ReactNode;
  } | null;
  audio?: ReactNode;
}

/** Announces the verdict with the right answer and the reason. Stays mounted while empty. */
export function AnswerFeedback({ judged, audio }: Props) {
  const hasLetters = judged?.letters?.some(({ mark }) => mark !== 'right') === true;
  return (
    <Said>
      <Line>
        {judged && (
          <>
            <span data-part="verdict" data-tone={judged.tone}>
              {judged.tone === 'right' ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
              <span>{judged.verdict}</span>
            </span>{' '}
            {hasLetters && (
              <ComparedLetters as="span">
                <Letters pairs={judged.letters ?? []} lang={judged.lang} />
              </ComparedLetters>
            )}{' '}
            {judged.solution && (
              <span data-part="solution" translate="no" lang={judged.lang}>
                {judged.solution}
              </span>
            )}{' '}
            {judged.meaning && <small translate="no">{judged.meaning}</small>}{' '}
            {judged.explanation && <small data-part="explanation">{judged.explanation}</small>}
          </>
        )}
      </Line>
      {judged && audio}
    </Said>
  );
}
