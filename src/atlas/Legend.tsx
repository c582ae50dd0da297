import { chakra } from '@chakra-ui/react/styled-system';
import { kindColors, kindNames } from './kinds.ts';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '1',
    textStyle: 'tiny',
    color: 'fg.muted',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    '& svg': { width: '1.75rem', height: '0.75rem', flexShrink: '0' },
    '& path': { stroke: 'var(--ink)', strokeWidth: '2', fill: 'none' },
    '& [data-kind=after] path': { strokeDasharray: '7 3' },
    '& [data-kind=always] path': { strokeDasharray: '2 3' },
    '& rect': { fill: 'none', stroke: 'border.control', strokeDasharray: '4 3' },
    '& circle': { fill: 'fg' },
  },
});

export function Legend({ isInWords }: { isInWords: boolean }) {
  const kinds = Object.keys(kindNames) as (keyof typeof kindNames)[];
  return (
    <List aria-label="Legend">
      {kinds.map((kind) => (
        <li key={kind} data-kind={kind} data-color={kindColors[kind]}>
          <svg viewBox="0 0 28 12" aria-hidden>
            <path d="M0 6h28" />
          </svg>
          {kindNames[kind]}
        </li>
      ))}
      <li>
        <svg viewBox="0 0 28 12" aria-hidden>
          <rect x="1" y="1" width="26" height="10" rx="3" />
        </svg>
        Side by side
      </li>
      <li>
        <svg viewBox="0 0 28 12" aria-hidden>
          <circle cx="14" cy="6" r="4" />
        </svg>
        Start
      </li>
      <li>H* goes back to where it left off</li>
      <li>
        {isInWords ? 'Labels: what happens, and on which condition' : 'Labels: event [guard] / actions'}
      </li>
    </List>
  );
}
