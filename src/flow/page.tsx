import { use, type ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

const pages = new Map<Load, Promise<ComponentType>>();

/** A page in a chunk of its own. Suspends while it is fetched; throws when it cannot be, and fetches anew when drawn again. */
export function LazyPage({ load }: { load: Load }) {
  const Page = use(pageOf(load));
  return <Page />;
}

function pageOf(load: Load): Promise<ComponentType> {
  const known = pages.get(load);
  if (known) return known;
  const page = load().then((module) => module.default);
  page.catch(() => pages.delete(load));
  pages.set(load, page);
  return page;
}
