import type { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import { withAncestors } from '#machines/atlas/diagram-viewer.rules.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import type { PlaybackStep } from '#machines/inspect/playback.ts';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { BusyScreen } from '../ui/base/BusyScreen.tsx';
import { Button } from '../ui/base/Button.tsx';
import { EmptyState } from '../ui/base/EmptyState.tsx';
import { DiagramViewport } from './DiagramViewport.tsx';
import { FlowDiagram } from './FlowDiagram.tsx';

/** A diagram with its marks. */
export interface Drawn {
  viewer: ActorRefFrom<typeof diagramViewerMachine>;
  picture: Picture;
}

interface Props extends Pick<Drawn, 'viewer'> {
  children: (drawn: Drawn) => ReactNode;
}

/** A replayed flow's diagram. Steps don't rerender its viewport. */
export function ReplayDiagram({ viewer, children }: Props) {
  const picture = useSelector(viewer, (state) => state.context.drawn);
  const hasFailed = useSelector(viewer, (state) => state.matches('failed') || state.matches('missing'));
  if (hasFailed) {
    return (
      <EmptyState title="The diagram couldn’t be loaded" text="The steps beside it are complete without it.">
        <Button onClick={() => viewer.send({ type: 'load.retried' })}>Try again</Button>
      </EmptyState>
    );
  }
  if (!picture) return <BusyScreen label="Loading..." />;
  return <DiagramViewport viewer={viewer}>{children({ viewer, picture })}</DiagramViewport>;
}

/** The diagram with a step's marks. */
export function MarkedDiagram({ viewer, picture, step }: Drawn & { step: PlaybackStep | undefined }) {
  const selected = useSelector(viewer, (state) => state.context.selected);
  const active = useMemo(() => step && withAncestors(picture, step.states), [picture, step]);
  const taken = useMemo(() => step && new Set(step.transitions), [step]);
  useEffect(() => {
    if (step) viewer.send({ type: 'step.shown', states: step.states, transitions: step.transitions });
  }, [viewer, step]);
  const select = useCallback((id: string) => viewer.send({ type: 'part.selected', id }), [viewer]);
  const seek = useCallback((id: string) => viewer.send({ type: 'part.requested', id }), [viewer]);
  return (
    <FlowDiagram
      picture={picture}
      active={active}
      taken={taken}
      selected={selected}
      onSelect={select}
      onSeek={seek}
    />
  );
}
