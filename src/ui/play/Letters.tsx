import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import { typeset } from '../base/typeset.ts';

export const ComparedLetters = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2.5',
    fontSize: '1.125rem',
    overflowWrap: 'anywhere',
    '& > [data-part=typed]:not(:empty) + span::before': { content: '"→ "', color: 'fg.muted' },
    '& del': { color: 'danger.fg', bg: 'danger.subtle', textDecorationThickness: '2px' },
    '& strong': { fontWeight: '600' },
    '& ins': {
      color: 'success.fg',
      bg: 'success.subtle',
      fontWeight: '800',
      textUnderlineOffset: '0.2em',
      textDecorationThickness: '2px',
    },
  },
});

export interface LetterPair {
  typed: string;
  expected: string;
  mark: 'right' | 'wrong' | 'missing' | 'extra';
}

/** Wrong letters are struck out, missing ones underlined. */
export function Letters({ pairs, lang }: { pairs: readonly LetterPair[]; lang?: string | undefined }) {
  const runs = runsOf(typesetLetters(pairs));
  return (
    <>
      <span data-part="typed" translate="no" lang={lang} aria-hidden>
        {runs.map(({ isRight, typed }, index) => (isRight ? typed : typed && <del key={index}>{typed}</del>))}
      </span>{' '}
      <span>
        <VisuallyHidden>Right form: </VisuallyHidden>
        <strong translate="no" lang={lang}>
          {runs.map(({ isRight, expected }, index) =>
            isRight ? expected : expected && <ins key={index}>{expected}</ins>,
          )}
        </strong>
      </span>
    </>
  );
}

function typesetLetters(pairs: readonly LetterPair[]): LetterPair[] {
  const shown = typeset(pairs.map(({ expected }) => expected).join(''));
  let end = 0;
  return pairs.map((pair) => {
    const start = end;
    end += pair.expected.length;
    return { ...pair, expected: shown.slice(start, end) };
  });
}

/** Merges neighbouring letters with the same verdict. */
function runsOf(letters: readonly LetterPair[]) {
  const runs: { isRight: boolean; typed: string; expected: string }[] = [];
  for (const { typed, expected, mark } of letters) {
    const run = runs.at(-1);
    const isRight = mark === 'right';
    if (run?.isRight === isRight) {
      run.typed += typed;
      run.expected += expected;
    } else runs.push({ isRight, typed, expected });
  }
  return runs;
}
