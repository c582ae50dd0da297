import { textOf } from './list.ts';
import type { PictureChange } from '#machines/inspect/change.ts';

/**
 * A page that shows each changed picture before, now and what differs, and saves a decision on each.
 * `before` is the way from the page to the earlier pictures.
 */
export function reviewOf(differences: readonly PictureChange[], before: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Changed screens of Camino</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 2rem 2rem; color-scheme: light dark; }
header { position: sticky; top: 0; padding: 0.5rem 0; background: Canvas; }
button { font: inherit; padding: 0.4rem 1rem; }
fieldset { margin: 0 0 1.5rem; border: 1px solid #8888; }
legend { font-weight: 600; overflow-wrap: anywhere; }
label { display: inline-block; padding: 0.4rem 1.5rem 0.4rem 0; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 1rem; }
figure { margin: 0; }
img { display: block; max-width: 100%; max-height: 40rem; object-fit: contain; object-position: top left; border: 1px solid #8888; }
</style>
<form>
<header>
<h1>Changed screens of Camino</h1>
<p><output></output> <button type="button">Accept the undecided</button> <button>Save decisions</button></p>
</header>
${differences.map((one) => pictureOf(one, before)).join('\n')}
</form>
<script>
const form = document.querySelector('form');
const answers = () => [...new FormData(form)];
const count = () => {
  form.querySelector('output').value = answers().length + ' of ${differences.length} decided.';
};
form.addEventListener('change', count);
form.querySelector('button[type=button]').addEventListener('click', () => {
  for (const set of form.querySelectorAll('fieldset'))
    if (!set.querySelector(':checked')) set.querySelector('[value=accepted]').checked = true;
  count();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const those = (answer) => answers().filter((one) => one[1] === answer).map((one) => one[0]);
  const text = JSON.stringify({ accepted: those('accepted'), refused: those('refused') }, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text + '\\n'], { type: 'application/json' }));
  link.download = 'decisions.json';
  link.click();
});
count();
</script>
</html>
`;
}

function pictureOf({ file, kind, what, difference }: PictureChange, before: string): string {
  const pictures = [
    kind === 'new' ? '' : figureOf('Before', `${before}/${file}`),
    kind === 'gone' ? '' : figureOf('Now', file),
    difference === undefined ? '' : figureOf('Difference', difference),
  ];
  const name = textOf(file);
  const choice = (value: string, label: string) =>
    `<label><input type="radio" name="${name}" value="${value}"> ${label}</label>`;
  return `<fieldset><legend>${name} ${what}</legend>
${choice('accepted', 'Accept')}${choice('refused', 'Refuse')}
<div class="pictures">${pictures.join('')}</div>
</fieldset>`;
}

function figureOf(label: string, source: string): string {
  return `<figure><figcaption>${label}</figcaption><img loading="lazy" src="${textOf(encodeURI(source))}" alt="${label}"></figure>`;
}
