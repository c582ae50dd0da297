/**
 * Loads what recent games asked, and continues without it on failure or timeout. Requires the actor
 * `loadRecentGames`, the action `keepRecentGames` and the delay `recentGamesPatience`.
 */
export function loadingRecentGames<const Next extends string>(next: Next) {
  return {
    tags: 'busy',
    invoke: {
      id: 'loadRecentGames',
      src: 'loadRecentGames',
      onDone: { target: next, actions: 'keepRecentGames' },
      onError: next,
    },
    after: { recentGamesPatience: next },
  } as const;
}

/**
 * Loads a game's items by the actor `src`, beside a state `failed`. Requires the action
 * `announceLoadFailure`.
 */
export function loading<const Src extends string, const Load extends { input?: unknown; onDone: unknown }>(
  load: { src: Src } & Load,
) {
  return {
    tags: 'busy',
    invoke: { id: load.src, ...load, onError: { target: 'failed', actions: 'announceLoadFailure' } },
  } as const;
}
