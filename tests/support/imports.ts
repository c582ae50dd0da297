import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export interface Import {
  from: string;
  to: string;
  isTypeOnly: boolean;
}

const statement =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?[^'";]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)/g;

/** Every import of the sources, as paths from the repository's root; packages keep their names. */
export function importsOf(root: string, folders: readonly string[]): Import[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(folder, file)),
    )
    .flatMap((from) => {
      const source = readFileSync(join(root, from), 'utf8');
      return [...source.matchAll(statement)].map((match) => ({
        from,
        to: target(root, from, match[3] ?? match[4] ?? ''),
        isTypeOnly: match[2] !== undefined,
      }));
    });
}

function target(root: string, from: string, specifier: string): string {
  if (specifier.startsWith('#machines/')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return specifier;
  return relative(root, resolve(root, dirname(from), specifier));
}
