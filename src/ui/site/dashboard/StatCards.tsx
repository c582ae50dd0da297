import { chakra } from '@chakra-ui/react/styled-system';
import { LARGE_TEXT } from '../../base/phone.ts';
import type { ReactNode } from 'react';

const Stats = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    gap: { base: '3', md: '5' },
    marginBlock: { base: '4', md: '5' },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
      columnGap: '4',
      alignContent: 'start',
      alignItems: 'center',
      padding: { base: '4', md: '5' },
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'lg',
      boxShadow: 'card',
    },
    '& [data-part=icon]': {
      gridRow: { base: 'auto', sm: '1 / 4' },
      display: 'grid',
      placeItems: 'center',
      width: '11',
      height: '11',
      marginBottom: { base: '2', sm: '0' },
      borderRadius: 'md',
      bg: 'var(--tint)',
      color: 'var(--ink)',
      '& > svg': { width: '1.375rem', height: '1.375rem', strokeWidth: '1.75' },
    },
    '& [data-part=label]': { textStyle: 'small', color: 'fg.muted' },
    '& strong': { textStyle: 'heading', fontVariantNumeric: 'lining-nums tabular-nums' },
    '& small': { textStyle: 'tiny', color: 'fg.muted' },
  },
});

interface Stat {
  label: string;
  value: string;
  detail: string;
  icon: ReactNode;
  color: string;
}

export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <Stats>
      {stats.map(({ label, value, detail, icon, color }) => (
        <li key={label} data-color={color}>
          <span data-part="icon">{icon}</span>
          <span data-part="label">{label}</span>
          <strong>{value}</strong>
          <small>{detail}</small>
        </li>
      ))}
    </Stats>
  );
}
