import type { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import type { flowChangesMachine } from '#machines/atlas/flow-changes.machine.ts';
import type { FlowChange, PictureChange } from '#machines/inspect/change.ts';
import { flowNote } from '#machines/inspect/change-text.ts';
import type { ChangedFlow } from '#machines/inspect/flow-changes.ts';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { paths } from '../paths.ts';
import { Button } from '../ui/base/Button.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { changeColors } from './ChangeMarks.tsx';
import { ChangeList, Kind } from './ChangeList.tsx';
import { PictureReview } from './PictureReview.tsx';
import { PanelSection } from './SideColumn.tsx';

type Changes = ActorRefFrom<typeof flowChangesMachine>;

interface Props {
  changes: Changes;
  past: ActorRefFrom<typeof diagramViewerMachine>;
  /** Whether the earlier diagram is shown. */
  isEarlier: boolean;
  /** The page's flow. */
  flow: string;
  onSeek: (id: string) => void;
}

/** A flow's changes, and its earlier diagram. */
export function ChangesPanel({ changes, past, isEarlier, flow, onSeek }: Props) {
  const all = useSelector(changes, (state) => state.context.changes);
  const isPast = useSelector(changes, (state) => state.matches('earlier'));
  const changed = all?.flows.find(({ id }) => id === flow);
  const hasBefore = changed !== undefined && changed.kind === 'changed';
  return (
    <PanelSection aria-label="Changes">
      <ChangesHead changes={changes} />
      {all && !changed && <p>Nothing has changed in this flow.</p>}
      {changed && flowNote(changed) !== '' && <p>{`${changed.title}${flowNote(changed)}.`}</p>}
      {hasBefore && (
        <div data-part="row" role="group" aria-label="Which diagram">
          <Button
            size="sm"
            variant={isPast ? 'outline' : 'solid'}
            aria-pressed={!isPast}
            onClick={() => changes.send({ type: 'now.chosen' })}
          >
            Now
          </Button>
          <Button
            size="sm"
            variant={isPast ? 'solid' : 'outline'}
            aria-pressed={isPast}
            onClick={() => changes.send({ type: 'earlier.chosen' })}
          >
            As it was
          </Button>
        </div>
      )}
      {changed && (
        <ChangeList
          changes={changed.changes}
          onSeek={onSeek}
          partsOf={({ ids, was }) => (isEarlier ? was : ids)}
        />
      )}
      {isPast && <Undrawn past={past} />}
    </PanelSection>
  );
}

function Undrawn({ past }: Pick<Props, 'past'>) {
  const isMissing = useSelector(past, (state) => state.matches('missing'));
  const hasFailed = useSelector(past, (state) => state.matches('failed'));
  return (
    <>
      <StatusLine tone="error">
        {isMissing && 'This flow has no earlier diagram.'}
        {hasFailed && 'The earlier diagram couldn’t be loaded.'}
      </StatusLine>
      {hasFailed && (
        <Button size="sm" onClick={() => past.send({ type: 'load.retried' })}>
          Try again
        </Button>
      )}
    </>
  );
}

/** The compared releases, or why there's no comparison. */
export function ChangesHead({ changes }: { changes: Changes }) {
  const since = useSelector(changes, (state) => state.context.since);
  const all = useSelector(changes, (state) => state.context.changes);
  const isMissing = useSelector(changes, (state) => state.matches('missing'));
  const hasFailed = useSelector(changes, (state) => state.matches('failed'));
  const name = since.slice(0, 60);
  return (
    <>
      <h2>Changes since {name}</h2>
      {all && (
        <p data-part="note">
          {all.commit}, {all.date}: {all.subject}
          {!all.hadWords && '. That release had no words for its names yet.'}
        </p>
      )}
      {isMissing && (
        <p>
          There’s no comparison with “{name}” yet. <code translate="no">npm run flows -- --since {name}</code>{' '}
          does, in a clone of the repository.
        </p>
      )}
      {hasFailed && (
        <>
          <p>The comparison couldn’t be loaded.</p>
          <Button size="sm" onClick={() => changes.send({ type: 'load.retried' })}>
            Try again
          </Button>
        </>
      )}
    </>
  );
}

interface ChangedFlowsProps {
  flows: readonly ChangedFlow[];
  elsewhere: readonly FlowChange[];
  pictures: readonly PictureChange[];
  since: string;
}

/** All changed flows, linked to their diagrams, and what changed in no flow. */
export function ChangedFlows({ flows, elsewhere, pictures, since }: ChangedFlowsProps) {
  return (
    <>
      <p>{countText(flows.length)}</p>
      {flows.map((flow) => {
        const { id, title, kind, changes } = flow;
        const count = countOf(changes.length);
        const note = flowNote(flow).replace(/^: /, '').replace(/^, /, '');
        return (
          <details key={id} data-color={changeColors[kind]}>
            <summary>
              <Kind kind={kind} />
              {title} <small>{note || count}</small>
            </summary>
            {kind !== 'gone' && (
              <p>
                <Link href={`${paths.flow(id)}?since=${encodeURIComponent(since)}`}>Diagram of {title}</Link>
              </p>
            )}
            <ChangeList changes={changes} />
          </details>
        );
      })}
      {elsewhere.length > 0 && (
        <details>
          <summary>
            Elsewhere <small>{countOf(elsewhere.length)}</small>
          </summary>
          <ChangeList changes={elsewhere} />
        </details>
      )}
      {pictures.length > 0 ? (
        <details>
          <summary>
            Pictures <small>{countOf(pictures.length)}</small>
          </summary>
          <PictureReview pictures={pictures} />
        </details>
      ) : (
        <p data-part="note">
          To compare pictures, too, run <code translate="no">npm run tool -- screens</code> in a clone on the
          old commit and copy <code translate="no">.local/screens</code>; then{' '}
          <code translate="no">npm run tool -- screens --against COPY</code> and{' '}
          <code translate="no">npm start</code> here. This page then shows each screen before, now, and what
          differs.
        </p>
      )}
    </>
  );
}

function countText(flows: number): string {
  if (flows === 0) return 'No flow has changed.';
  return flows === 1 ? '1 flow has changed.' : `${flows} flows have changed.`;
}

function countOf(changes: number): string {
  return changes === 1 ? '1 change' : `${changes} changes`;
}
