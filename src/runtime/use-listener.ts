import { useEffectEvent, useLayoutEffect } from 'react';
import type { Actor, AnyStateMachine, EmittedFrom } from 'xstate';

/** Handles what one flow of the page emits for another. */
export function useListener<Machine extends AnyStateMachine, const Type extends EmittedFrom<Machine>['type']>(
  emitter: Actor<Machine>,
  type: Type,
  hear: (emitted: EmittedFrom<Machine> & { type: Type }) => void,
): void {
  const onEmit = useEffectEvent(hear);
  useLayoutEffect(() => {
    const subscription = emitter.on(type, (emitted) => onEmit(emitted));
    return () => subscription.unsubscribe();
  }, [emitter, type]);
}
