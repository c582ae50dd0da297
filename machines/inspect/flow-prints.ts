import type { FlowDocument } from './flow-document.ts';
import { digestOf } from './trace-encoding.ts';

/**
 * A hash of what a flow does, and one of each of its states, by id; that of the whole has the key `''`. They change with
 * states, transitions, delays, texts and the code behind the names, but not with words.
 */
export function printsOf({ id, states, transitions, effects, code }: FlowDocument): Record<string, string> {
  const prints: Record<string, string> = {};
  for (const state of states) {
    const ways = transitions.filter(({ from }) => from === state.id);
    const used = [
      ...[...state.entry, ...state.exit, ...ways.flatMap(({ actions }) => actions)].map(
        (name) => `actions.${name}`,
      ),
      ...state.invokes.map(({ source }) => `background.${source}`),
      ...ways.flatMap(({ delay }) => (delay ? [`delays.${delay.name}`] : [])),
      ...Object.keys(code).filter(
        (key) =>
          key.startsWith('guards.') &&
          ways.some(({ guard }) => guard?.split(/[^\w.]/).includes(key.slice('guards.'.length))),
      ),
    ].toSorted();
    const texts = used.map((key) => effects[key.slice('actions.'.length)] ?? '');
    prints[state.id] = shortDigest([state, ways, texts, used.map((key) => code[key])]);
  }
  prints[''] = shortDigest([id, prints, code]);
  return prints;
}

function shortDigest(content: unknown): string {
  return digestOf(JSON.stringify(content)).slice(0, 10);
}
