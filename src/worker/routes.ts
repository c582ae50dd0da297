import type { Route } from './scope.ts';

/**
 * What the browser answers from the cache `own` without starting the worker: its pages by their addresses. The names of
 * all other files say what they hold, so those may come from any version. The worker answers all else, and all of it in a
 * browser that has no routes.
 */
export function routesOf(own: string, kept: readonly string[], origin: string): Route[] {
  const at = (pathname: string) => ({ pathname, search: '', baseURL: origin });
  const pages = kept.filter((file) => !file.startsWith('/assets/'));
  return [
    { condition: { urlPattern: at('/assets/*'), requestMethod: 'GET' }, source: 'cache' },
    ...pages.map((page): Route => ({
      condition: { urlPattern: at(page), requestMethod: 'GET', requestMode: 'navigate' },
      source: { cacheName: own },
    })),
  ];
}
