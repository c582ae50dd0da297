import type { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../ui/base/Button.tsx';

interface Props {
  viewer: ActorRefFrom<typeof diagramViewerMachine>;
  /** Shown without plain-English labels. */
  wordless?: string | undefined;
}

/** Switches labels between plain English and code. */
export function Wording({ viewer, wordless = 'Not loaded. Try again.' }: Props) {
  const isInNames = useSelector(viewer, (state) => state.matches({ ready: { labels: 'names' } }));
  const isLoading = useSelector(viewer, (state) => state.matches({ ready: { labels: 'loading' } }));
  const hasFailed = useSelector(viewer, (state) => state.matches({ ready: { labels: 'failed' } }));
  return (
    <div data-part="tools" role="group" aria-label="Labels of the diagram">
      <Button
        size="sm"
        variant={isInNames ? 'ghost' : 'outline'}
        aria-pressed={!isInNames}
        onClick={() => viewer.send({ type: 'words.chosen' })}
      >
        Words
      </Button>
      <Button
        size="sm"
        variant={isInNames ? 'outline' : 'ghost'}
        aria-pressed={isInNames}
        onClick={() => viewer.send({ type: 'names.chosen' })}
      >
        Names
      </Button>
      <output data-part="status">
        {isLoading && 'Loading...'}
        {hasFailed && wordless}
      </output>
    </div>
  );
}
