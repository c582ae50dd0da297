import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The build for traces: package version and commit, `null` outside a repository. */
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
