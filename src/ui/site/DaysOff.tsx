import { chakra } from '@chakra-ui/react/styled-system';

/** The parts of the panel, each with a heading. */
export const DaysOffParts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    marginTop: '5',
    '& > div, & form': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', minWidth: '0' },
    '& > div > h3': { fontSize: '1.0625rem', fontWeight: '600' },
    '& > div > p, & > div > [role=status] > p': { fontSize: '0.875rem', color: 'fg.muted' },
    '& button[type=submit]': { justifySelf: 'start' },
  },
});

/** Seven fields for the weekdays. */
export const WeekGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
    gap: '4',
  },
});

/** The first and the last day of a span, side by side where there is room. */
export const SpanGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    alignItems: 'start',
  },
});

/** Spans of days, each with a button. */
export const SpanList = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    padding: '0',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
    },
  },
});
