import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { inSpanish } from '../base/languages.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';

const Words = chakra('fieldset', {
  base: {
    minWidth: '0',
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& label': {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: '11',
      minHeight: '11',
      paddingInline: '3',
      bg: 'bg.panel',
      borderWidth: '2px',
      borderColor: 'border.control',
      borderRadius: 'md',
      fontSize: '1.0625rem',
      fontWeight: '600',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
      '&:has(:checked)': { bg: 'accent.subtle', borderColor: 'accent.solid' },
      '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
      '&:has(:disabled)': { cursor: 'default', _hover: { bg: 'bg.panel' } },
      '&[data-state=right]': { bg: 'success.subtle', borderColor: 'success.solid', color: 'success.fg' },
      '&[data-state=wrong]': { bg: 'danger.subtle', borderColor: 'danger.solid', color: 'danger.fg' },
    },
    '& input': { srOnly: true },
  },
});

interface Props {
  words: readonly string[];
  /** The index of the chosen word. */
  chosen: number | null;
  /** The index of the wrong word, once it may be shown. */
  wrong: number | null;
  describedBy: string;
  onChoose: (index: number) => void;
}

/** The words of a sentence, to choose the one that is wrong. */
export function CorrectionBoard({ words, chosen, wrong, describedBy, onChoose }: Props) {
  const name = useId();
  return (
    <Words role="radiogroup" aria-describedby={describedBy}>
      <VisuallyHidden as="legend">The wrong word</VisuallyHidden>
      <div>
        {words.map((word, index) => {
          const state = stateOf(index, chosen, wrong);
          return (
            <label key={index} data-state={state}>
              <input
                type="radio"
                name={name}
                checked={index === chosen}
                disabled={wrong !== null}
                onChange={() => onChoose(index)}
              />
              <span>
                <span {...inSpanish}>{word}</span>
                {state === 'right' && <VisuallyHidden>, this is the wrong word</VisuallyHidden>}
                {state === 'wrong' && <VisuallyHidden>, this word is right</VisuallyHidden>}
              </span>
            </label>
          );
        })}
      </div>
    </Words>
  );
}

function stateOf(index: number, chosen: number | null, wrong: number | null) {
  if (index === wrong) return 'right';
  return wrong !== null && index === chosen ? 'wrong' : 'open';
}
