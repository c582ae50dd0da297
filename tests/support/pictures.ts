import { initialTransition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { toDiagram, type Diagram } from '#machines/inspect/model.ts';
import { stateActionsOf } from '#machines/inspect/flow-table.ts';
import { secondLine, type AtlasEntry, type EmittedText, type Picture } from '#machines/inspect/picture.ts';
import { stateSentence, transitionSentence, type FlowText } from '#machines/inspect/words.ts';
import type { FlowWords } from '#machines/words/words.types.ts';
import type { MachineModel } from './paths/model.ts';

/** A diagram in plain English with the delays from its rules, in milliseconds. */
export function timedDiagram(model: MachineModel, words: FlowWords): Diagram {
  const diagram = toDiagram(model.machine);
  const flowText = flowTextOf(diagram, words);
  return {
    ...diagram,
    nodes: diagram.nodes.map((node) => {
      const description = [stateSentence(flowText, node.id), ...stateActionsOf(flowText, node)]
        .filter(Boolean)
        .join(' ');
      return description === '' ? node : { ...node, description };
    }),
    edges: diagram.edges.map((untimed) => {
      const edge = { ...untimed, description: transitionSentence(flowText, untimed) };
      const name = /^after (\w+)$/.exec(edge.trigger)?.[1];
      const delay = name === undefined ? undefined : delayOf(model, name);
      if (delay === undefined) return edge;
      const trigger = `${edge.trigger} (${delay} ms)`;
      return { ...edge, delay, trigger, label: edge.label.replace(edge.trigger, trigger) };
    }),
  };
}

export function flowTextOf({ id, nodes, edges }: Diagram, words: FlowWords): FlowText {
  return {
    id,
    states: nodes.map(({ id: state, key, kind, parent, initial, entry, exit, invokes }) => ({
      id: state,
      key,
      kind,
      parent,
      ...(initial !== undefined && { initial }),
      entry,
      exit,
      invokes,
    })),
    transitions: edges.map(({ id: transition, from, to, kind, event, guard, actions, reenter }) => ({
      id: transition,
      from,
      to,
      kind,
      event,
      ...(guard !== undefined && { guard }),
      actions,
      reenter,
    })),
    words,
  };
}

export function effectsOf(machine: AnyStateMachine): Record<string, string> {
  return Object.fromEntries(
    Object.entries(machine.implementations.actions).flatMap(([name, action]) => {
      const event: unknown = typeof action === 'function' && 'event' in action ? action.event : undefined;
      if (typeof event !== 'object' || event === null) return [];
      if ('title' in event) {
        const { title, description } = event as { title: string; description?: string };
        const more = description === undefined ? [] : [[secondLine(name), `adds “${description}”`]];
        return [[name, `shows “${title}”`], ...more];
      }
      if ('screen' in event) return [[name, `opens ${String(event.screen)}`]];
      return [];
    }),
  );
}

export function atlasEntry(
  picture: Picture,
  diagram: Diagram,
  paths: number,
  emits: EmittedText[],
  group: string,
): AtlasEntry {
  const parents = new Set(picture.states.map(({ parent }) => parent));
  const outlines = picture.states.filter(({ id, kind }) => parents.has(id) && kind !== 'history');
  const leaves = picture.states.filter(({ id }) => !parents.has(id));
  return {
    id: picture.id,
    title: picture.title,
    summary: picture.summary,
    group,
    states: picture.states.filter(({ kind, parent }) => kind !== 'history' && parent !== null).length,
    transitions: new Set(diagram.edges.map(({ transition }) => transition)).size,
    paths,
    emits,
    thumbnail: {
      width: picture.width,
      height: picture.height,
      boxes: outlines.map(({ box }) => rectangle(box)).join(''),
      leaves: leaves.map(({ box }) => rectangle(box)).join(''),
      lines: picture.transitions.map(({ line }) => polyline(line ?? [])).join(''),
    },
  };
}

function rectangle([x, y, width, height]: Picture['states'][number]['box']): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function polyline([x, y, ...rest]: readonly number[]): string {
  return x === undefined ? '' : `M${x} ${y}L${rest.join(' ')}`;
}

/** Milliseconds at the production rules, after `attempt` failures in a row where they count. */
export function delayOf(
  { machine, inputs }: MachineModel,
  name: string,
  attempt?: number,
): number | undefined {
  const delay: unknown = machine.implementations.delays[name];
  if (typeof delay === 'number') return delay;
  if (typeof delay !== 'function') return undefined;
  const given: unknown = inputs[0];
  const input =
    typeof given === 'object' && given !== null
      ? Object.fromEntries(Object.entries(given).filter(([key]) => key !== 'rules' && key !== name))
      : given;
  const [{ context }]: [AnyMachineSnapshot, unknown] = initialTransition(machine, input);
  const milliseconds: unknown = delay(
    { context: attempt === undefined ? context : { ...context, attempt }, event: { type: 'xstate.init' } },
    undefined,
  );
  return typeof milliseconds === 'number' ? milliseconds : undefined;
}
