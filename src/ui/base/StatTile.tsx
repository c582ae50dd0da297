import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Tile = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    minWidth: 'min(6rem, 100%)',
    paddingInline: '4',
    paddingBlock: '2.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    '& > span': { textStyle: 'tiny', color: 'fg.muted' },
    '& > strong': {
      fontFamily: 'heading',
      fontSize: '1.5rem',
      fontWeight: '700',
      lineHeight: '1.2',
      fontVariantNumeric: 'lining-nums tabular-nums',
    },
  },
});

export function StatTile({ label, value }: { label: string; value: ReactNode }) {
  return (
    <Tile data-tile="">
      <span>{label}</span>
      <strong>{value}</strong>
    </Tile>
  );
}
