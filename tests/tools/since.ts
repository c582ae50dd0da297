import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flows } from '#machines/all.ts';
import { changesText, sinceName, type ReleaseChanges } from '#machines/inspect/change-text.ts';
import { changesBetween } from '#machines/inspect/flow-changes.ts';
import { documentOf } from '#machines/inspect/flow-document.ts';
import { codeOfFlows, isFlowSource } from './flow-code.ts';
import { pictureOf } from '../support/flow-pictures.ts';
import { wordsOf } from '../support/flow-words.ts';
import { readSources } from '../support/imports.ts';
import { changesElsewhere, withScreens } from './flow-screens.ts';
import { commitAt, documentsOf, picturesIn, withPictures, wordsAt } from './flow-history.ts';

/**
 * Compares the working tree's flows with a commit's, writes the data of `/flows?since=…` to
 * `public/flows/since/`, and prints the changes. Exit code 2 if there's nothing to compare with.
 */
export async function compareSince(
  root: string,
  ref: string,
  { print, complain }: { print: (text: string) => void; complain: (text: string) => void },
): Promise<number> {
  const found = commitAt(root, ref);
  if (!found.ok) {
    complain(`${found.message}\n`);
    return 2;
  }
  const { id, date, subject } = found.commit;
  const place = join(root, '.local/since', id);
  print(`Reading the flows of ${ref}; drawing them takes about a minute unless they are cached.\n`);
  const files = withPictures(root, `${place}-drawn`, found.commit);
  const oldWords = await wordsAt(place, files);
  if (oldWords === null) complain(`The words of ${ref} no longer run; the current ones are used.\n`);
  const before = withScreens(
    documentsOf(files, (flow) => oldWords?.get(flow) ?? null),
    files,
  );
  const sources = readSources(root, ['machines', 'src']);
  const code = codeOfFlows(new Map([...sources].filter(([file]) => isFlowSource(file))));
  const documents = await Promise.all(
    flows.map(async (flow) => documentOf(await pictureOf(flow), wordsOf(flow.id), code.get(flow.id) ?? {})),
  );
  const now = withScreens(documents, sources);
  const release: ReleaseChanges = {
    ref,
    commit: id.slice(0, 8),
    date,
    subject,
    hadWords: oldWords !== null && oldWords.size > 0,
    flows: changesBetween(before.documents, now.documents),
    elsewhere: changesElsewhere(before.surroundings, now.surroundings),
  };
  const folder = join(root, 'public/flows/since', sinceName(ref));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}.json`, JSON.stringify(release));
  const pictures = picturesIn(files);
  for (const { id: flow, renamedFrom } of release.flows) {
    const picture = pictures.get(renamedFrom?.id ?? flow);
    if (picture) writeFileSync(join(folder, `${flow}.json`), JSON.stringify(picture));
  }
  print(`\n${changesText(release)}\nSee also /flows?since=${encodeURIComponent(ref)}.\n`);
  return 0;
}
