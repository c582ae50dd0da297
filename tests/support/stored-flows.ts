import { expect } from 'vitest';
import { changeLines } from '#machines/inspect/change-text.ts';
import { changesBetween } from '#machines/inspect/flow-changes.ts';
import { documentOf, type FlowDocument } from '#machines/inspect/flow-document.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import type { Told } from '#machines/inspect/words.ts';
import type { FlowFacts } from '#machines/catalog.ts';
import { wordsOf } from './flow-words.ts';
import { modelOf } from './models.ts';
import type { MachineModel } from './paths/model.ts';
import { effectsOf, timedDiagram, toldFrom } from './pictures.ts';

/** The text of each file of `public/flows`, by its path from this folder. */
export const storedTexts = import.meta.glob<string>('../../public/flows/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export function storedText(name: string): string | undefined {
  return storedTexts[`../../public/flows/${name}.json`];
}

export function readStored<Content>(name: string): Content {
  return JSON.parse(storedText(name) ?? 'null') as Content;
}

/** Fails unless what is generated now is what is stored, and then says first what changed in the flow's machine. */
export function expectCurrent(flow: FlowFacts, generated: unknown, stored: unknown): void {
  if (JSON.stringify(generated) === JSON.stringify(stored)) return;
  expect.fail(
    staleText(flow, modelOf(flow.id), readStored<Picture>(flow.id), readStored<Told>(`${flow.id}.told`)),
  );
}

/** What changed since a flow was drawn, then what to do about it. */
export function staleText(
  flow: FlowFacts,
  model: MachineModel,
  picture: Picture | null,
  told: Told | null,
): string {
  if (!picture || !told) return `${flow.id} has never been drawn: \`npm run flows\` draws it.`;
  const before = documentOf(picture, told.words, {});
  const changes = changesBetween([before], [documentNow(flow, model)]).flatMap((changed) => changed.changes);
  const behaviour = changes.filter(({ what }) => what !== 'words');
  if (behaviour.length > 0)
    return [
      `${flow.id} works otherwise than its stored diagram says:`,
      ...changeLines(behaviour),
      'Only if each of these was meant: `npm run flows` writes it.',
    ].join('\n');
  return changes.length > 0
    ? [`Only words of ${flow.id} changed:`, ...changeLines(changes), '`npm run flows` writes them.'].join(
        '\n',
      )
    : `No state or transition of ${flow.id} changed: it is its layout, its paths, or what its guards and actions decide. ` +
        '`npm run flows -- --since HEAD` says which code changed; it writes the files, too.';
}

function documentNow({ id, title, summary }: FlowFacts, model: MachineModel): FlowDocument {
  const words = wordsOf(id);
  const diagram = timedDiagram(model, words);
  const told = toldFrom(diagram, words);
  return {
    id,
    title,
    summary,
    states: told.states.map((state, index) => ({ ...state, tags: diagram.nodes[index]?.tags ?? [] })),
    transitions: told.transitions.map((transition, index) => ({
      ...transition,
      ...(transition.kind === 'after' && {
        delay: {
          name: transition.event.slice('xstate.after.'.length, -transition.from.length - 1),
          milliseconds: diagram.edges[index]?.delay ?? null,
        },
      }),
    })),
    effects: effectsOf(model.machine),
    words,
    code: {},
  };
}
