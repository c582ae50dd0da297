import type { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import { useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Chunk } from '../runtime/Chunk.tsx';
import { plainEnglish } from './flow-parts.ts';

interface Props {
  viewer: ActorRefFrom<typeof diagramViewerMachine>;
  flow: string;
}

/** The flow in plain English, below its diagram. */
export function Telling({ viewer, flow }: Props) {
  const seek = useCallback((id: string) => viewer.send({ type: 'part.requested', id }), [viewer]);
  return (
    <Chunk load={plainEnglish}>{({ PlainEnglish }) => <PlainEnglish flow={flow} onSeek={seek} />}</Chunk>
  );
}
