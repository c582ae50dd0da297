import { createHash } from 'node:crypto';

/**
 * Runs before the first paint: where a session is stored, the prerendered landing page stays hidden, since a learner
 * has another page at its address. The key is `AUTH_STORAGE_KEY`.
 */
export const EARLY_SCRIPT =
  "try{if(localStorage['camino-auth'])document.documentElement.dataset.session='stored'}catch{}";

/** The source expression with which a Content Security Policy allows the script. */
export const EARLY_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(EARLY_SCRIPT).digest('base64')}'`;
