import { leastProved } from '#machines/atlas/coverage.rules.ts';
import type { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { PanelSection } from './Panel.tsx';
import { TransitionList } from './TransitionList.tsx';

interface Props {
  viewer: ActorRefFrom<typeof diagramViewerMachine>;
  picture: Picture;
}

const SHOWN = 10;

/** Clear of the focus ring above it. */
const Count = chakra('p', { base: { color: 'fg.muted', paddingBlock: '2' } });

/** The transitions that the fewest generated paths take; each leads to the diagram. */
export function LeastProved({ viewer, picture }: Props) {
  const selected = useSelector(viewer, (state) => state.context.selected);
  const least = leastProved(picture.transitions, SHOWN);
  if (least.length === 0) return null;
  return (
    <PanelSection aria-label="Least proved">
      <details>
        <summary>Least proved</summary>
        <Count>{countText(least.length, picture.transitions.length)}</Count>
        <TransitionList
          picture={picture}
          transitions={least}
          current={selected}
          onSeek={(id) => viewer.send({ type: 'part.requested', id })}
        />
      </details>
    </PanelSection>
  );
}

function countText(shown: number, all: number): string {
  if (shown === all) return 'All transitions, those that the fewest generated paths take first.';
  return `The ${shown} of ${all} transitions that the fewest generated paths take.`;
}
