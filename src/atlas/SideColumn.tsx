import { chakra } from '@chakra-ui/react/styled-system';

export const SideColumn = chakra('aside', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '4',
    minWidth: '0',
    overflowY: { lg: 'auto' },
    _print: { display: 'none' },
  },
});

/** A part of the column. On narrow screens a sheet below the diagram. */
export const PanelSection = chakra('section', {
  base: {
    display: 'grid',
    gap: '2',
    minWidth: '0',
    padding: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    textStyle: 'small',
    '& h2': { fontSize: '0.9375rem', fontWeight: '700', lineHeight: '1.35', overflowWrap: 'anywhere' },
    '& h2 small': { fontSize: '0.8125rem', fontWeight: '400', color: 'fg.muted' },
    '& h3': { fontSize: '0.8125rem', fontWeight: '600', color: 'fg.muted', marginTop: '1' },
    '& p': { textWrap: 'pretty' },
    '& [data-part=note]': { color: 'fg.muted' },
    '& p a': { textDecoration: 'underline' },
    '& [data-part=row]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    '& [data-part=row] > button': { maxWidth: 'full' },
    '& [data-part=row] > :is(h2, h3)': { flex: '1 1 0', minWidth: 'min-content' },
    '& output': { justifyContent: 'start', textAlign: 'start' },
    '& summary': { cursor: 'pointer', fontWeight: '600', minHeight: '9', alignContent: 'center' },
    '& li': { overflowWrap: 'anywhere' },
    '& li pre': { fontFamily: 'mono', fontSize: '0.8125rem', whiteSpace: 'pre-wrap' },
    '&[data-sheet]': {
      position: { base: 'fixed', lg: 'relative' },
      insetInline: '0',
      bottom: '0',
      maxHeight: { base: '36dvh', lg: 'none' },
      borderRadius: { base: '{radii.lg} {radii.lg} 0 0', lg: 'lg' },
      overflowY: { base: 'auto', lg: 'visible' },
      boxShadow: { base: 'raised', lg: 'none' },
    },
    '&[data-sheet=steps] > [data-outside=sheet]': { display: { base: 'none', lg: 'flex' } },
    '&[data-sheet=play]': { zIndex: '1', maxHeight: { base: '30dvh', lg: 'none' } },
    '&[data-sheet=details]': {
      zIndex: '1',
      '& > h2': { paddingInlineEnd: '9' },
      '& > button': { position: 'absolute', top: '2', insetInlineEnd: '2' },
    },
  },
});

export const PartList = chakra('ul', {
  base: {
    display: 'grid',
    gap: '0.5',
    '&[data-scrolls]': {
      display: 'block',
      position: 'relative',
      maxHeight: '16rem',
      overflowY: 'auto',
      '& > li': { marginBottom: '0.5' },
    },
    '&[data-scrolls=tall]': { maxHeight: { lg: 'max(18rem, calc(100dvh - 28rem))' } },
    '& > li > button': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      width: 'full',
      minHeight: '9',
      alignContent: 'center',
      paddingBlock: '1.5',
      paddingInline: '2.5',
      borderRadius: 'sm',
      borderInlineStart: '3px solid var(--ink, transparent)',
      textAlign: 'start',
      lineHeight: '1.35',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
      '&[aria-current]': { bg: 'gold.subtle' },
      '& > span': { color: 'fg.muted' },
      '& > em': { fontStyle: 'normal', marginBlock: '0.5' },
      '@media (pointer: coarse)': { minHeight: '11' },
    },
  },
});
