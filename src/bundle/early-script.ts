import { build, type Rolldown } from 'vite';

let script: Promise<string> | undefined;

/** `src/start/early.ts` bundled as an inline script for the head of every page. */
export function earlyScript(): Promise<string> {
  script ??= bundled('src/start/early.ts');
  return script;
}

async function bundled(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  return (result as Rolldown.RolldownOutput).output[0].code.trim();
}
