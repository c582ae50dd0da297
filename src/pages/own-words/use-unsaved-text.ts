import { unsavedTextMachine } from '#machines/study/unsaved-text.machine.ts';
import { useLocation } from 'wouter';
import type { Actor } from 'xstate';
import { useFlow } from '../../runtime/use-flow.ts';
import { useLeaveGuard } from '../../runtime/use-leave-guard.ts';
import { useListener } from '../../runtime/use-listener.ts';
import { wire } from '../../runtime/wire.ts';

export type UnsavedTextRef = Actor<typeof unsavedTextMachine>;

const unsavedText = wire(unsavedTextMachine, {});

export function useUnsavedText(): UnsavedTextRef {
  const [, navigate] = useLocation();
  const text = useFlow(unsavedText);
  useListener(text, 'departure.confirmed', ({ address }) => navigate(address));
  useLeaveGuard(
    () => {
      const state = text.getSnapshot();
      return state.matches('typed') || state.hasTag('dialog');
    },
    (address) => text.send({ type: 'leave.requested', address }),
  );
  return text;
}
