import { showAppearance } from '../services/appearance.ts';
import { LOOK_KEY } from '../services/session/preferences-copy.ts';
import { storedLearner } from '../services/session/guest.ts';
import { isOwnerUnknown } from '../services/session/stored.ts';
import { storage } from '../services/storage.ts';

/**
 * Runs in the head of every page before the first paint. Styles in `index.html` use its marks on `<html>`
 * to hide prerendered learner pages from visitors and the reverse. Notes the button pressed last until React
 * listens.
 */
const { dataset } = document.documentElement;
const owner = storedLearner() ? 'learner' : isOwnerUnknown() ? 'unknown' : 'visitor';
dataset['owner'] = owner;
if (location.search || location.hash) dataset['asked'] = '';

for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${owner}]`))
  link.rel = 'modulepreload';

const look = storage.getItem(LOOK_KEY) ?? '';
if (/^(light|dark|system) \w+$/.test(look)) showAppearance(look);

addEventListener('click', ({ target }) => {
  const pressed = target instanceof Element && target.closest<HTMLElement>('[data-prerendered] button');
  if (pressed) window.caminoPressed = pressed;
});
