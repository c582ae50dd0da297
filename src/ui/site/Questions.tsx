import { chakra } from '@chakra-ui/react/styled-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { bringIntoView } from '../base/bring-into-view.ts';

export const QuestionList = chakra('section', {
  base: {
    maxWidth: 'prose',
    marginTop: '10',
    '& > h2': { textStyle: 'heading', marginBottom: '4' },
    '& > div': { display: 'grid', gap: '3' },
  },
});

const Details = chakra('details', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'card',
    scrollMarginTop: '20',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '14',
      paddingInline: { base: '4', sm: '5' },
      paddingBlock: '3',
      borderRadius: 'lg',
      cursor: 'pointer',
      fontWeight: '600',
      lineHeight: '1.4',
      textWrap: 'balance',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { bg: 'bg.subtle' },
    },
    '& > summary > svg': {
      flexShrink: '0',
      width: '1.25rem',
      height: '1.25rem',
      color: 'fg.muted',
      transitionProperty: 'transform',
      transitionDuration: 'fast',
    },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    '& > div': { paddingInline: { base: '4', sm: '5' }, paddingTop: '1', paddingBottom: '5' },
  },
});

interface Props {
  /** The answer's URL hash. */
  id: string;
  question: string;
  isOpen: boolean;
  children: ReactNode;
}

/** `isOpen` unfolds the answer and scrolls to it. */
export function FaqEntry({ id, question, isOpen, children }: Props) {
  return (
    <Details id={id} open={isOpen} {...(isOpen && { ref: bringIntoView })}>
      <summary>
        <span>{question}</span>
        <ChevronDown aria-hidden />
      </summary>
      <div>{children}</div>
    </Details>
  );
}
