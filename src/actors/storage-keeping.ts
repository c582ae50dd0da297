import { fromPromise } from 'xstate';

/** Rejects where the browser cannot promise anything. */
export const lookAtStorage = fromPromise(async () => ({
  isPromised: await navigator.storage.persisted(),
  isInstalled: matchMedia('(display-mode: standalone)').matches,
}));

export const askToKeep = fromPromise(() => navigator.storage.persist());
