import { useEffectEvent, useLayoutEffect } from 'react';
import type { AroundNavHandler } from 'wouter';
import { withoutFolder } from '../paths.ts';

interface Guard {
  isGuarded: () => boolean;
  onLeave: (address: string) => void;
}

const guards = new Set<Guard>();
/** Where Back or Forward would have led, which is now the entry before this one. */
let heldAddress: string | undefined;

if (!import.meta.env.SSR) holdEntry();

/**
 * For wouter's router: links and redirects ask the page's leave guard and start at the top. On Back and
 * Forward the browser restores the scroll position.
 */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const page = new URL(location.href);
  const target = new URL(to, page);
  const guard = guardOf(target, page);
  if (guard) return guard.onLeave(addressOf(target));
  if (heldAddress === addressOf(target)) return history.back();
  navigate(to, options);
  if (target.pathname !== page.pathname) scrollTo(0, 0);
};

/**
 * Guards a page with unsaved work. Navigation within the app, Back and Forward included, calls `onLeave`
 * with the target URL instead; reloads and other sites trigger the browser's prompt. Moving within the
 * page isn't leaving.
 */
export function useLeaveGuard(isGuarded: () => boolean, onLeave: (address: string) => void): void {
  const isAtStake = useEffectEvent(isGuarded);
  const leave = useEffectEvent(onLeave);
  // A layout effect is cleaned up before the next page can navigate.
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

/** The guard that blocks navigation from `page` to `target`. */
function guardOf(target: URL, page: URL): Guard | undefined {
  const isSamePage = target.pathname === page.pathname && target.search === page.search;
  return isSamePage ? undefined : [...guards].find(({ isGuarded }) => isGuarded());
}

function addressOf({ pathname, search, hash }: URL): string {
  return withoutFolder(pathname) + search + hash;
}

/**
 * Restores the history entry when Back or Forward is blocked, as not every browser can prevent them;
 * whoever leaves then goes back to where they led, and Forward leads here again. Registered before the
 * router, which then sees nothing.
 */
function holdEntry(): void {
  const entry = () => ({ page: new URL(location.href), state: history.state as unknown });
  let own = entry();
  const note = () => {
    own = entry();
    heldAddress = undefined;
  };
  addEventListener('popstate', (event) => {
    const target = new URL(location.href);
    const guard = guardOf(target, own.page);
    if (!guard) return note();
    event.stopImmediatePropagation();
    history.pushState(own.state, '', own.page);
    heldAddress = addressOf(target);
    guard.onLeave(addressOf(target));
  });
  // The first two come from wouter.
  for (const change of ['pushState', 'replaceState', 'hashchange']) addEventListener(change, note);
}
