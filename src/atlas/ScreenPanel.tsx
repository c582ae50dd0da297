import type { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import { nameOf } from '#machines/atlas/diagram-viewer.rules.ts';
import type { pathPlayerMachine } from '#machines/atlas/path-player.machine.ts';
import { screenViewMachine } from '#machines/atlas/screen-view.machine.ts';
import type { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import type { Playback } from '#machines/inspect/playback.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import { sceneAfter, stepInto, stepsTo, stepTaking, unseen } from '#machines/inspect/scene.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { loadScenes, needNoScenes } from '../actors/atlas/diagrams.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { ScreenSection } from './ScreenSection.tsx';

const screenView = wire(screenViewMachine, { loadScenes });

interface Props {
  /** Labelled with names from the code. */
  picture: Picture;
  drawn: Picture;
  viewer: ActorRefFrom<typeof diagramViewerMachine>;
  player: ActorRefFrom<typeof pathPlayerMachine>;
  /** Active states in the watched tab. */
  watched: readonly string[] | undefined;
}

/**
 * The screen of the played path's step; else of the selected state or transition's target; else of the
 * watched state.
 */
export function ScreenPanel({ picture, drawn, viewer, player, watched }: Props) {
  const view = useFlow(screenView, { flow: picture.id });
  const scenes = useSelector(view, (state) => state.context.scenes);
  const selected = useSelector(viewer, (state) => state.context.selected);
  const played = useSelector(player, ({ context: { paths, path, position } }) =>
    path < 0 ? -1 : (stepsTo(paths, paths.ends[path] ?? -1)[position] ?? -1),
  );
  const states = useMemo(
    () => (selected === null ? watched : stateOf(picture, selected)),
    [picture, selected, watched],
  );
  const shown = useMemo(() => {
    if (!scenes) return null;
    const { paths, stored } = scenes;
    const taking = selected === null ? -1 : stepTaking(paths, selected.replace(/~\d+$/, ''));
    const reached = taking >= 0 ? taking : states ? stepInto(paths, picture, states) : 0;
    const step = played >= 0 ? played : reached;
    const active = paths.steps[step]?.states ?? states ?? [];
    const scene = step < 0 ? null : sceneAfter(picture.id, paths, stored, step);
    return { scene, active };
  }, [scenes, played, selected, states, picture]);
  return (
    <ScreenSection
      flow={picture.id}
      view={view}
      scene={shown?.scene ?? null}
      title={shown?.active.map((id) => nameOf(drawn, id)).join(', ') ?? ''}
      missing={unseen(picture, states ?? [])}
    />
  );
}

const replayView = wire(screenViewMachine, { loadScenes: needNoScenes });

interface ReplayProps {
  player: ActorRefFrom<typeof tracePlayerMachine>;
  playback: Playback;
}

/** The screen after the replayed step. */
export function ReplayScreen({ player, playback }: ReplayProps) {
  const { machine, steps, run, hasMachineChanged } = playback;
  const changed = hasMachineChanged ? ' (the machine has changed since this was recorded)' : '';
  const view = useFlow(replayView, { flow: machine });
  const position = useSelector(player, (state) => state.context.position);
  const events = useMemo(() => run.events.map((event, id) => ({ id, event })), [run]);
  const scene = useMemo(
    () => ({ flow: machine, run: 'trace', start: run.start, events: events.slice(0, position) }),
    [machine, run, events, position],
  );
  return (
    <ScreenSection
      flow={machine}
      view={view}
      scene={scene}
      title={(steps[position]?.value ?? '') + changed}
      missing=""
    />
  );
}

/** The selected state, or the selected transition's target. */
function stateOf({ transitions }: Picture, id: string): string[] {
  const transition = transitions.find((one) => one.id === id);
  return [transition ? (transition.to ?? transition.from) : id];
}
