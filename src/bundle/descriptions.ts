import type { Plugin } from 'vite';

const DESCRIPTION = /^\s*description:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),\n/gm;

/** Leaves the descriptions of states out of a build: they are for the diagrams, which are files of their own. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'camino:without-descriptions',
    apply: 'build',
    transform: {
      filter: { id: /\/machines\/(?!atlas\/|inspect\/).*\.machine\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(DESCRIPTION, ''), map: null }),
    },
  };
}
