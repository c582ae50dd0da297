import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { inSpanish } from '../base/languages.ts';
import { MixedText } from '../base/MixedText.tsx';

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    '& > p': { fontSize: { md: '1.125rem' }, lineHeight: '1.65', maxWidth: '38rem' },
    '& > ul': {
      display: 'grid',
      borderWidth: '1px',
      borderRadius: 'lg',
      bg: 'bg.panel',
      overflow: 'hidden',
    },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '3',
      padding: '3',
      paddingInlineStart: '4',
      borderInlineStart: '3px solid {colors.gold.solid}',
      '&:not(:first-of-type)': { borderTopWidth: '1px' },
      '& p': { fontSize: '1.125rem', fontWeight: '600' },
      '& small': { textStyle: 'small', color: 'fg.muted' },
      '& mark': {
        bg: 'gold.subtle',
        color: 'inherit',
        fontWeight: '700',
        borderRadius: 'sm',
        paddingBlock: '0.5',
      },
    },
  },
});

interface Props {
  /** English with Spanish in «». */
  text: string;
  examples: readonly { parts: readonly string[]; english: string }[];
  /** The control that plays an example. */
  renderAudio: (spanish: string) => ReactNode;
}

/** A rule with its examples. Every second part of an example is the form that shows the rule. */
export function RuleBody({ text, examples, renderAudio }: Props) {
  return (
    <Body>
      <p>
        <MixedText text={text} />
      </p>
      <ul aria-label="Examples">
        {examples.map(({ parts, english }) => {
          const spanish = parts.join('');
          return (
            <li key={spanish}>
              <div translate="no">
                <p {...inSpanish}>
                  {parts.map((part, index) => (index % 2 === 0 ? part : <mark key={index}>{part}</mark>))}
                </p>
                <small>
                  <MixedText text={english} />
                </small>
              </div>
              {renderAudio(spanish)}
            </li>
          );
        })}
      </ul>
    </Body>
  );
}
