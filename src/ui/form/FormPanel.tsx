import { chakra } from '@chakra-ui/react/styled-system';

export const FormPanel = chakra('div', {
  base: {
    marginTop: '5',
    padding: { base: '4', sm: '6' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'card',
    '& > form > fieldset': { gap: '6' },
    '& [data-part=submit]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      '& > p': { textStyle: 'small', color: 'fg.muted' },
    },
  },
});

export const FormColumns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    alignItems: 'start',
    gap: { base: '4', sm: '5' },
  },
});
