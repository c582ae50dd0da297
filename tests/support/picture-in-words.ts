import type { Diagram } from '#machines/inspect/model.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import type { FlowText } from '#machines/inspect/words.ts';
import { collisionsOf } from './collisions.ts';
import { layOut } from './layout.ts';
import { inNames, inWords } from './wordings.ts';

interface TitledFlow {
  id: string;
  title: string;
  summary: string;
}

const WIDTHS = [inNames.widths.label, 210, 170, 230].flatMap((label) =>
  [inNames.widths.head, 280, 180, 130].map((head) => ({ ...inNames.widths, head, label })),
);

/** Lays out a diagram in plain English. Throws if parts overlap at any line length. */
export async function layOutInWords(
  flow: TitledFlow,
  diagram: Diagram,
  flowText: FlowText,
): Promise<Picture> {
  for (const widths of WIDTHS) {
    const picture = await layOut(flow, diagram, new Map(), {}, inWords(flowText, flow.title, widths));
    if (collisionsOf(picture).length === 0) return picture;
  }
  throw new Error(`The words of '${flow.id}' overlap.`);
}
