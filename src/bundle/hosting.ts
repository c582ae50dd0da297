import { existsSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compressed } from './compress.ts';
import { earlyScript } from './early-script.ts';
import { headerRules, headersFor, servicesOf, siteOf, type HeaderRule } from './headers.ts';
import { hostFiles } from './hosts.ts';

/**
 * Makes the preview server act like a host: compression, clean URLs, the shell for all other
 * addresses, and headers. Writes configuration files for static hosts. `--base` has to be a folder of the site.
 */
export function hosting(): Plugin {
  let outDir = '';
  let folder = '';
  let rules: HeaderRule[] = [];
  return {
    name: 'camino:hosting',
    async configResolved({ root, base, build, env }) {
      if (!base.startsWith('/')) throw new Error(`The base has to be a folder, like /camino/, not ${base}.`);
      outDir = resolve(root, build.outDir);
      folder = base.slice(0, -1);
      rules = headerRules(servicesOf(env), await earlyScript(), siteOf(env));
    },
    configurePreviewServer({ middlewares }) {
      const answer = compressed(outDir);
      middlewares.use((request, response, next) => {
        const [asked = '/'] = (request.url ?? '/').split('?');
        const path = asked.startsWith(`${folder}/`) ? asked.slice(folder.length) : null;
        for (const [name, value] of Object.entries(headersFor(rules, path ?? asked)))
          response.setHeader(name, value);
        if (path === null) return next();
        const page = path === '/' ? '/index.html' : `${path}.html`;
        const isPage = wantsPage(request) && existsSync(join(outDir, page));
        if (isPage) request.url = folder + page;
        answer(isPage ? page : path, request, response, next).catch(next);
      });
      return () => {
        middlewares.use('/assets', (_request, response) => {
          response.setHeader('Cache-Control', 'no-cache');
          response.writeHead(404).end();
        });
        middlewares.use((request, response, next) => {
          if (wantsPage(request) && !request.url?.endsWith('.html')) request.url = '/shell/index.html';
          answer(request.url ?? '/', request, response, next).catch(next);
        });
      };
    },
    writeBundle() {
      if (this.environment.name !== 'client') return;
      for (const [name, text] of Object.entries(hostFiles({ rules, folder })))
        writeFileSync(join(outDir, name), text);
    },
  };
}

function wantsPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') ?? false;
}
