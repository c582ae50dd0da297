import type { FlowFacts } from '#machines/catalog.ts';
import type { Place } from '#machines/inspect/picture.ts';
import { stateActionsOf } from '#machines/inspect/flow-table.ts';
import type { Diagram } from '#machines/inspect/model.ts';
import {
  isTransient,
  pathOf,
  stateSentence,
  titleIn,
  transitionSentence,
  type FlowText,
} from '#machines/inspect/words.ts';
import * as validation from '../../src/services/validation.ts';
import type { ToastEmit } from '#machines/types.ts';
import type { FlowPlace } from '../../src/bundle/screen-texts.ts';
import type { MachineModel } from './paths/model.ts';
import { walkModel } from './paths/walk.ts';

/** What a search can find in a flow, with the texts of its toasts and its forms’ errors. */
export async function placesOf(
  flow: FlowFacts,
  model: MachineModel,
  diagram: Diagram,
  flowText: FlowText,
): Promise<FlowPlace[]> {
  const toasts = toastsOf(model);
  const at = (id: string) => [flow.title, titleIn(flowText, id)].join(' › ');
  const states = await Promise.all(
    diagram.nodes
      .filter(({ kind, parent, id }) => kind !== 'history' && parent !== null && !isTransient(flowText, id))
      .map(async (node) => ({
        path: pathOf(flowText, node.id).join('.'),
        tags: node.tags,
        ...placeOf(flow, node.id, at(node.id)),
        sentence: [
          stateSentence(flowText, node.id),
          ...stateActionsOf(flowText, { ...node, invokes: [] }),
        ].join(' '),
        screen: (await Promise.all(node.invokes.map(({ source }) => errorsOf(source)))).flat(),
      })),
  );
  const transitions = diagram.edges
    .filter(({ id }) => !id.includes('~'))
    .map((edge) => ({
      ...placeOf(flow, edge.id, flowText.id === edge.from ? flow.title : at(edge.from)),
      sentence: transitionSentence(flowText, edge),
      screen: [...(toasts.get(edge.id) ?? [])],
    }));
  const whole = { flow: flow.id, part: null, title: flow.title, sentence: flow.summary, screen: [] };
  return [whole, ...states, ...transitions];
}

function placeOf({ id }: FlowFacts, part: string, title: string): Pick<Place, 'flow' | 'part' | 'title'> {
  return { flow: id, part, title };
}

/** The texts of toasts by the transition that shows them, as generated paths saw them. */
function toastsOf(model: MachineModel): Map<string, Set<string>> {
  const { runs, records } = walkModel(model);
  const toasts = new Map<string, Set<string>>();
  for (const [run, { emitted }] of runs.entries())
    for (const [step, events] of emitted.entries())
      for (const event of events) {
        if (event.type !== 'toast.shown') continue;
        const { title, description } = event as unknown as ToastEmit;
        for (const id of records[run]?.[step]?.transitions ?? [])
          toasts.set(id, (toasts.get(id) ?? new Set()).add([title, description].filter(Boolean).join('. ')));
      }
  return toasts;
}

/** What a form says about values that it refuses. */
async function errorsOf(actor: string): Promise<string[]> {
  const validate: unknown = Object.entries(validation).find(([name]) => name === actor)?.[1];
  if (typeof validate !== 'function') return [];
  const answers = (await Promise.all(
    [refused, { ...refused, name: 'x'.repeat(200), password: 'x'.repeat(200) }].map((values) =>
      validate(values),
    ),
  )) as { errors?: Record<string, string> }[];
  return [...new Set(answers.flatMap(({ errors = {} }) => Object.values(errors)))];
}

const refused = { name: '', email: 'nobody', password: '' };
