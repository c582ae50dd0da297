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

/** Lines of words are long: where they would lie on others, shorter ones are tried. */
const WIDTHS = [inNames.widths.label, 210, 170, 230].flatMap((label) =>
  [inNames.widths.head, 280, 180, 130].map((head) => ({ ...inNames.widths, head, label })),
);

/** A diagram laid out with words instead of names. Throws if its parts overlap however long the lines are. */
export async function layOutInWords(
  flow: TitledFlow,
  diagram: Diagram,
  flowText: FlowText,
): Promise<Picture> {
  for (const widths of WIDTHS) {
    const picture = await layOut(flow, diagram, new Map(), {}, inWords(flowText, flow.title, widths));
    if (collisionsOf(picture).length === 0) return picture;
  }
  throw new Error(`The words of '${flow.id}' lie on one another.`);
}
