import { expect, test } from 'vitest';
import { answerOf } from '../support/export-command.ts';
import { fitCommand } from '../support/fit-report.ts';
import { simulateCommand } from '../support/simulate-export.ts';

const root = new URL('../../', import.meta.url).pathname;
const other = `${root}package.json`;

test.each([
  ['fit', [], 'Name a file from “Export my data”.'],
  ['fit', ['none.json'], 'There’s no such file: none.json'],
  ['fit', [root], `That’s a folder, not a file: ${root}`],
  ['fit', [other], 'This is not an export from Camino.'],
  ['fit', [other, 'more.json'], 'One file is enough: what is “more.json”?'],
  ['fit', [other, '--fast'], "Unknown option '--fast'"],
  ['simulate', ['none.json'], 'There’s no such file: none.json'],
  ['simulate', [other, '--days', '0'], 'This is not an export from Camino.'],
  ['simulate', [other, '--days'], "Option '--days <value>' argument missing"],
])('%s with %j says what’s wrong, how it’s used, and exits with 2', async (tool, args, message) => {
  const command = tool === 'fit' ? fitCommand : simulateCommand;
  const { to, text, code } = await answerOf(command, args);
  expect([to, code]).toEqual(['stderr', 2]);
  expect(text.startsWith(message), text).toBe(true);
  expect(text.endsWith(`\n${command.usage}\n`), text).toBe(true);
});

test('what fails for another reason exits with 1', async () => {
  const run = () => Promise.reject(new Error('broken'));
  expect(await answerOf({ usage: '', run }, [])).toEqual({ to: 'stderr', text: 'broken\n', code: 1 });
});
