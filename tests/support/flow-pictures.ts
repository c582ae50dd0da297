import type { FlowFacts } from '#machines/catalog.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import { wordsOf } from './flow-words.ts';
import { layOut } from './layout.ts';
import { modelOf } from './models.ts';
import { effectsOf, timedDiagram } from './pictures.ts';

const pictures = new Map<string, Promise<Picture>>();

export function pictureOf(flow: FlowFacts): Promise<Picture> {
  const model = modelOf(flow.id);
  const picture =
    pictures.get(flow.id) ??
    layOut(flow, timedDiagram(model, wordsOf(flow.id)), new Map(), effectsOf(model.machine));
  pictures.set(flow.id, picture);
  return picture;
}
