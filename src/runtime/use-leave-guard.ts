import { useEffectEvent, useLayoutEffect } from 'react';
import type { AroundNavHandler } from 'wouter';

interface Guard {
  isGuarded: () => boolean;
  onLeave: (address: string) => void;
}

const guards = new Set<Guard>();

if (!import.meta.env.SSR) holdEntry();

/**
 * For wouter's router: its links and redirects ask the pages that guard themselves, and begin another page at its top.
 * After Back and Forward the browser scrolls to where the page was left.
 */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const page = new URL(location.href);
  const target = new URL(to, page);
  const guard = guardOf(target, page);
  if (guard) return guard.onLeave(addressOf(target));
  navigate(to, options);
  if (target.pathname !== page.pathname) scrollTo(0, 0);
};

/**
 * Asks before leaving a page on which something would be lost. Within the app, Back and Forward included, `onLeave` is
 * called instead with the wanted address; before a reload or another site the browser itself asks. Moving within the same
 * page does not count as leaving.
 */
export function useLeaveGuard(isGuarded: () => boolean, onLeave: (address: string) => void): void {
  const isAtStake = useEffectEvent(isGuarded);
  const leave = useEffectEvent(onLeave);
  // A layout effect is cleaned up before the page that follows may navigate.
  useLayoutEffect(() => {
    const guard: Guard = { isGuarded: () => isAtStake(), onLeave: (address) => leave(address) };
    const warn = (event: BeforeUnloadEvent) => {
      if (isAtStake()) event.preventDefault();
    };
    guards.add(guard);
    window.addEventListener('beforeunload', warn);
    return () => {
      guards.delete(guard);
      window.removeEventListener('beforeunload', warn);
    };
  }, []);
}

/** The guard that stops the way from `page` to `target`. */
function guardOf(target: URL, page: URL): Guard | undefined {
  const isSamePage = target.pathname === page.pathname && target.search === page.search;
  return isSamePage ? undefined : [...guards].find(({ isGuarded }) => isGuarded());
}

function addressOf({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}

/**
 * Puts the page's history entry back if Back or Forward is stopped: not every browser lets a page prevent that. Listens
 * from the start, before the router does, which then sees nothing of it.
 */
function holdEntry(): void {
  const entry = () => ({ page: new URL(location.href), state: history.state as unknown });
  let own = entry();
  const note = () => {
    own = entry();
  };
  addEventListener('popstate', (event) => {
    const target = new URL(location.href);
    const guard = guardOf(target, own.page);
    if (!guard) return note();
    event.stopImmediatePropagation();
    history.pushState(own.state, '', own.page);
    guard.onLeave(addressOf(target));
  });
  // The first two are wouter's.
  for (const change of ['pushState', 'replaceState', 'hashchange']) addEventListener(change, note);
}
