import type { Plugin } from 'vite';

const DESCRIPTION = /^\s*description:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),\n/gm;

/** Before it stand a machine's parts, of which the descriptions of toasts are for learners. */
const CHART = '.createMachine(';

/** Leaves the descriptions of states out of a build: they are for the diagrams, which are files of their own. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'camino:without-descriptions',
    apply: 'build',
    transform: {
      filter: { id: /\/machines\/(?!atlas\/|inspect\/).*\.machine\.ts$/ },
      handler: (code) => {
        const [parts = '', ...charts] = code.split(CHART);
        return {
          code: [parts, ...charts.map((chart) => chart.replaceAll(DESCRIPTION, ''))].join(CHART),
          map: null,
        };
      },
    },
  };
}
