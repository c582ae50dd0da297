import { createHash } from 'node:crypto';

/**
 * Runs before the first paint and says in the root element what the styles of `index.html` hide: whether a session is
 * stored (the key is `AUTH_STORAGE_KEY`), so that visitors see no page of a learner and learners no page of visitors;
 * and whether the address asks for more than the prerendered page shows.
 */
export const EARLY_SCRIPT =
  "try{let d=document.documentElement.dataset;if(location.search+location.hash)d.asked='';if(localStorage['camino-auth'])d.session='stored'}catch{}";

/** Puts the learner's start page in the place of the visitors'. */
export const PLACE_SCRIPT =
  "if(document.documentElement.dataset.session){let t=document.getElementById('today'),r=document.getElementById('root');r.replaceChildren(t.content);r.dataset.frame='learner';r.dataset.modules+=' '+t.dataset.modules}";

/** The source expressions with which a Content Security Policy allows both scripts. */
export const SCRIPT_SOURCES = [EARLY_SCRIPT, PLACE_SCRIPT]
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ');
