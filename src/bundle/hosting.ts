import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import {
  headerRules,
  headersFor,
  netlifyHeaders,
  netlifyRedirects,
  servicesOf,
  vercelConfiguration,
  type HeaderRule,
} from './headers.ts';

/** Sends the app's response headers from the preview server, and writes the files that make static hosts send them. */
export function hosting(): Plugin {
  let outDir = '';
  let rules: HeaderRule[] = [];
  return {
    name: 'camino:hosting',
    configResolved({ root, build, env }) {
      outDir = resolve(root, build.outDir);
      rules = headerRules(servicesOf(env));
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = '/'] = (request.url ?? '/').split('?');
        for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
        next();
      });
      return () => {
        middlewares.use('/assets', (_request, response, next) => {
          response.setHeader('Cache-Control', 'no-cache');
          next();
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
