import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Asks before leaving a page on which something would be lost. Within the app, back included, `onLeave` is called
 * instead with the wanted address, if the browser has the Navigation API; before a reload or another site the browser
 * itself asks. Moving within the same page does not count as leaving.
 */
export function useLeaveGuard(isGuarded: () => boolean, onLeave: (address: string) => void): void {
  const stop = useEffectEvent((event: NavigateEvent) => {
    if (!isGuarded() || !event.cancelable || !event.destination.sameDocument || event.hashChange) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL(event.destination.url);
    onLeave(pathname + search + hash);
  });
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isGuarded()) event.preventDefault();
  });
  // A layout effect is cleaned up before the page that follows may navigate.
  useLayoutEffect(() => {
    const navigation = 'navigation' in window ? window.navigation : undefined;
    const onNavigate = (event: NavigateEvent) => stop(event);
    const onUnload = (event: BeforeUnloadEvent) => warn(event);
    navigation?.addEventListener('navigate', onNavigate);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      navigation?.removeEventListener('navigate', onNavigate);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, []);
}
