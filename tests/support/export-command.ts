import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Wrong arguments, or a file that can't be read; the message is for whoever typed the command. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/** `run` gets the arguments and returns the text to print. */
export interface Command {
  usage: string;
  run: (args: string[]) => Promise<string> | string;
}

const unreadable: Readonly<Record<string, string>> = {
  ENOENT: 'There’s no such file',
  EISDIR: 'That’s a folder, not a file',
  EACCES: 'You may not read this file',
};

/** The file and the options in the arguments of a command. Throws a `UsageError` if there isn't one file, or more than that. */
export function exportCommand<const Names extends readonly string[]>(
  args: string[],
  names: Names,
): { file: string; values: Partial<Record<Names[number], string>> } {
  const options: Options = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const { values, positionals } = parsed(args, options);
  const [file, more] = positionals;
  if (file === undefined) throw new UsageError('Name a file from “Export my data”.');
  if (more !== undefined) throw new UsageError(`One file is enough: what is “${more}”?`);
  return { file, values: values as Partial<Record<Names[number], string>> };
}

/** The text of a file. Throws a `UsageError` if it can't be read. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new UsageError(`${unreadable[code] ?? 'The file can’t be read'}: ${file}`);
  }
}

/** What a command prints, where, and its exit code: 2 if it was used wrongly, 1 if it failed. */
export async function answerOf(command: Command, args: string[]) {
  try {
    return { to: 'stdout', text: `${await command.run(args)}\n`, code: 0 } as const;
  } catch (error) {
    const isWrong = error instanceof UsageError;
    const message = error instanceof Error ? error.message : String(error);
    return {
      to: 'stderr',
      text: `${message}\n${isWrong ? `${command.usage}\n` : ''}`,
      code: isWrong ? 2 : 1,
    } as const;
  }
}

/** Runs a command with the arguments of this process. */
export async function runCommand(command: Command): Promise<void> {
  const { to, text, code } = await answerOf(command, process.argv.slice(2));
  process[to].write(text);
  process.exitCode = code;
}

function parsed(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message.split('. ')[0] ?? error.message);
    throw error;
  }
}
