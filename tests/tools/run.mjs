// Runs a TypeScript file with its arguments: `node tests/tools/run.mjs <file> [argument …]`.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [node, , file, ...rest] = process.argv;
if (file === undefined) throw new Error('Name the file to run.');
process.argv = [node ?? 'node', resolve(file), ...rest];
const bundled = async (name) =>
  (await runnerImport(resolve(`src/bundle/${name}.ts`), { logLevel: 'warn' })).module;
const { sentenceCards } = await bundled('sentence-cards');
const { readings } = await bundled('readings');
await runnerImport(process.argv[1], { logLevel: 'warn', plugins: [sentenceCards(), readings()] });
