import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const styles =
  /\/node_modules\/(react\/|@emotion\/|stylis\/|@pandacss\/|@chakra-ui\/react\/dist\/esm\/(styled-system|utils|preset-base|create-context|merge-))|\/src\/theme\.ts$/;
const dom = /\/node_modules\/(react-dom|scheduler)\//;
const libraries =
  /\/node_modules\/(xstate|@xstate\/react|wouter|regexparam|mitt|use-sync-external-store|use-isomorphic-layout-effect)\/|\/lucide-react\/dist\/esm\/(?!icons)/;

/**
 * The chunks of what every page starts with. They are few, so that requests are; and more than one, because a chunk
 * runs in one task: `styles` makes Chakra's system, `dom` is React DOM, `app` is the rest.
 */
export function startChunks(): Rolldown.CodeSplittingOptions {
  let own: ReadonlySet<string> | undefined;
  const name: Rolldown.CodeSplittingNameFunction = (id, context) => {
    if (styles.test(id)) return 'styles';
    if (dom.test(id)) return 'dom';
    if (libraries.test(id)) return 'app';
    const root = /^(.*)\/(src|machines)\/(?!.*\/node_modules\/)/.exec(id)?.[1];
    if (root === undefined) return null;
    own ??= reachable(`${root}/src/mount.tsx`, context);
    return own.has(id) ? 'app' : null;
  };
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: 'start' }] };
}

/** The app's own modules that `entry` imports statically, however far away; not the entry itself. */
function reachable(entry: string, context: Context): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (id: string) => {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (imported.includes('/node_modules/') || seen.has(imported)) continue;
      seen.add(imported);
      visit(imported);
    }
  };
  visit(entry);
  return seen;
}
