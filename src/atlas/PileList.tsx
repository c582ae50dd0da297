import type { tracePileMachine } from '#machines/atlas/trace-pile.machine.ts';
import type { OfferedFile, TracePile } from '#machines/atlas/trace-player.rules.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../ui/base/Button.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { PanelSection, PartList } from './SideColumn.tsx';

const Lists = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    maxWidth: '46rem',
    marginBottom: '6',
    '& > output': { justifyContent: 'start' },
    '& ul': { maxHeight: '22rem', overflowY: 'auto' },
    '& li > button > span': { overflowWrap: 'anywhere' },
  },
});
const Broken = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    '& > li': { borderInlineStart: '3px solid', borderColor: 'danger.solid', paddingInlineStart: '2.5' },
    '& strong': { fontWeight: '600' },
    '& span': { display: 'block', color: 'fg.muted' },
  },
});

interface Props {
  pile: ActorRefFrom<typeof tracePileMachine>;
  onOpen: (files: readonly OfferedFile[]) => void;
}

/** The contents of several files: traces to open, and damaged ones with reasons. */
export function PileList({ pile, onOpen }: Props) {
  const sorted = useSelector(pile, ({ context }) => context.pile);
  const files = useSelector(pile, ({ context }) => context.files);
  if (!sorted) {
    return (
      <Lists>
        <StatusLine tone="error">The files couldn’t be read.</StatusLine>
        <div>
          <Button size="sm" onClick={() => pile.send({ type: 'sorting.retried' })}>
            Try again
          </Button>
        </div>
      </Lists>
    );
  }
  const { traces, broken } = sorted;
  return (
    <Lists>
      <StatusLine>{countText(sorted)}</StatusLine>
      {traces.length > 0 && (
        <PanelSection aria-label="Traces">
          <h2>
            Traces <small>{traces.length}</small>
          </h2>
          <PartList tabIndex={-1}>
            {traces.map(({ index, name, title, steps }) => (
              <li key={index}>
                <button type="button" onClick={() => onOpen(files.slice(index, index + 1))}>
                  {title}, {steps === 1 ? '1 step' : `${steps} steps`}
                  <span>{name}</span>
                </button>
              </li>
            ))}
          </PartList>
        </PanelSection>
      )}
      {broken.length > 0 && (
        <PanelSection aria-label="Broken files">
          <h2>
            Not traces <small>{broken.length}</small>
          </h2>
          <Broken tabIndex={0} aria-label="Broken files and why">
            {broken.map(({ name, why }, index) => (
              <li key={index}>
                <strong>{name}</strong>
                <span>{why}</span>
              </li>
            ))}
          </Broken>
        </PanelSection>
      )}
    </Lists>
  );
}

function countText({ traces, broken }: TracePile): string {
  const good = traces.length === 1 ? '1 of the files is a trace' : `${traces.length} of the files are traces`;
  return `${good}, ${broken.length === 1 ? '1 is not' : `${broken.length} are not`}.`;
}
