import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The page in the frames of `/flows`, which shows the real screen of a state. */
const ADDRESS = '/flows/screen';
const ENTRY = 'src/screen/start.tsx';
const UNUSED =
  /<script[^>]*>.*?<\/script>|<link rel="?(?:modulepreload|manifest|icon|apple-touch-icon)"?[^>]*>|<meta (?:property|name="(?:twitter|description))[^>]*>/g;

/**
 * Makes the page of the screens: the shell with a script of its own. A build only: it runs in a sandbox, so its origin is none,
 * and a dev server must not let every origin read its modules.
 */
export function screen(): Plugin {
  let outDir = '';
  return {
    name: 'camino:screen',
    config: () => ({ build: { rolldownOptions: { input: { index: 'index.html', screen: ENTRY } } } }),
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client' || this.meta.watchMode) return;
        const html = readFileSync(join(outDir, 'shell.html'), 'utf8');
        mkdirSync(join(outDir, 'flows'), { recursive: true });
        writeFileSync(join(outDir, `${ADDRESS}.html`), pageOf(html, bundle));
      },
    },
  };
}

/** The shell of the app with the script of the screens alone. */
function pageOf(shell: string, bundle: Rolldown.OutputBundle): string {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(ENTRY),
  );
  if (chunk?.type !== 'chunk') throw new Error('There is no script for the page of the screens');
  const links = chunk.imports.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return shell
    .replaceAll(UNUSED, '')
    .replace(/connect-src [^;"]*/, "connect-src 'none'")
    .replace(
      '</head>',
      () => `${links.join('')}<script type="module" crossorigin src="/${chunk.fileName}"></script></head>`,
    );
}
