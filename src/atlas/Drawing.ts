import { chakra } from '@chakra-ui/react/styled-system';
import { DIAGRAM_FONT } from './diagram-font.ts';

export const Drawing = chakra('svg', {
  base: {
    display: 'block',
    overflow: 'visible',
    fontFamily: DIAGRAM_FONT,
    fontSize: '12px',
    lineHeight: '1',
    color: 'fg',
    '& text': { fill: 'fg.muted', whiteSpace: 'pre' },
    '& [data-part=state]': {
      cursor: 'pointer',
      outline: 'none',
      '& > rect, & > circle': { fill: 'bg.subtle', stroke: 'border.control', strokeWidth: '1' },
      '& > [data-part=name]': { fill: 'fg', fontSize: '13px', fontWeight: '700' },
      '&[data-outer] > rect': { fill: 'transparent' },
      '&[data-region] > rect': { strokeDasharray: '6 4' },
      '&[data-kind=final] > [data-part=inner]': { fill: 'none' },
      '&[data-active] > :is(rect, circle)': { fill: 'gold.subtle', stroke: 'gold.fg', strokeWidth: '2.5' },
      '&[data-active][data-outer] > rect': { fill: 'transparent' },
      '&[data-selected] > :is(rect, circle)': { stroke: 'brand.solid', strokeWidth: '2.5' },
      '&:hover > :is(rect, circle)': { strokeWidth: '2.5' },
      _focusVisible: { '& > :is(rect, circle)': { stroke: 'focus', strokeWidth: '4' } },
    },
    '& [data-part=dot]': { fill: 'fg' },
    '& [data-part=start]': { fill: 'none', stroke: 'fg', strokeWidth: '1.25' },
    '& [data-part=transition]': {
      cursor: 'pointer',
      outline: 'none',
      '& > text': {
        fill: 'var(--ink)',
        stroke: 'bg.panel',
        strokeWidth: '4px',
        strokeLinejoin: 'round',
        paintOrder: 'stroke',
      },
      '& > [data-part=line]': { fill: 'none', stroke: 'var(--ink)', strokeWidth: '1.25' },
      '& > [data-part=head]': { fill: 'var(--ink)', stroke: 'none' },
      '& > [data-part=reach]': {
        fill: 'none',
        stroke: 'transparent',
        strokeWidth: '12',
        pointerEvents: 'stroke',
      },
      '&[data-kind=after] > [data-part=line]': { strokeDasharray: '7 3' },
      '&[data-kind=always] > [data-part=line]': { strokeDasharray: '2 3' },
      '&[data-matched] > text': { fontWeight: '700', stroke: 'gold.subtle', strokeWidth: '7px' },
      '&[data-matched] > [data-part=line]': { strokeWidth: '2.5' },
      '&[data-taken]': { '--ink': '{colors.gold.fg}', '& > text': { fontWeight: '700' } },
      '&[data-taken] > [data-part=line]': { strokeWidth: '3' },
      '&:is(:hover, [data-selected])': {
        '& > [data-part=line]': { strokeWidth: '2.75' },
        '& > text': { textDecoration: 'underline' },
      },
      _focusVisible: {
        '& > text': { stroke: 'focus', fill: 'bg.panel', strokeWidth: '7px' },
        '& > [data-part=line]': { strokeWidth: '4', stroke: 'focus' },
      },
    },
    '& [data-part=fact]': {
      '&[data-matched]': { fontWeight: '700', fill: 'gold.fg' },
      '&[data-taken]': { fontWeight: '700', fill: 'gold.fg' },
      '&[data-selected]': { textDecoration: 'underline' },
    },
    _print: { width: '100% !important', height: '100% !important' },
  },
});
