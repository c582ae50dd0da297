import { chakra } from '@chakra-ui/react/styled-system';
import { LARGE_TEXT } from '../base/phone.ts';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';

export const DayPanel = chakra('section', {
  base: {
    padding: { base: '6', md: '10' },
    [LARGE_TEXT]: { padding: '4' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'card',
    '& > h2': { textStyle: 'heading', textWrap: 'balance' },
    '& > p': { color: 'fg.muted', marginTop: '2' },
    '& > [data-part=kicker]': { color: 'brand.fg', fontWeight: '600', marginTop: '0', marginBottom: '2' },
    '& > [data-part=actions]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      marginTop: '6',
      '& > *': { maxWidth: 'full' },
    },
  },
});

const Steps = chakra('ol', {
  base: {
    marginTop: { base: '6', md: '8' },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: '4',
      alignItems: 'center',
      minHeight: '16',
      paddingBlock: '3',
      [LARGE_TEXT]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: '3',
        '& > a': { gridColumn: '2', justifySelf: 'start', marginInlineStart: '-4' },
      },
    },
    '& > li + li': { borderTopWidth: '1px' },
    '& [data-part=mark]': {
      display: 'grid',
      placeItems: 'center',
      width: '9',
      height: '9',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'border.control',
      '&[data-done]': { bg: 'brand.subtle', borderColor: 'transparent', color: 'brand.fg' },
      '& > svg': { width: '1.25rem', height: '1.25rem' },
    },
    '& h3': { fontWeight: '600', lineHeight: '1.3', textWrap: 'balance' },
    '& h3 + p': { textStyle: 'small', color: 'fg.muted', textWrap: 'balance' },
  },
});

export interface DayStep {
  id: string;
  title: ReactNode;
  detail: string;
  isDone: boolean;
  link: ReactNode;
}

export function DaySteps({ steps }: { steps: readonly DayStep[] }) {
  if (steps.length === 0) return null;
  return (
    <Steps>
      {steps.map(({ id, title, detail, isDone, link }) => (
        <li key={id}>
          <span data-part="mark" aria-hidden {...(isDone && { 'data-done': '' })}>
            {isDone && <Check />}
          </span>
          <div>
            <h3>
              {title}
              {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
            </h3>
            <p>{detail}</p>
          </div>
          {link}
        </li>
      ))}
    </Steps>
  );
}

export const QuietPanel = chakra('section', {
  base: {
    '* + &': { marginTop: { base: '6', md: '8' } },
    paddingBlock: { base: '4', md: '5' },
    paddingInline: { base: '5', md: '6' },
    bg: 'bg.subtle',
    borderRadius: 'lg',
    '& > h2': { textStyle: 'subheading' },
    '& > p': { color: 'fg.muted', marginTop: '1.5' },
    '& > ul': { marginTop: '1' },
    '& > ul > li': { paddingBlock: '0.5', color: 'fg.muted' },
    '& strong': { marginInlineEnd: '2', fontWeight: '600', color: 'fg' },
    '& > a': { marginTop: '4' },
    '& > [data-part=actions]': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' },
  },
});

export const DayMore = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' },
});

export const DayNote = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '2',
    marginBottom: '5',
    color: 'fg.muted',
    '& > button': { marginInlineStart: '-4' },
    '& a:not([class])': { color: 'brand.fg', fontWeight: '600', textDecoration: 'underline' },
    'ol + &, ul + &, section + &, p + &': { marginTop: '6', marginBottom: '0' },
  },
});
