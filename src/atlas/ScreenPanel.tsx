import type { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import { nameOf } from '#machines/atlas/diagram-viewer.rules.ts';
import type { freePlayMachine } from '#machines/atlas/free-play.machine.ts';
import { offersOf, runOf } from '#machines/atlas/free-play.rules.ts';
import type { pathPlayerMachine } from '#machines/atlas/path-player.machine.ts';
import { screenViewMachine, type Scenes } from '#machines/atlas/screen-view.machine.ts';
import type { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import type { PlayReport } from '#machines/inspect/play.ts';
import type { Playback, PlaybackStep } from '#machines/inspect/playback.ts';
import { stepText } from '#machines/inspect/step-text.ts';
import type { FlowText } from '#machines/inspect/words.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import { sceneAfter, stepInto, stepsTo, stepTaking, unseen, type Scene } from '#machines/inspect/scene.ts';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { needNoScenes } from '../actors/atlas/flows.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { PlayPanel } from './PlayPanel.tsx';
import { ScreenSection } from './ScreenSection.tsx';

interface Props {
  /** Labelled with names from the code. */
  picture: Picture;
  drawn: Picture;
  viewer: ActorRefFrom<typeof diagramViewerMachine>;
  player: ActorRefFrom<typeof pathPlayerMachine>;
  play: ActorRefFrom<typeof freePlayMachine>;
  view: ActorRefFrom<typeof screenViewMachine>;
  /** Active states in the watched tab. */
  watched: readonly string[] | undefined;
}

/**
 * The screen in use; else that of the played path's step; else of the selected state or transition's target; else of the
 * watched state.
 */
export function ScreenPanel({ picture, drawn, viewer, player, play, view, watched }: Props) {
  const section = useRef<HTMLElement>(null);
  const isVisible = useSelector(view, (state) => state.hasTag('visible'));
  const isRequested = useSelector(play, (state) => state.hasTag('requested'));
  const isPlaying = useSelector(play, (state) => state.hasTag('playing'));
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
  const begin = (scene: Scene) => {
    play.send({ type: 'play.started', scene });
    viewer.send({ type: 'selection.cleared' });
  };
  useEffect(() => {
    if (isRequested && isVisible && shown?.scene) begin(shown.scene);
  });
  useEffect(() => {
    if (isPlaying) section.current?.scrollIntoView({ block: 'start' });
  }, [isPlaying]);
  const used = usePlay(play, scenes);
  const active = used?.active.filter((id) => isInnermost(picture, id)) ?? shown?.active;
  return (
    <>
      <ScreenSection
        ref={section}
        flow={picture.id}
        view={view}
        scene={used?.scene ?? shown?.scene ?? null}
        title={active?.map((id) => nameOf(drawn, id)).join(', ') ?? ''}
        missing={unseen(picture, states ?? [])}
        play={used?.page}
        instead={
          <>
            To try it, <a href="#plain-english">choose a state and an event</a>, or play one of its paths: the
            diagram follows.
          </>
        }
      />
      {isVisible && scenes && (
        <PlayPanel play={play} scenes={scenes} scene={shown?.scene ?? null} onBegin={begin} />
      )}
    </>
  );
}

/** What the page in use shows; `null` while none is. */
function usePlay(play: Props['play'], scenes: Scenes | null) {
  const base = useSelector(play, ({ context }) => context.scene);
  const run = useSelector(play, ({ context }) => runOf(context));
  const events = useSelector(play, ({ context }) => context.events);
  const position = useSelector(play, ({ context }) => context.position);
  const time = useSelector(play, ({ context }) => context.time);
  const active = useSelector(play, ({ context }) => context.report?.states);
  const offers = useMemo(() => scenes && offersOf(scenes).map(({ event }) => event), [scenes]);
  const scene = useMemo(
    () => base && { ...base, run, events: events.slice(0, position) },
    [base, run, events, position],
  );
  if (!scene || !offers) return null;
  const onReport = (report: PlayReport) => play.send({ type: 'page.reported', report });
  return { scene, active: active ?? [], page: { offers, time, onReport } };
}

function isInnermost({ states }: Picture, id: string): boolean {
  return states.every(({ parent }) => parent !== id);
}

const replayView = wire(screenViewMachine, { loadScenes: needNoScenes });

interface ReplayProps {
  player: ActorRefFrom<typeof tracePlayerMachine>;
  playback: Playback;
  /** For titles in plain English; null for names from the code. */
  words: FlowText | null;
}

/** The screen after the replayed step. */
export function ReplayScreen({ player, playback, words }: ReplayProps) {
  const { machine, steps, run, hasMachineChanged } = playback;
  const changed = hasMachineChanged ? ' (the machine has changed since this was recorded)' : '';
  const view = useFlow(replayView, { flow: machine });
  const title = (step: PlaybackStep) => (words ? stepText(words, step).place : step.value) + changed;
  const position = useSelector(player, (state) => state.context.position);
  const events = useMemo(() => run.events.map((event, id) => ({ id, event })), [run]);
  const scene = useMemo(
    () => ({ flow: machine, run: 'trace', start: run.start, events: events.slice(0, position) }),
    [machine, run, events, position],
  );
  const step = steps[position];
  return (
    <ScreenSection flow={machine} view={view} scene={scene} title={step ? title(step) : changed} missing="" />
  );
}

/** The selected state, or the selected transition's target. */
function stateOf({ transitions }: Picture, id: string): string[] {
  const transition = transitions.find((one) => one.id === id);
  return [transition ? (transition.to ?? transition.from) : id];
}
