import type { AtlasEntry } from '#machines/inspect/picture.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { paths } from '../paths.ts';

export const FlowGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
    gap: { base: '4', md: '5' },
  },
});

const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr auto',
    gap: '1',
    height: 'full',
    padding: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'card',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.control' },
    '& > svg': {
      width: 'full',
      height: '11rem',
      padding: '2',
      marginBottom: '2',
      bg: 'bg',
      borderRadius: 'md',
      '& path': { fill: 'none', strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' },
      '& [data-part=boxes]': { stroke: 'border.control', strokeWidth: '1' },
      '& [data-part=leaves]': { fill: 'bg.muted', stroke: 'border.control', strokeWidth: '1' },
      '& [data-part=lines]': { stroke: 'accent.solid', strokeWidth: '1.25' },
    },
    '& h3': { textStyle: 'subheading' },
    '& h3 > a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    '& > p': { color: 'fg.muted', textStyle: 'small', textWrap: 'pretty' },
    '& > dl': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      marginTop: '2',
      textStyle: 'tiny',
      '& > div': { display: 'flex', gap: '1', flexDirection: 'row-reverse' },
      '& dt': { color: 'fg.muted' },
      '& dd': { fontWeight: '700', fontVariantNumeric: 'tabular-nums' },
    },
  },
});

export function FlowCard({ entry, running }: { entry: AtlasEntry; running: number }) {
  const { comments = 0, thumbnail } = entry;
  const { width, height, boxes, leaves, lines } = thumbnail;
  return (
    <Card>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <path data-part="boxes" d={boxes} />
        <path data-part="lines" d={lines} />
        <path data-part="leaves" d={leaves} />
      </svg>
      <h3>
        <Link href={paths.flow(entry.id)}>{entry.title}</Link>
      </h3>
      <p>{entry.summary}</p>
      <dl>
        <Figure count={entry.states} one="state" many="states" />
        <Figure count={entry.transitions} one="transition" many="transitions" />
        <Figure count={entry.paths} one="path" many="paths" />
        {comments > 0 && <Figure count={comments} one="comment" many="comments" />}
        {running > 0 && <Figure count={running} one="running" many="running" />}
      </dl>
    </Card>
  );
}

function Figure({ count, one, many }: { count: number; one: string; many: string }) {
  return (
    <div>
      <dt>{count === 1 ? one : many}</dt>
      <dd>{count}</dd>
    </div>
  );
}
