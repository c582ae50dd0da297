import type { Diagram, DiagramEdge } from '#machines/inspect/model.ts';
import type { BrowserStep } from './browser-coverage.ts';

/** The transitions of a flow that its steps in browsers took, by id, and whether they had to be inferred. */
export function takenBy(
  diagram: Diagram,
  steps: readonly BrowserStep[],
): { taken: Set<string>; isInferred: boolean } {
  const own = steps.filter(({ flow }) => flow === diagram.id);
  const told = own.flatMap(({ transitions }) => transitions);
  const isInferred = told.length === 0;
  const known = new Set(diagram.edges.map(({ transition }) => transition));
  const taken = isInferred ? own.flatMap((step) => inferred(diagram, step)) : told;
  return { taken: new Set(taken.filter((id) => known.has(id))), isInferred };
}

/**
 * The transition of a step that tells only its event and states, if it can be no other: of those from an active state for
 * that event, the innermost, the one that leads where the step led.
 */
function inferred(diagram: Diagram, { before, states, event }: BrowserStep): string[] {
  const parents = new Map(diagram.nodes.map(({ id, parent }) => [id, parent]));
  const lineOf = (id: string | null): string[] =>
    id === null ? [] : [id, ...lineOf(parents.get(id) ?? null)];
  const arrived = new Set(states.flatMap(lineOf));
  const isKept = (id: string) =>
    before.every((state) => !lineOf(state).includes(id) || states.includes(state));
  return [
    ...new Set(
      before.flatMap((state) => {
        const line = lineOf(state);
        const from = line.find((id) =>
          diagram.edges.some((edge) => edge.from === id && edge.event === event),
        );
        const candidates = diagram.edges.filter((edge) => edge.from === from && edge.event === event);
        const leads = ({ to }: DiagramEdge) =>
          to === null ? from !== undefined && isKept(from) : arrived.has(to);
        const [only, ...others] = candidates.filter(leads);
        return only && others.length === 0 ? [only.transition] : [];
      }),
    ),
  ];
}
