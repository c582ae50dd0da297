import type { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import type { Picture, PictureTransition } from '#machines/inspect/picture.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { SearchField } from '../ui/form/SearchField.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { TransitionList } from './TransitionList.tsx';
import { PanelSection } from './SideColumn.tsx';

interface Props {
  viewer: ActorRefFrom<typeof diagramViewerMachine>;
  drawn: Picture;
  matches: readonly PictureTransition[];
}

export function SearchPanel({ viewer, drawn, matches }: Props) {
  const query = useSelector(viewer, (state) => state.context.query);
  const selected = useSelector(viewer, (state) => state.context.selected);
  const isAsked = query.trim() !== '';
  return (
    <PanelSection aria-label="Search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          viewer.send({ type: 'match.advanced' });
        }}
      >
        <SearchField
          label="Find an event"
          placeholder="Names or words"
          value={query}
          onChange={(value) => viewer.send({ type: 'query.changed', query: value })}
          onClear={() => viewer.send({ type: 'query.changed', query: '' })}
        />
      </form>
      {isAsked && <StatusLine>{foundText(matches.length)}</StatusLine>}
      <TransitionList
        drawn={drawn}
        transitions={matches}
        current={selected}
        onSeek={(id) => viewer.send({ type: 'part.requested', id })}
      />
    </PanelSection>
  );
}

function foundText(count: number): string {
  if (count === 0) return 'No transition matches.';
  return count === 1 ? '1 transition. Enter shows it.' : `${count} transitions. Enter goes to the next one.`;
}
