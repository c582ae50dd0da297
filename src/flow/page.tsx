import { createElement, use, type ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

const pages = new Map<Load, Promise<ComponentType>>();
const failed = new Set<Load>();

/** A page in a chunk of its own. Suspends while it is fetched; throws when it cannot be, until `retryPages`. */
export function LazyPage({ load }: { load: Load }) {
  return createElement(use(pageOf(load)));
}

/** Lets pages that could not be fetched be asked for again. */
export function retryPages(): void {
  for (const load of failed) pages.delete(load);
  failed.clear();
}

function pageOf(load: Load): Promise<ComponentType> {
  const known = pages.get(load);
  if (known) return known;
  const page = load().then((module) => module.default);
  page.catch(() => failed.add(load));
  pages.set(load, page);
  return page;
}
