import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { FolderError } from './folder-error.ts';

/** Identifies the app to the API, as in Supabase's local stack: public and the same in every install. */
export const PUBLISHABLE_KEY = 'sb_publishable_camino_embedded';

interface Keys {
  /** Signs sessions: who knows it can sign in as any user. */
  jwtSecret: string;
}

/**
 * The install's secrets, created at its first start and readable by its owner only. Without a folder, new
 * at every start.
 */
export function loadKeys(folder: string | undefined): Keys {
  if (folder === undefined) return createKeys();
  const file = join(folder, 'keys.json');
  if (!existsSync(file)) writeWhole(file, JSON.stringify(createKeys()));
  const keys = readKeys(file);
  if (!keys) throw new FolderError(`${file} is damaged. Delete it: everyone then logs in again.`);
  return keys;
}

function readKeys(file: string): Keys | undefined {
  try {
    const keys: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isKeys(keys) ? keys : undefined;
  } catch {
    return undefined;
  }
}

function createKeys(): Keys {
  return { jwtSecret: randomBytes(48).toString('base64url') };
}

function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.new`;
  const descriptor = openSync(draft, 'w', 0o600);
  writeSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(draft, file);
}

function isKeys(value: unknown): value is Keys {
  return (
    typeof value === 'object' &&
    value !== null &&
    'jwtSecret' in value &&
    typeof value.jwtSecret === 'string' &&
    value.jwtSecret.length >= 32
  );
}
