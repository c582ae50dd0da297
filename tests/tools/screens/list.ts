import { catalog } from '#machines/catalog.ts';
import type { Shot } from './shots.ts';

export function listOf(shots: readonly Shot[]): string {
  const flows = catalog.filter(({ id }) => shots.some(({ flow }) => flow === id));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Screens of Camino</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; color-scheme: light dark; }
ul { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none; }
li { max-width: 100%; }
img { display: block; height: 24rem; max-width: 100%; object-fit: contain; border: 1px solid #8888; }
</style>
<h1>Screens of Camino</h1>
${flows.map(({ id, title }) => flowOf(id, title, shots)).join('\n')}
</html>
`;
}

function flowOf(id: string, title: string, shots: readonly Shot[]): string {
  const own = shots.filter(({ flow }) => flow === id);
  const states = [...new Set(own.map(({ state }) => state))];
  const items = states.map((state) => {
    const pictures = own.filter((shot) => shot.state === state).toSorted((one, other) => order(one, other));
    return `<li><h3>${textOf(state)}</h3>${pictures.map(pictureOf).join('')}</li>`;
  });
  return `<h2 id="${id}">${textOf(title)}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}

function pictureOf({ file, look, state, unseen, problem }: Shot): string {
  const text = unseen ?? problem;
  if (text !== undefined) return `<p>${look}: ${textOf(text)}</p>`;
  return `<img loading="lazy" src="${encodeURI(file)}" alt="${textOf(state)}, ${look}">`;
}

function order(one: Shot, other: Shot): number {
  return one.look.localeCompare(other.look);
}

/** A text for HTML, attributes included. */
export function textOf(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
