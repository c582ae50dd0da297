import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Asks before a page is left on which something would be lost. Within the app, back included, `onLeave` is called
 * instead with the address that was wanted, where the browser has the Navigation API; before a reload or another site
 * the browser itself asks. Another place on the same page is not left.
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
  // A layout effect ends before whatever takes the page's place may navigate.
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
