import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { inLanguage } from './languages.ts';

const Line = chakra('output', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '1.6em',
    fontWeight: '600',
    textAlign: 'center',
    '&:has(> svg)': { textAlign: 'start' },
    textWrap: 'balance',
    '& > svg': { flexShrink: '0', width: '1.25em', height: '1.25em' },
    '&[data-tone=success]': { color: 'success.fg' },
    '&[data-tone=error]': { color: 'danger.fg' },
  },
});

interface Props {
  children?: ReactNode;
  tone?: 'neutral' | 'success' | 'error';
  lang?: string | undefined;
}

/** A live region that stays mounted and reserves its space while empty. */
export function StatusLine({ children, tone = 'neutral', lang }: Props) {
  const isEmpty = children === undefined || children === null || children === false || children === '';
  return (
    <Line data-tone={tone} {...inLanguage(lang)}>
      {!isEmpty && tone === 'success' && <CircleCheck aria-hidden />}
      {!isEmpty && tone === 'error' && <CircleAlert aria-hidden />}
      <span>{children}</span>
    </Line>
  );
}
