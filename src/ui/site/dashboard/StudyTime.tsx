import { chakra } from '@chakra-ui/react/styled-system';
import { LARGE_TEXT } from '../../base/phone.ts';

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
      [LARGE_TEXT]: { display: 'block' },
    },
    '& > div + div': { borderTopWidth: '1px' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
    '& dd > strong': { fontSize: '1.125rem' },
  },
});

export function StudyTime({ times }: { times: readonly { label: string; time: string }[] }) {
  return (
    <Times>
      {times.map(({ label, time }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{time}</strong>
          </dd>
        </div>
      ))}
    </Times>
  );
}
