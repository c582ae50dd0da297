import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, join } from 'node:path';
import { MAPS } from '../../src/bundle/source-maps.ts';

const maps = new Map<string, SourceMap | null>();

/** A stack whose places in the build are places in the source, where the build was made here. */
export function sourceLines(stack: string, folder = MAPS): string {
  return stack.replaceAll(
    /[^\s()]*\/assets\/([\w.-]+\.js):(\d+):(\d+)/g,
    (place, file: string, line, column) => {
      const entry = mapOf(join(folder, `${file}.map`))?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!entry || !('originalSource' in entry)) return place;
      const source = entry.originalSource.replace(/^(\.\.\/)+/, '');
      return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    },
  );
}

/** Whether a stack has places in a build that wasn't made here. */
export function isForeign(stack: string): boolean {
  return /\/assets\/[\w.-]+\.js:\d+/.test(sourceLines(stack));
}

function mapOf(path: string): SourceMap | null {
  const known = maps.get(basename(path));
  if (known !== undefined) return known;
  const map = existsSync(path)
    ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload)
    : null;
  maps.set(basename(path), map);
  return map;
}
