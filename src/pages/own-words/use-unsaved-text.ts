import { unsavedTextMachine } from '#machines/study/unsaved-text.machine.ts';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Actor } from 'xstate';
import { useFlow } from '../../runtime/use-flow.ts';
import { useLeaveGuard } from '../../runtime/use-leave-guard.ts';
import { useListener } from '../../runtime/use-listener.ts';
import { wire, type ActorsOf } from '../../runtime/wire.ts';

export type UnsavedTextRef = Actor<typeof unsavedTextMachine>;

type Watch = ActorsOf<typeof unsavedTextMachine>['watchText'];

/** `watchText` must be the same on every render. */
export function useUnsavedText(watchText: Watch): UnsavedTextRef {
  const [, navigate] = useLocation();
  const unsavedText = useMemo(() => wire(unsavedTextMachine, { watchText }), [watchText]);
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
