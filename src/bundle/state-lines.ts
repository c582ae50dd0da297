import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { entriesOf, machineIn, propertyOf, readModule, type Node } from './code-modules.ts';

const ADDRESS = /^\/flows\/source\/([\w-]+)\/([\w.-]+)$/;

/**
 * Lets a dev server open a state's line in the developer's editor:
 * `/flows/source/review/review.reviewing.asking`. Responds with nothing, so that the page stays.
 */
export function stateLines(): Plugin {
  return {
    name: 'camino:state-lines',
    apply: 'serve',
    configureServer({ config: { root }, middlewares }) {
      middlewares.use((request, response, next) => {
        const [, flow, state = ''] = ADDRESS.exec(request.url ?? '') ?? [];
        if (flow === undefined) return next();
        const file = readdirSync(join(root, 'machines'))
          .map((room) => join(root, 'machines', room, `${flow}.machine.ts`))
          .find((path) => existsSync(path));
        if (file !== undefined) {
          const line = lineFinder(readFileSync(file, 'utf8'))(state);
          request.url = `/__open-in-editor?file=${encodeURIComponent(file)}:${line}:1`;
          response.statusCode = 204;
        }
        return next();
      });
    },
  };
}

/** Returns a state's line, from 1, in its machine's source; the nearest parent's if it's made elsewhere. */
export function lineFinder(source: string): (state: string) => number {
  const machine = machineIn(readModule('flow.machine.ts', source, new Map()).program);
  const starts = new Map<string, number>();
  if (machine) addStarts(machine.id, machine.config, starts);
  return (state) => {
    for (let around = state; around !== ''; around = around.slice(0, Math.max(0, around.lastIndexOf('.')))) {
      const start = starts.get(around);
      if (start !== undefined) return source.slice(0, start).split('\n').length;
    }
    return 1;
  };
}

function addStarts(id: string, config: Node, starts: Map<string, number>): void {
  starts.set(id, Number(config['start']));
  for (const [key, state] of entriesOf(propertyOf(config, 'states'))) {
    const own = propertyOf(state, 'id')?.['value'];
    addStarts(typeof own === 'string' ? own : `${id}.${key}`, state, starts);
  }
}
