import { resolve } from 'node:path';
import { listCopies, restoreCopy } from '../../supabase/embedded/copies.ts';
import { folderProblem } from '../../supabase/embedded/folder-error.ts';

const [asked] = process.argv.slice(2);
const folder = resolve(process.env['CAMINO_DATA'] ?? '.local');

for (const { name, madeAt } of listCopies(folder)) {
  process.stdout.write(`${name}  ${madeAt.toLocaleString('en-GB')}\n`);
}
if (asked !== '--list') await restore();

async function restore(): Promise<void> {
  try {
    const { copy, aside } = await restoreCopy(folder, asked);
    process.stdout.write(`${copy.name} is in place again.\n`);
    if (aside !== undefined) process.stdout.write(`What was in its place is kept as ${aside}.\n`);
  } catch (error) {
    const problem = folderProblem(error, folder);
    if (problem === undefined) throw error;
    process.stderr.write(`${problem}\n`);
    process.exitCode = 1;
  }
}
