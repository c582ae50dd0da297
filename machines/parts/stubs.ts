import {
  fromCallback,
  fromPromise,
  type AnyActorLogic,
  type DoneActorEvent,
  type ErrorActorEvent,
  type EventObject,
  type NonReducibleUnknown,
  type OutputFrom,
} from 'xstate';

export function promiseStub<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>() {
  return fromPromise<Output, Input>(() => Promise.reject(new Error('This actor is not provided')));
}

export function callbackStub<
  Received extends EventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>() {
  return fromCallback<Received, Input>(() => {
    throw new Error('This actor is not provided');
  });
}

/** Done and error events of a machine's actors, whose names are their invoke ids. Callbacks have no output and never end. */
export type ActorEvents<Actors extends Record<string, AnyActorLogic>> = {
  [Id in keyof Actors & string]: DoneEvent<OutputFrom<Actors[Id]>, Id> | ErrorActorEvent<unknown, Id>;
}[keyof Actors & string];

type DoneEvent<Output, Id extends string> = [Output] extends [undefined] ? never : DoneActorEvent<Output, Id>;

/** An error's message, else `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
