/** News of a playing sound. */
export interface PlaybackEvent {
  type: 'playback.started' | 'playback.ended' | 'playback.failed';
}

/**
 * States of a sound: one that doesn't start in time failed, one that doesn't end in time ended. Targets
 * are absolute. Requires the delays `startPatience` and `soundPatience`.
 */
export function playback<const Ended, const Failed>(ended: Ended, failed: Failed) {
  return {
    initial: 'starting',
    on: { 'playback.ended': ended, 'playback.failed': failed },
    states: {
      starting: { on: { 'playback.started': 'playing' }, after: { startPatience: failed } },
      playing: { after: { soundPatience: ended } },
    },
  } as const;
}
