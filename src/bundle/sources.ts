import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first 8 hex digits of a hash of all TypeScript files in `folders` of `root`. */
export function hashOfSources(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted())
      if (name.endsWith('.ts')) hash.update(name).update(readFileSync(join(root, folder, name)));
  return hash.digest('hex').slice(0, 8);
}
