import type { FlowChange, Sides } from './change.ts';
import { titleIn } from './words.ts';

interface Shown {
  part: string;
  text: string;
}

/** The shared part of two texts' words from which one counts as the other's new version. */
const ALIKE = 0.4;

/** Texts on the screen that are new, gone or reworded. A text that moved to another state is no change. */
export function screenChanges({ before, now, flowText, earlierText }: Sides): FlowChange[] {
  const { added, gone, changed } = textsBetween(shownIn(before.screen), shownIn(now.screen));
  const place = (text: Sides['flowText'], part: string) =>
    part === text.id ? '' : `In “${titleIn(text, part)}”, `;
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const parts = (ids: readonly string[], was: readonly string[]) => ({ ids, was });
  return [
    ...changed.map(([was, is]): FlowChange => ({
      kind: 'changed',
      what: 'screen',
      name: is.text,
      text: capital(`${place(flowText, is.part)}the page has another text.`),
      before: `“${was.text}”`,
      now: `“${is.text}”`,
      ...parts([is.part], [was.part]),
    })),
    ...added.map(({ part, text }): FlowChange => ({
      kind: 'added',
      what: 'screen',
      name: text,
      text: capital(`${place(flowText, part)}the page says something new: “${text}”`),
      ...parts([part], []),
    })),
    ...gone.map(({ part, text }): FlowChange => ({
      kind: 'gone',
      what: 'screen',
      name: text,
      text: capital(`${place(earlierText, part)}the page no longer says “${text}”`),
      ...parts([], [part]),
    })),
  ];
}

function shownIn(screen: Readonly<Record<string, readonly string[]>>): Shown[] {
  return Object.entries(screen).flatMap(([part, texts]) => texts.map((text) => ({ part, text })));
}

/** Pairs texts that differ little, those of one part first. */
export function textsBetween(
  was: readonly Shown[],
  is: readonly Shown[],
): { added: Shown[]; gone: Shown[]; changed: [was: Shown, is: Shown][] } {
  const old = new Set(was.map(({ text }) => text));
  const current = new Set(is.map(({ text }) => text));
  const gone = eachOnce(was.filter(({ text }) => !current.has(text)));
  const added = eachOnce(is.filter(({ text }) => !old.has(text)));
  const rated = gone
    .flatMap((one) => added.map((other) => ({ one, other, likeness: likenessOf(one, other) })))
    .filter(({ likeness }) => likeness >= ALIKE)
    .toSorted((a, b) => b.likeness - a.likeness);
  const changed: [Shown, Shown][] = [];
  for (const { one, other } of rated)
    if (!changed.some(([first, second]) => first === one || second === other)) changed.push([one, other]);
  const paired = new Set(changed.flat());
  return {
    added: added.filter((one) => !paired.has(one)),
    gone: gone.filter((one) => !paired.has(one)),
    changed,
  };
}

function eachOnce(shown: readonly Shown[]): Shown[] {
  return [...new Map(shown.map((one) => [one.text, one])).values()];
}

/** Twice the shared words of two texts over all their words; a little more within one part. */
function likenessOf(one: Shown, other: Shown): number {
  const words = wordsIn(one.text);
  const others = wordsIn(other.text);
  const shared = [...words].filter((word) => others.has(word)).length;
  return (2 * shared) / (words.size + others.size) + (one.part === other.part ? 0.1 : 0);
}

function wordsIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\d]+/gu));
}
