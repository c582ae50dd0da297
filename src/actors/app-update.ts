import { fromCallback, fromPromise } from 'xstate';
import * as versions from '../services/app-update.ts';
import { fromLazyCallback } from './lazy-callback.ts';

/** These actors tell, but hear nothing. */
type Deaf = { type: 'none' };

/** Calls back with whether something is being played, now and at every change, until the returned function is called. */
type WatchPlay = (tell: (isPlaying: boolean) => void) => () => void;

/** The actors of the app's update; `watchPlay` watches the flows of this page. */
export function updateActors(watchPlay: WatchPlay) {
  return {
    watchVersions: fromLazyCallback<Deaf>(async ({ sendBack }) => ({
      stop: await versions.watchVersions(sendBack),
    })),
    watchPlay: fromCallback<Deaf>(({ sendBack }) =>
      watchPlay((isPlaying) => sendBack({ type: isPlaying ? 'play.started' : 'play.ended' })),
    ),
    watchInstall: fromCallback<Deaf>(({ sendBack }) => versions.watchInstall(sendBack)),
    activateVersion: fromLazyCallback<Deaf>(() => versions.activateVersion()),
    reloadPage: fromCallback<Deaf>(() => versions.reloadPage()),
    askToInstall: fromPromise(versions.askToInstall),
    rememberDeclined: fromCallback<Deaf>(() => versions.rememberDeclined()),
  };
}

/** Whether the learner has declined to install the app on this device. */
export function isInstallDeclined(): boolean {
  return versions.isInstallDeclined();
}
