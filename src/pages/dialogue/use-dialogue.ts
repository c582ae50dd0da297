import { SPEECH_LANGUAGE } from '#machines/constants.ts';
import { dialogueMachine } from '#machines/course/dialogue.machine.ts';
import type { Source } from '#machines/course/dialogue.types.ts';
import type { voicesMachine } from '#machines/study/voices.machine.ts';
import { voicePairFor } from '#machines/study/voices.rules.ts';
import type { DepartureEmit } from '#machines/types.ts';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Actor, SnapshotFrom } from 'xstate';
import { loadDialogue, speakLineOn } from '../../actors/reading.ts';
import { useAudioPlayer } from '../../learner/Audio.tsx';
import { useSeed } from '../../runtime/runtime.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { useLeaveGuard } from '../../runtime/use-leave-guard.ts';
import { useListener } from '../../runtime/use-listener.ts';
import { wire } from '../../runtime/wire.ts';

export type DialogueRef = Actor<typeof dialogueMachine>;

/** Runs a unit's dialogue with `voices` Spanish voices, and confirms leaving it midway. */
export function useDialogue(unit: string, source: Source, voices: number): DialogueRef {
  const [, navigate] = useLocation();
  const player = useAudioPlayer();
  const flow = useMemo(
    () => wire(dialogueMachine, { loadDialogue, speakLine: speakLineOn(player) }),
    [player],
  );
  const dialogue = useFlow(flow, { unit, source, voices, seed: useSeed() });
  useEffect(() => {
    if (dialogue.getSnapshot().context.voices !== voices) dialogue.send({ type: 'voices.changed', voices });
  }, [dialogue, voices]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') dialogue.send({ type: 'page.hidden' });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [dialogue]);
  useListener(dialogue, 'departure.confirmed', ({ address }: DepartureEmit) => navigate(address));
  useLeaveGuard(
    () => isAtStake(dialogue.getSnapshot()),
    (address) => dialogue.send({ type: 'leave.requested', address }),
  );
  return dialogue;
}

/** How many Spanish voices can speak, two at most. */
export function voicesIn(state: SnapshotFrom<typeof voicesMachine>): number {
  if (state.hasTag('voiceless')) return 0;
  const { voices, settings } = state.context;
  return Math.max(1, voicePairFor(voices, SPEECH_LANGUAGE, settings.voice).length);
}

function isAtStake(state: SnapshotFrom<typeof dialogueMachine>): boolean {
  return state.matches('confirmingLeave') || (state.matches('open') && state.context.answers.length > 0);
}
