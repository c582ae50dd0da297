import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderError } from './folder-error.ts';

/** Identifies the app to the API, as in Supabase's local stack: public and the same in every install. */
export const PUBLISHABLE_KEY = 'sb_publishable_camino_embedded';

/**
 * The install's secret, which signs sessions: whoever knows it can sign in as any user. Created at the first start,
 * readable by its owner only. Without a folder, new at every start.
 */
export function loadSecret(folder: string | undefined): string {
  if (folder === undefined) return newSecret();
  const file = join(folder, 'keys.json');
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}.new`;
    writeFileSync(draft, JSON.stringify({ jwtSecret: newSecret() }), { mode: 0o600, flush: true });
    renameSync(draft, file);
  }
  const secret = secretIn(file);
  if (!secret) throw new FolderError(`${file} is damaged. Delete it: everyone then logs in again.`);
  return secret;
}

function secretIn(file: string): string | undefined {
  try {
    const { jwtSecret }: { jwtSecret?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof jwtSecret === 'string' && jwtSecret.length >= 32 ? jwtSecret : undefined;
  } catch {
    return undefined;
  }
}

function newSecret(): string {
  return randomBytes(48).toString('base64url');
}
