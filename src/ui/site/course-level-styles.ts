import { chakra } from '@chakra-ui/react/styled-system';

/** A level's frame with its colours. */
export const Level = chakra('section', {
  base: {
    '--sun': 'light-dark(#F2B642, #F3D9A0)',
    '--halo': 'light-dark(#F8D58A, #4A3526)',
    '--sky': 'light-dark(#FBEBCB, #33262A)',
    '--far': 'light-dark(#EBBE92, #4B3429)',
    '--mid': 'light-dark(#D98A5C, #6B3B28)',
    '--near': 'light-dark(#B5532F, #A4532F)',
    '--field': 'light-dark(#17635F, #1D5450)',
    '--grove': 'light-dark(#0E4947, #12403E)',
    '--sea': 'light-dark(#4E9FA3, #1B4F57)',
    '--path': 'light-dark(#FCE9CB, #E9C99A)',
    '--wall': 'light-dark(#FFF6E6, #E8D5BB)',
    '--shade': 'light-dark(#EBD3B0, #BFA483)',
    '--roof': 'light-dark(#9A3A1E, #5C2514)',
    '--ground': 'light-dark(#EDF0DC, #1E2723)',
    '--turf': 'light-dark(#DCE3C2, #26332D)',
    '--way': 'light-dark(#DDBF8D, #57473A)',
    '--walked': 'light-dark(#C9683F, #D98A5C)',
    '--swing': { base: '1.25rem', md: '13rem', lg: '24rem' },
    '--scene': { base: '4.5rem', md: '6.5rem' },
    marginTop: { base: '6', md: '10' },
    borderRadius: 'xl',
    overflow: 'hidden',
    bg: 'var(--ground)',
    '&[data-level=A2]': {
      '--ground': 'light-dark(#E3EFEB, #1A2729)',
      '--turf': 'light-dark(#CBE2DB, #223438)',
      '--sky': 'light-dark(#DDEEEA, #1F2D33)',
    },
    '&[data-level=B1]': {
      '--ground': 'light-dark(#F3E6DC, #29211E)',
      '--turf': 'light-dark(#E8D2C2, #382C27)',
      '--sky': 'light-dark(#F7DCC6, #3A2524)',
      '--far': 'light-dark(#D9A59A, #503334)',
      '--mid': 'light-dark(#B9694F, #6B3B28)',
    },
    '& > header': {
      position: 'relative',
      height: { base: '10rem', md: '15rem' },
      padding: { base: '5', md: '8' },
      bgImage: 'linear-gradient(var(--sky), var(--halo))',
      '& > svg': { position: 'absolute', inset: '0', width: 'full', height: 'full' },
      '& > div': { position: 'relative' },
      '& h2': { textStyle: 'title' },
      // Beside the sun, not on it.
      '& p': { fontWeight: '600', maxWidth: { base: '12rem', md: 'none' } },
    },
    '& > ol': {
      paddingInline: { base: '4', md: '8' },
      position: 'relative',
      marginTop: '-12',
      paddingTop: '16',
      paddingBottom: '4',
    },
  },
});

export const Rest = chakra('li', { base: { height: '100vh' } });

/** Keeps the distance of a level. */
export const Note = chakra('div', { base: { marginTop: { base: '6', md: '10' } } });
