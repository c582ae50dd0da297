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

/** What is written in a picture. */
export interface Wording {
  title: (node: DiagramNode) => string;
  /** What is true of a state, a text for each line. */
  facts: (node: DiagramNode) => PictureFact[];
  /** Beside the line of a transition. */
  label: (edge: DiagramEdge) => string;
  /** Of a transition that is a line of text in its state. */
  text: (edge: DiagramEdge) => string;
  /** Of the lines of text, in pixels: of a label, in a state, and in a compound state, which is wide anyway. */
  widths: { label: number; fact: number; head: number };
}

/** The names of the code: `event [guard] / actions`. */
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

/** Plain English: what happens and, if it does not always follow, if what. */
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
