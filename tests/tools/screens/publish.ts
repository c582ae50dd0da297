import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PictureChange } from '#machines/inspect/change.ts';

/**
 * Puts changed pictures where /flows?since=… shows them: `before/`, `now/` and `differences/` with their list,
 * instead of those of the last comparison.
 */
export function publishChanges(
  changes: readonly PictureChange[],
  { folder, against, target }: { folder: string; against: string; target: string },
): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const copy = (from: string, to: string) => {
    if (!existsSync(from)) return;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  };
  for (const { file, difference } of changes) {
    copy(join(against, file), join(target, 'before', file));
    copy(join(folder, file), join(target, 'now', file));
    if (difference !== undefined) copy(join(folder, difference), join(target, difference));
  }
  writeFileSync(join(target, 'changes.json'), JSON.stringify(changes));
}
