import type { flowAtlasMachine } from '#machines/atlas/flow-atlas.machine.ts';
import { indexOf, search, type Hit } from '#machines/atlas/search.rules.ts';
import { questionPlaces } from '#machines/atlas/questions.ts';
import type { AtlasEntry } from '#machines/inspect/picture.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { paths } from '../paths.ts';
import { TOOLS } from './groups.ts';
import { Button } from '../ui/base/Button.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';

const Results = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    '& > output': { justifyContent: 'start', textAlign: 'start' },
    '& > ol': { display: 'grid', gap: '2', maxWidth: '54rem' },
    '& li': {
      position: 'relative',
      padding: '3',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'lg',
      textWrap: 'pretty',
      overflowWrap: 'anywhere',
      _hover: { borderColor: 'border.control' },
    },
    '& a': { fontWeight: '600', textDecoration: 'underline' },
    '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    '& p': { textStyle: 'small', color: 'fg.muted' },
  },
});

interface Props {
  atlas: ActorRefFrom<typeof flowAtlasMachine>;
  entries: readonly AtlasEntry[];
  query: string;
}

/** The states, arrows and questions that a search means, each a sentence that leads to its place. */
export function FlowSearch({ atlas, entries, query }: Props) {
  const places = useSelector(atlas, (state) => state.context.places);
  const isReady = useSelector(atlas, (state) => state.matches({ ready: 'searchable' }));
  const hasFailed = useSelector(atlas, (state) => state.matches({ ready: 'unsearchable' }));
  const index = useMemo(() => {
    const tools = new Set(entries.filter(({ group }) => group === TOOLS).map(({ id }) => id));
    return indexOf(isReady ? [...questionPlaces(), ...places] : [], (flow) => tools.has(flow));
  }, [isReady, places, entries]);
  const hits = useMemo(() => search(index, query), [index, query]);
  return (
    <Results aria-label="Found">
      <StatusLine tone={hasFailed ? 'error' : 'neutral'}>
        {isReady && countText(hits.length)}
        {hasFailed && 'The search couldn’t be loaded.'}
        {!isReady && !hasFailed && 'Searching...'}
      </StatusLine>
      {hasFailed && (
        <Button size="sm" justifySelf="start" onClick={() => atlas.send({ type: 'load.retried' })}>
          Try again
        </Button>
      )}
      <ol>
        {hits.map((hit) => (
          <Found key={`${hit.place.flow} ${hit.place.part}`} hit={hit} />
        ))}
      </ol>
    </Results>
  );
}

function Found({ hit: { place, shown } }: { hit: Hit }) {
  const { flow, part, title, sentence, screen, asked } = place;
  const [first = null] = screen;
  return (
    <li>
      <Link href={asked ? paths.flowQuestion(flow) : paths.flow(flow, part)}>{sentence}</Link>
      <p>{title}</p>
      {asked && <p>{shown ?? first}</p>}
      {!asked && shown !== null && <p>On the screen: “{shown}”</p>}
    </li>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Nothing matches. Try other words, or fewer.';
  return count === 1 ? '1 place' : `${count} places, the best first`;
}
