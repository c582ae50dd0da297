/**
 * The state of a game's setup that looks up what its last games asked, and goes on without if that fails or takes too
 * long. The chart must have the actor `loadRecentGames`, the action `keepRecentGames` and the delay
 * `recentGamesPatience`.
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
 * The state of a game's setup that loads what to ask with the actor `src`; beside it the setup must have the state
 * `failed`. The chart must have the action `announceLoadFailure`.
 */
export function loading<const Src extends string, const Load extends { input?: unknown; onDone: unknown }>(
  load: { src: Src } & Load,
) {
  return {
    tags: 'busy',
    invoke: { id: load.src, ...load, onError: { target: 'failed', actions: 'announceLoadFailure' } },
  } as const;
}
