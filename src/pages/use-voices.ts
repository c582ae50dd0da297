import { voicesMachine } from '#machines/study/voices.machine.ts';
import type { ActorRefFrom } from 'xstate';
import { waitedForVoices, watchVoices } from '../actors/sound.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';

export type VoicesRef = ActorRefFrom<typeof voicesMachine>;

const voices = wire(voicesMachine, { watchVoices });

/** The device's voices. */
export function useVoices(): VoicesRef {
  return useFlow(voices, { waited: waitedForVoices() });
}
