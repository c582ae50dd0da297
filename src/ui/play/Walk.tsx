import { chakra } from '@chakra-ui/react/styled-system';

export const WalkPanel = chakra('section', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '5',
    maxWidth: 'prose',
    marginInline: 'auto',
    padding: { base: '5', md: '8' },
    textAlign: 'center',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    boxShadow: 'card',
    '& > [data-part=word]': {
      display: 'grid',
      alignContent: 'center',
      gap: '2',
      minHeight: '8rem',
      maxWidth: 'full',
      overflowWrap: 'anywhere',
      '& > strong': { textStyle: 'title' },
      '& > span': { color: 'fg.muted' },
      '& > [data-state=awaited]': { visibility: 'hidden' },
    },
    '& > [data-part=actions]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '3',
      '& > :nth-of-type(2)': { minWidth: 'min(8.5rem, 36vw)' },
    },
    '& > [data-part=count]': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& > [data-part=note]': { color: 'fg.muted', textStyle: 'small' },
  },
});
