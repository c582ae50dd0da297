import type { DiagramEdge, DiagramNode } from '#machines/inspect/model.ts';
import type { PictureFact } from '#machines/inspect/picture.ts';
import { stateActionsOf } from '#machines/inspect/flow-table.ts';
import {
  actionsClause,
  capital,
  causeClause,
  spelledOut,
  stateSentence,
  titleFrom,
  type FlowText,
} from '#machines/inspect/words.ts';

export interface Wording {
  title: (node: DiagramNode) => string;
  /** Facts of a state, one line each. */
  facts: (node: DiagramNode) => PictureFact[];
  /** Beside a transition's line. */
  label: (edge: DiagramEdge) => string;
  /** For a transition without a line. */
  text: (edge: DiagramEdge) => string;
  widths: { label: number; fact: number; head: number };
}

export const inNames: Wording = {
  widths: { label: 190, fact: 250, head: 480 },
  title: ({ key }) => key,
  facts: ({ tags, invokes, entry, exit }) => [
    ...(tags.length > 0 ? [{ kind: 'tag' as const, text: tags.map((tag) => `#${tag}`).join(' ') }] : []),
    ...invokes.map(({ source }) => ({ kind: 'invoke' as const, text: `runs ${source}` })),
    ...entry.map((action) => ({ kind: 'entry' as const, text: `entry / ${action}` })),
    ...exit.map((action) => ({ kind: 'exit' as const, text: `exit / ${action}` })),
  ],
  label: ({ label }) => label,
  text: ({ from, to, label }) => {
    if (to === null) return label;
    return to === from ? `${label} → starts again` : `${label} → ${to.slice(from.length + 1)}`;
  },
};

/** Plain English: what happens and under which condition. */
export function inWords(flowText: FlowText, title: string, widths = inNames.widths): Wording {
  const cause = (edge: DiagramEdge) => capital(causeClause(flowText, edge));
  return {
    widths,
    title: ({ id, key }) => (id === flowText.id ? title : spelledOut(key)),
    facts: (node) => {
      const deeds = stateActionsOf(flowText, { ...node, invokes: [] });
      const sentences = [stateSentence(flowText, node.id), ...deeds].filter(Boolean);
      return sentences.map((text) => ({ kind: 'sentence', text }));
    },
    label: cause,
    text: (edge) => {
      const { actions, from, to } = edge;
      const done = actions.length > 0 ? `: ${actionsClause(flowText, actions)}` : '';
      if (to === null) return `${cause(edge)}${done || ': nothing happens'}`;
      return `${cause(edge)}${done} → ${to === from ? 'restarts' : titleFrom(flowText, from, to)}`;
    },
  };
}
