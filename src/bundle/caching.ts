import type { Plugin } from 'vite';

/** Names of built files include a hash of their content, so a browser never has to request them again. */
export function lastingAssets(): Plugin {
  return {
    name: 'camino-lasting-assets',
    configurePreviewServer({ middlewares }) {
      middlewares.use('/assets', (_request, response, next) => {
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        next();
      });
      return () => {
        middlewares.use('/assets', (_request, response, next) => {
          response.setHeader('Cache-Control', 'no-cache');
          next();
        });
      };
    },
  };
}
