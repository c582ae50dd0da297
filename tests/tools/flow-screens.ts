import type { FlowChange } from '#machines/inspect/change.ts';
import { valuesBetween } from '#machines/inspect/code-values.ts';
import type { FlowDocument } from '#machines/inspect/flow-document.ts';
import { textsBetween } from '#machines/inspect/screen-changes.ts';
import { pathOf, spelledOut, type FlowText } from '#machines/inspect/words.ts';
import { readModule, type SourceTexts } from '../../src/bundle/code-modules.ts';
import { withDeclarations } from './flow-code.ts';
import { shownTexts, type ShowingPlace } from '../../src/bundle/screen-texts.ts';

/** What learners see and wait for besides the flows of a release. */
export interface Surroundings {
  /** Texts of views without a flow, by file. */
  texts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Constants with figures, as normalized code by `file#name`. */
  figures: ReadonlyMap<string, string>;
}

/** Whether a file is a view. */
export function isView(file: string): boolean {
  return /^src\/(pages|frame|learner|atlas|ui)\/.*\.tsx$/.test(file);
}

/** A release's flows with the texts of their views, and what is in no flow. */
export function withScreens(
  documents: readonly FlowDocument[],
  sources: SourceTexts,
): { documents: FlowDocument[]; surroundings: Surroundings } {
  const places = new Map(documents.map((one) => [one.id, placesIn(one)] as const));
  const views = new Map([...sources].filter(([file]) => isView(file)));
  const { shown, elsewhere } = shownTexts(places, views);
  const withTexts = documents.map((one) => {
    const screen = (places.get(one.id) ?? []).flatMap((place) => {
      const texts = [...(shown.get(place) ?? [])];
      return texts.length === 0 ? [] : [[place.part, texts] as const];
    });
    return { ...one, screen: Object.fromEntries(screen) };
  });
  return { documents: withTexts, surroundings: { texts: elsewhere, figures: figuresIn(sources) } };
}

function placesIn(document: FlowDocument): (ShowingPlace & { part: string })[] {
  const flowText: FlowText = { ...document, words: document.words ?? noWords };
  const states = document.states.filter(({ parent }) => parent !== null);
  return [
    { part: document.id },
    ...states.map(({ id, tags }) => ({ part: id, path: pathOf(flowText, id).join('.'), tags })),
  ];
}

const noWords: FlowText['words'] = {
  states: {},
  events: {},
  guards: {},
  actions: {},
  delays: {},
  background: {},
};

const FIGURES = /^src\/(services|actors|runtime|learner|frame|pages|ui)\//;

function figuresIn(sources: SourceTexts): Map<string, string> {
  const figures = new Map<string, string>();
  for (const [file, text] of sources) {
    if (!FIGURES.test(file) || !/^(?:export )?const /m.test(text)) continue;
    for (const [name, declaration] of withDeclarations(readModule(file, text, sources)).declarations) {
      const { text: code } = declaration();
      if (isFigure(JSON.parse(code === '' ? 'null' : code))) figures.set(`${file}#${name}`, code);
    }
  }
  return figures;
}

/** A number, or an object of numbers, as normalized code. */
function isFigure(code: unknown): boolean {
  const node = code as { type?: string; value?: unknown; properties?: { value?: unknown }[] } | null;
  if (node?.type === 'Literal') return typeof node.value === 'number';
  const properties = node?.type === 'ObjectExpression' ? (node.properties ?? []) : [];
  return properties.length > 0 && properties.every(({ value }) => isFigure(value));
}

/** What changed in views without a flow, and figures in code that no flow reaches. */
export function changesElsewhere(before: Surroundings, now: Surroundings): FlowChange[] {
  const parts = { ids: [], was: [] };
  const { added, gone, changed } = textsBetween(listed(before.texts), listed(now.texts));
  const figures = [...now.figures].flatMap(([place, code]): FlowChange[] => {
    const values = valuesBetween(before.figures.get(place), code);
    if (values.before === undefined) return [];
    const [file = '', name = ''] = place.split('#');
    const text = `A figure changed: ${spelledOut(name).toLowerCase()}.`;
    return [{ kind: 'changed', what: 'rule', name, text, ...values, code: [`${name} in ${file}`], ...parts }];
  });
  const of = (kind: FlowChange['kind'], text: string, name: string, file: string): FlowChange => ({
    kind,
    what: 'screen',
    name,
    text,
    code: [file],
    ...parts,
  });
  return [
    ...changed.map(([was, is]) => ({
      ...of('changed', 'A page has another text.', is.text, is.part),
      before: `“${was.text}”`,
      now: `“${is.text}”`,
    })),
    ...added.map(({ part, text }) => of('added', `A page says something new: “${text}”`, text, part)),
    ...gone.map(({ part, text }) => of('gone', `A page no longer says “${text}”`, text, part)),
    ...figures,
  ];
}

function listed(texts: Surroundings['texts']): { part: string; text: string }[] {
  return [...texts].flatMap(([part, all]) => [...all].map((text) => ({ part, text })));
}
