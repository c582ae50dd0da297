import { chakra } from '@chakra-ui/react/styled-system';
import { SIDEWAYS } from '../base/phone.ts';

/** The answer (`data-part=answer`) above the offered words. */
export const WordBoard = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    [SIDEWAYS]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& :is(ol, ul, [data-part=room])': {
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'start',
      gap: { base: '2', md: '2.5' },
    },
    '& > div': { display: 'grid', '& > *': { gridArea: '1 / 1' } },
    '& li[aria-hidden]': { visibility: 'hidden' },
    '& > [data-part=answer]': {
      padding: { base: '3', md: '4' },
      bg: 'bg.subtle',
      borderWidth: '2px',
      borderStyle: 'dashed',
      borderColor: 'border.control',
      borderRadius: 'md',
      '&[data-over]': { borderColor: 'accent.solid', bg: 'accent.subtle' },
      '& > p': { color: 'fg.muted', '&:has(~ ol > li)': { visibility: 'hidden' } },
    },
    '&[data-state=right] > [data-part=answer]': {
      borderStyle: 'solid',
      borderColor: 'success.solid',
      bg: 'success.subtle',
    },
  },
});

/** `data-state=gone` makes it invisible but keeps its space. */
export const WordChip = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    paddingInline: '3.5',
    bg: 'bg.panel',
    borderWidth: '2px',
    borderColor: 'border.control',
    borderRadius: 'md',
    fontSize: '1.0625rem',
    fontWeight: '600',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    touchAction: 'none',
    _hover: { bg: 'bg.subtle' },
    '& > kbd': { fontFamily: 'body', fontSize: '0.8125rem', fontWeight: '400', color: 'fg.muted' },
    '@media (pointer: coarse)': { '& > kbd': { display: 'none' } },
    '& > svg': {
      position: 'absolute',
      top: '-9px',
      insetInlineEnd: '-9px',
      width: '1.25rem',
      height: '1.25rem',
      padding: '2px',
      borderRadius: 'full',
      strokeWidth: '3',
      color: 'bg.panel',
    },
    '&[data-state=right] > svg': { bg: 'success.solid' },
    '&[data-state=wrong] > svg': { bg: 'danger.solid' },
    '&[aria-disabled=true]': { cursor: 'default', touchAction: 'auto' },
    '&[data-state=right]': { bg: 'success.subtle', borderColor: 'success.solid', color: 'success.fg' },
    '&[data-state=wrong]': { bg: 'danger.subtle', borderColor: 'danger.solid', color: 'danger.fg' },
    '&[data-state=gone]': { visibility: 'hidden' },
    '&[data-dragged]': { zIndex: '1', cursor: 'grabbing', boxShadow: 'raised', borderColor: 'accent.solid' },
    '&[data-gap]::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '-2px',
      width: '3px',
      borderRadius: 'full',
      bg: 'accent.solid',
    },
    '&[data-gap=before]::after': { insetInlineStart: '-9px' },
    '&[data-gap=after]::after': { insetInlineEnd: '-9px' },
  },
});
