import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Which build this is, for traces: the version of the package and the commit, `null` outside a repository. */
export function buildStamp(): { version: string; commit: string | null } {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { version, commit: commit.toString().trim() };
  } catch {
    return { version, commit: null };
  }
}
