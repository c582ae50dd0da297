import { chakra } from '@chakra-ui/react/styled-system';

export const GameStats = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    maxWidth: '60rem',
    marginInline: 'auto',
    marginBottom: '4',
    '& > output': { flex: '1 1 14rem', justifyContent: 'flex-start', textAlign: 'start' },
  },
});
