import { describe, expect, test } from 'vitest';
import { catalog } from '#machines/catalog.ts';
import { toMarkdown } from '#machines/inspect/mermaid.ts';
import { toDiagram } from '#machines/inspect/model.ts';

const pages = import.meta.glob<string>('../../machines/diagrams/*', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const pageOf = (id: string) => `../../machines/diagrams/${id}.md`;

describe.each(catalog)('the diagram of $id', (flow) => {
  test('is current; `npm run flows` writes it', () => {
    expect(pages[pageOf(flow.id)]).toBe(toMarkdown(flow, toDiagram(flow.machine)));
  });

  test('holds only lines that Mermaid reads', () => {
    const text = toMarkdown(flow, toDiagram(flow.machine)).split('```mermaid\n')[1]?.split('```')[0] ?? '';
    const [head, ...lines] = text.trimEnd().split('\n');
    expect(head).toBe('stateDiagram-v2');
    expect(lines.filter((line) => !MERMAID_LINES.some((form) => form.test(line.trim())))).toEqual([]);
    expect(depthAfter(lines)).toBe(0);
  });
});

test('every diagram belongs to a machine of the catalog', () => {
  const expected = new Set(catalog.map(({ id }) => pageOf(id)));
  expect(Object.keys(pages).filter((file) => !expected.has(file))).toEqual([]);
});

/** The forms of `stateDiagram.jison` that the text uses; ids without a sign that its lexer gives a meaning to. */
const MERMAID_LINES = [
  /^\[\*\] --> \w+$/,
  /^\w+ --> \[\*\]$/,
  /^\w+ --> \w+( : [^:;#{}\n]+)?$/,
  /^\w+ : [^:;#{}\n]+$/,
  /^state "[^":;#{}\n]+" as \w+( \{)?$/,
  /^\}$/,
  /^--$/,
];

function depthAfter(lines: readonly string[]): number {
  return lines.reduce(
    (depth, line) => depth + (line.endsWith('{') ? 1 : 0) - (line.trim() === '}' ? 1 : 0),
    0,
  );
}
