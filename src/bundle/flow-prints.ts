import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { documentOf } from '../../machines/inspect/flow-document.ts';
import { printsOf } from '../../machines/inspect/flow-prints.ts';
import type { Picture } from '../../machines/inspect/picture.ts';
import { codeOfFlows, isFlowSource } from './flow-code.ts';

const MODULE = 'virtual:flow-prints';
const PICTURE = /^public\/flows\/[\w-]+(?<!\/index)\.json$/;

/** Made once for all builds of a process: it takes about a second. */
let source: string | undefined;

/**
 * The module `virtual:flow-prints`: by flow and state a hash that changes whenever what it does may have changed. A dev
 * server that runs does not see later changes.
 */
export function flowPrints(): Plugin {
  return {
    name: 'camino:flow-prints',
    resolveId: { filter: { id: /^virtual:flow-prints$/ }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: /^\0virtual:flow-prints$/ },
      handler: () => (source ??= `export const prints = ${JSON.stringify(printsIn(flowFilesIn('.')))};`),
    },
  };
}

/** The files below `root` that say what flows do: their pictures and their sources. */
export function flowFilesIn(root: string): Map<string, string> {
  const files = ['machines', 'src', 'public/flows'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  );
  const wanted = files.filter((file) => isFlowSource(file) || PICTURE.test(file));
  return new Map(wanted.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** The hashes of every flow in `files`. */
function printsIn(files: ReadonlyMap<string, string>): Record<string, Record<string, string>> {
  const code = codeOfFlows(new Map([...files].filter(([file]) => isFlowSource(file))));
  const pictures = [...files].filter(([file]) => PICTURE.test(file));
  return Object.fromEntries(
    pictures.map(([, text]) => {
      const picture = JSON.parse(text) as Picture;
      return [picture.id, printsOf(documentOf(picture, null, code.get(picture.id) ?? {}))];
    }),
  );
}
