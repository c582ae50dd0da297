import { existsSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compressed } from './compress.ts';
import { earlyScript } from './early-script.ts';
import {
  headerRules,
  headersFor,
  netlifyHeaders,
  netlifyRedirects,
  servicesOf,
  siteOf,
  vercelConfiguration,
  type HeaderRule,
} from './headers.ts';

/**
 * Makes the preview server act like a host: compression, clean URLs, the shell for all others, and
 * headers. Writes configuration files for static hosts.
 */
export function hosting(): Plugin {
  let outDir = '';
  let rules: HeaderRule[] = [];
  return {
    name: 'camino:hosting',
    async configResolved({ root, build, env }) {
      outDir = resolve(root, build.outDir);
      rules = headerRules(servicesOf(env), await earlyScript(), siteOf(env));
    },
    configurePreviewServer({ middlewares }) {
      const answer = compressed(outDir);
      middlewares.use((request, response, next) => {
        const [path = '/'] = (request.url ?? '/').split('?');
        for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
        const page = path === '/' ? '/index.html' : `${path}.html`;
        if (wantsPage(request) && existsSync(join(outDir, page))) request.url = page;
        answer(request, response, next).catch(next);
      });
      return () => {
        middlewares.use('/assets', (_request, response) => {
          response.setHeader('Cache-Control', 'no-cache');
          response.writeHead(404).end();
        });
        middlewares.use((request, response, next) => {
          if (wantsPage(request) && !request.url?.endsWith('.html')) request.url = '/shell.html';
          answer(request, response, next).catch(next);
        });
      };
    },
    writeBundle() {
      if (this.environment.name !== 'client') return;
      writeFileSync(join(outDir, '_headers'), netlifyHeaders(rules));
      writeFileSync(join(outDir, '_redirects'), netlifyRedirects);
      writeFileSync(join(outDir, 'vercel.json'), vercelConfiguration(rules));
    },
  };
}

function wantsPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') ?? false;
}
