/** What an actor tells of the sound that it plays. */
export interface PlaybackEvent {
  type: 'playback.started' | 'playback.ended' | 'playback.failed';
}

/**
 * The inside of a state whose actor plays a sound: one that does not start in time has failed, one that does not end in
 * time has ended. The targets are absolute; the chart must have the delays `startPatience` and `soundPatience`.
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
