import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import type { FlowDocument } from '#machines/inspect/flow-document.ts';
import { documentOf } from '#machines/inspect/flow-document.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import type { FlowWords } from '#machines/words/words.types.ts';
import { codeOfFlows, isFlowSource } from './flow-code.ts';
import { isView } from './flow-screens.ts';

/** A commit with its flows' source files. */
export interface Commit {
  id: string;
  /** As `2026-11-23`. */
  date: string;
  subject: string;
  files: ReadonlyMap<string, string>;
}

export type FoundCommit = { ok: true; commit: Commit } | { ok: false; message: string };

/** The tool that draws a commit's flows. Earlier commits have pictures in `public/flows`. */
const DRAWING = 'flow-files';
const PICTURE = /^public\/flows\/([\w-]+)\.json$/;
const WORDS = /^machines\/words\/([\w-]+)\.ts$/;

/** Reads the flows' files of `ref` in the clone at `root`. Refusals say what to do. */
export function commitAt(root: string, ref: string): FoundCommit {
  const git = (...args: string[]) => run(root, args).toString().trim();
  const refuse = (message: string) => ({ ok: false as const, message });
  if (ref === '' || ref.startsWith('-'))
    return refuse('Name a tag, a branch or a commit: npm run flows -- --since v1.2');
  if (attempt(() => git('rev-parse', '--git-dir')) === null)
    return refuse('This folder is no clone of the repository, so there is nothing to compare with.');
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
  const fetched = isShallow
    ? ' This clone is shallow: `git fetch --unshallow --tags` gets what is missing.'
    : '';
  const id = attempt(() => git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`));
  if (id === null) return refuse(`There is no tag, branch or commit “${ref}” here.${fetched}`);
  const [date = '', subject = ''] = git('show', '-s', '--format=%cs%n%s', id).split('\n');
  const files = attempt(() => filesAt(root, id));
  if (files === null) return refuse(`The files of ${ref} are not in this clone.${fetched}`);
  const canDraw = attempt(() => git('cat-file', '-e', `${id}:tests/tools/${DRAWING}.ts`)) !== null;
  if (![...files.keys()].some(isPicture) && !canDraw) {
    const first = git('log', '--diff-filter=A', '--format=%h, %cs', '--', 'public/flows').split('\n').at(-1);
    const since = first ? ` The first commit with some is ${first}.` : fetched;
    return refuse(`${ref} (${date}) has no pictures of its flows, so they cannot be compared.${since}`);
  }
  return { ok: true, commit: { id, date, subject, files } };
}

function isPicture(file: string): boolean {
  return PICTURE.test(file) && file !== 'public/flows/index.json';
}

function filesAt(root: string, commit: string): Map<string, string> {
  const listing = run(root, [
    'ls-tree',
    '-r',
    '-z',
    commit,
    '--',
    'machines',
    'src',
    'public/flows',
  ]).toString();
  const wanted = listing.split('\0').flatMap((line) => {
    const [, hash = '', file = ''] = /^\d+ blob (\w+)\t(.*)$/s.exec(line) ?? [];
    return isFlowSource(file) || isView(file) || WORDS.test(file) || isPicture(file) ? [{ hash, file }] : [];
  });
  const input = wanted.map(({ hash }) => `${hash}\n`).join('');
  const output = run(root, ['cat-file', '--batch'], { input });
  const files = new Map<string, string>();
  let at = 0;
  for (const { file } of wanted) {
    const end = output.indexOf(0x0a, at);
    const size = Number(/ blob (\d+)$/.exec(output.toString('utf8', at, end))?.[1]);
    files.set(file, output.toString('utf8', end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return files;
}

export function picturesIn(files: ReadonlyMap<string, string>): Map<string, Picture> {
  return new Map(
    [...files].flatMap(([file, text]) =>
      isPicture(file) ? [[PICTURE.exec(file)?.[1] ?? '', JSON.parse(text) as Picture] as const] : [],
    ),
  );
}

/**
 * A commit's files with its flows' pictures: if they're missing, its own tools draw them in a temporary
 * copy in `folder`. Throws if they can't.
 */
export function withPictures(root: string, folder: string, { id, files }: Commit): Commit['files'] {
  if ([...files.keys()].some(isPicture)) return files;
  run(root, ['worktree', 'add', '--quiet', '--force', '--detach', folder, id]);
  try {
    const drawn = join(folder, '.local/flows');
    execFileSync(process.execPath, ['tests/tools/run.mjs', DRAWING, drawn], { cwd: folder, stdio: 'ignore' });
    const pictures = readdirSync(drawn).map((name) => [`public/flows/${name}`, join(drawn, name)] as const);
    return new Map([
      ...files,
      ...pictures
        .filter(([file]) => isPicture(file))
        .map(([file, path]) => [file, readFileSync(path, 'utf8')] as const),
    ]);
  } finally {
    run(root, ['worktree', 'remove', '--force', folder]);
  }
}

/** A release's flows from its files. `words` may be missing. */
export function documentsOf(
  files: ReadonlyMap<string, string>,
  words: (flow: string) => FlowWords | null,
): FlowDocument[] {
  const sources = new Map([...files].filter(([file]) => isFlowSource(file)));
  const code = codeOfFlows(sources);
  return [...picturesIn(files)].map(([id, picture]) => documentOf(picture, words(id), code.get(id) ?? {}));
}

/**
 * A commit's words by flow, from its own modules in a temporary copy in `folder`. Empty if it has none;
 * `null` if they no longer run.
 */
export async function wordsAt(
  folder: string,
  files: Commit['files'],
): Promise<Map<string, FlowWords> | null> {
  const flows = [...files.keys()].flatMap((file) => WORDS.exec(file)?.[1] ?? []);
  if (flows.length === 0) return new Map();
  try {
    for (const [file, text] of files) {
      if (!file.startsWith('machines/')) continue;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const imports = flows.map((flow, index) => `import * as f${index} from './machines/words/${flow}.ts';\n`);
    const list = flows.map((flow, index) => `[${JSON.stringify(flow)}, f${index}.words]`);
    writeFileSync(join(folder, 'all.ts'), `${imports.join('')}export const all = [${list.join()}];\n`);
    const { module } = await runnerImport<{ all: [string, FlowWords | undefined][] }>(
      join(folder, 'all.ts'),
      {
        configFile: false,
        logLevel: 'silent',
      },
    );
    return new Map(module.all.flatMap(([flow, words]) => (words ? [[flow, words] as const] : [])));
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const MAX_OUTPUT = 256 * 1024 * 1024;

function run(root: string, args: readonly string[], options: ExecFileSyncOptions = {}): Buffer {
  return Buffer.from(
    execFileSync('git', args, {
      cwd: root,
      maxBuffer: MAX_OUTPUT,
      stdio: ['pipe', 'pipe', 'ignore'],
      ...options,
    }),
  );
}

function attempt<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
