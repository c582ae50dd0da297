import { chakra } from '@chakra-ui/react/styled-system';

const Times = chakra('dl', {
  base: {
    display: 'grid',
    marginTop: '2',
    '& > div': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '2.5',
    },
    '& > div + div': { borderTopWidth: '1px' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
    '& dd > strong': { fontSize: '1.125rem' },
  },
});

/** Minutes of study in three periods. */
export function StudyTime({ times }: { times: readonly { label: string; minutes: number }[] }) {
  return (
    <Times>
      {times.map(({ label, minutes }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{minutes}</strong> min
          </dd>
        </div>
      ))}
    </Times>
  );
}
