import { fromCallback, fromPromise } from 'xstate';
import * as versions from '../services/app-update.ts';
import { fromLazyCallback } from './lazy-callback.ts';

/** These actors receive no events. */
type Deaf = { type: 'none' };

/** Reports whether something is being played, now and on change, until the returned function is called. */
type WatchPlay = (tell: (isPlaying: boolean) => void) => () => void;

export function updateActors(watchPlay: WatchPlay) {
  return {
    watchVersions: fromLazyCallback<Deaf>(async ({ sendBack }) => ({
      stop: await versions.watchVersions(sendBack),
    })),
    watchPlay: fromCallback<Deaf>(({ sendBack }) =>
      watchPlay((isPlaying) => sendBack({ type: isPlaying ? 'play.started' : 'play.ended' })),
    ),
    watchInstall: fromCallback<Deaf>(({ sendBack }) => versions.watchInstall(sendBack)),
    activateVersion: fromLazyCallback<Deaf>(async () => ({ stop: await versions.activateVersion() })),
    reloadPage: fromCallback<Deaf>(() => versions.reloadPage()),
    askToInstall: fromPromise(versions.askToInstall),
    rememberDeclined: fromCallback<Deaf>(() => versions.rememberDeclined()),
  };
}

export function isInstallDeclined(): boolean {
  return versions.isInstallDeclined();
}
