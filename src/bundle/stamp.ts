import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Stamp {
  version: string;
  /** `null` outside a repository. */
  commit: string | null;
  /** Whether files differ from the commit. */
  changed?: true;
}

/** The build, for traces. */
export function buildStamp(): Stamp {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  try {
    const commit = git('rev-parse', '--short', 'HEAD');
    return { version, commit, ...(git('status', '--porcelain') !== '' && { changed: true }) };
  } catch {
    return { version, commit: null };
  }
}

function git(...command: string[]): string {
  return execFileSync('git', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
