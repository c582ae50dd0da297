/** News of a playing sound. */
export interface PlaybackEvent {
  type: 'playback.started' | 'playback.ended' | 'playback.failed';
}

/**
 * States of a sound: one that doesn't start in time failed, one that doesn't end in time ended; until it
 * starts, `unheard` holds. Targets are absolute. Requires the delays `startPatience` and `soundPatience`.
 */
export function playback<const Ended, const Failed, const Unheard extends object>(
  ended: Ended,
  failed: Failed,
  unheard?: Unheard,
) {
  return {
    initial: 'starting',
    on: { 'playback.ended': ended, 'playback.failed': failed },
    states: {
      starting: { on: { 'playback.started': 'playing', ...unheard }, after: { startPatience: failed } },
      playing: { after: { soundPatience: ended } },
    },
  } as const;
}
