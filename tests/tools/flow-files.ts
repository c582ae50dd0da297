import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flows } from '#machines/all.ts';
import { flowFilesOf } from '../support/flow-files.ts';

const [, , folder, ...ids] = process.argv;
if (folder === undefined) throw new Error('Name a folder.');
mkdirSync(folder, { recursive: true });
for (const flow of flows) {
  if (ids.length > 0 && !ids.includes(flow.id)) continue;
  const { entry, files } = await flowFilesOf(flow);
  for (const [part, content] of Object.entries({ ...files, '.entry': entry }))
    writeFileSync(join(folder, `${flow.id}${part}.json`), JSON.stringify(content));
}
