import type { FlowFacts } from '#machines/catalog.ts';
import type { AtlasEntry } from '#machines/inspect/picture.ts';
import { groupOf } from '../../src/atlas/flow-map.ts';
import { emitsOf } from './flow-emits.ts';
import { placesOf } from './flow-places.ts';
import { wordsOf } from './flow-words.ts';
import { layOut } from './layout.ts';
import { modelOf } from './models.ts';
import { pathsByTransition, storedRuns } from './path-list.ts';
import { atlasEntry, effectsOf, flowTextOf, timedDiagram } from './pictures.ts';
import { layOutInWords } from './picture-in-words.ts';

export async function flowFilesOf(
  flow: FlowFacts,
): Promise<{ entry: AtlasEntry; files: Record<string, unknown> }> {
  const model = modelOf(flow.id);
  const words = wordsOf(flow.id);
  const diagram = timedDiagram(model, words);
  const flowText = flowTextOf(diagram, words);
  const picture = await layOut(flow, diagram, pathsByTransition(model), effectsOf(model.machine));
  const { paths, scenes } = storedRuns(model, flowText);
  const emits = emitsOf(model);
  return {
    entry: atlasEntry(picture, diagram, paths.ends.length, emits, groupOf(flow)),
    files: {
      '': picture,
      '.words': await layOutInWords(flow, diagram, flowText),
      '.text': { ...flowText, emits },
      '.paths': paths,
      '.scenes': scenes,
      '.places': await placesOf(flow, model, diagram, flowText),
    },
  };
}
