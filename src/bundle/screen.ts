import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The page in the frames of `/flows`, which shows the real screen of a state. */
const ADDRESS = '/flows/screen';
const ENTRY = 'src/screen/start.tsx';
const UNUSED =
  /<script[^>]*>.*?<\/script>|<link rel="?(?:modulepreload|manifest|icon|apple-touch-icon)"?[^>]*>|<meta (?:property|name="(?:twitter|description))[^>]*>/g;

/**
 * Makes the page of the screens: `index.html` with a script of its own. It runs in a sandbox, so its origin is none, and the
 * dev server has to let that read the modules: it lets it only on this page.
 */
export function screen(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'camino:screen',
    config: () => ({ build: { rolldownOptions: { input: { index: 'index.html', screen: ENTRY } } } }),
    configResolved(config) {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { origin, referer, host } = request.headers;
        if (origin === 'null' && referer === `http://${host}/`)
          response.setHeader('Access-Control-Allow-Origin', 'null');
        if (request.url?.split('?')[0] !== ADDRESS) return next();
        const html = readFileSync(join(root, 'index.html'), 'utf8').replace(
          '/src/start/entry.ts',
          `/${ENTRY}`,
        );
        return void server
          .transformIndexHtml(ADDRESS, html)
          .then((page) => response.setHeader('Content-Type', 'text/html').end(page), next);
      });
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
