import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What became of a reviewer's decisions. */
export interface Taken {
  /** Pictures that the earlier ones now are, or no longer have. */
  accepted: readonly string[];
  refused: readonly string[];
}

const PICTURE = /^[\w-]+\/[\w.-]+\.webp$/;

/**
 * Makes accepted pictures of `folder` those of `against`. Throws, before it changes anything, if `text` isn't
 * a file of decisions about such pictures.
 */
export function takeDecisions(text: string, folder: string, against: string): Taken {
  const { accepted, refused } = read(text);
  for (const file of accepted)
    if (!existsSync(join(folder, file)) && !existsSync(join(against, file)))
      throw new Error(`Neither folder has ${file}.`);
  for (const file of accepted) {
    const [now, before] = [join(folder, file), join(against, file)];
    if (existsSync(now)) {
      mkdirSync(dirname(before), { recursive: true });
      copyFileSync(now, before);
    } else rmSync(before);
  }
  return { accepted, refused };
}

function read(text: string): Taken {
  const decisions = parsed(text) as Partial<Record<keyof Taken, unknown>> | null;
  return { accepted: picturesIn(decisions?.accepted), refused: picturesIn(decisions?.refused) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The decisions aren’t JSON.');
  }
}

function picturesIn(list: unknown): string[] {
  if (!Array.isArray(list)) throw new Error('The decisions need lists of accepted and refused pictures.');
  return list.map((file: unknown) => {
    if (typeof file !== 'string' || !PICTURE.test(file)) throw new Error(`${String(file)} is no picture.`);
    return file;
  });
}
