import { fromCallback, type AnyActorRef, type EventObject, type NonReducibleUnknown } from 'xstate';

interface Work<Received extends EventObject> {
  hear?: (event: Received) => unknown;
  stop?: () => unknown;
}

type Start<Received extends EventObject, Input> = (actor: {
  input: Input;
  sendBack: (event: EventObject) => void;
}) => Promise<Work<Received> | void>;

interface Failure {
  type: 'work.failed';
  error: unknown;
}

/**
 * A callback actor that loads its code first. Queues events until it has started; if stopped meanwhile,
 * it stops as soon as its code arrives. It fails if `start` or `hear` rejects: invoke it with `onError`.
 */
export function fromLazyCallback<
  Received extends EventObject = EventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>(start: Start<Received, Input>) {
  return fromCallback<Received, Input>(({ input, self, sendBack, receive }) => {
    const actor: AnyActorRef = self;
    const started = start({ input, sendBack });
    const stop = () => void started.then((work) => work?.stop?.()).catch(() => undefined);
    const fail = (error: unknown) => {
      stop();
      if (self.getSnapshot().status === 'active') actor.send({ type: 'work.failed', error });
    };
    started.catch(fail);
    receive((event) => {
      // Once it has started, XState fails an actor only by what its listener throws.
      if (isFailure(event)) throw event.error;
      started.then((work) => work?.hear?.(event)).catch(fail);
    });
    return stop;
  });
}

function isFailure(event: EventObject): event is Failure {
  return event.type === 'work.failed';
}
