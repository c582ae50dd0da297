import { createHash } from 'node:crypto';

/**
 * Runs in the head, before the first paint, and says in the root element what the styles of `index.html` go by: whether a
 * session is stored (the key is `AUTH_STORAGE_KEY`) and its user known, so that visitors see no page of a learner and
 * learners no page of visitors; whether the address asks for more than the prerendered page shows; how this device's pages look, if
 * `look.ts` has kept it; and whether to do without the heading font, since the network is slow (less than 2 Mbit/s) and no
 * service worker has it. A chosen theme has its colour for the browser's bar before those of the system's two; where there
 * is none, the script ends there. The start page runs it once more, at its end, to put the learner's page in the place of
 * the visitors', and asks for its scripts where the page asks for scripts at all.
 */
export const EARLY_SCRIPT =
  "try{let h=document,d=h.documentElement.dataset,t=h.getElementById('today'),r=t&&h.getElementById('root'),l;if(location.search+location.hash)d.asked='';if(navigator.connection?.downlink<2&&!navigator.serviceWorker?.controller)d.font='fallback';try{l=JSON.parse(localStorage['camino-auth']);if(l.refresh_token)d.session=l.user?.id&&l.user.user_metadata?'known':'unknown'}catch{}if(d.session=='known'&&t){r.replaceChildren(t.content);Object.assign(r.dataset,t.dataset);if(l=h.querySelector('[rel=modulepreload]')){for(let n of t.dataset.modules.split(' ')){l=l.cloneNode();l.href='/assets/'+n+'.js';h.head.append(l)}delete r.dataset.modules}}r=/^(light|dark|system) \\w+$/.exec(localStorage['camino-look']);d.look=r[0];t=h.querySelector(`[media*=${r[1]}]`).cloneNode();t.media='';h.head.prepend(t)}catch{}";

/** The source expression with which a Content Security Policy allows the script. */
export const EARLY_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(EARLY_SCRIPT).digest('base64')}'`;
