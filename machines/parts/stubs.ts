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

/** Stub of an actor that answers once; the real one is in `src/actors/`. */
export function promiseStub<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>() {
  return fromPromise<Output, Input>(() => Promise.reject(new Error('This actor is not provided')));
}

/** Stub of an actor that keeps sending events to its machine; the real one is in `src/actors/`. */
export function callbackStub<
  Received extends EventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>() {
  return fromCallback<Received, Input>(() => {
    throw new Error('This actor is not provided');
  });
}

/** What the actors of a machine answer; each is invoked with its own name as its id. */
export type ActorEvents<Actors extends Record<string, AnyActorLogic>> = {
  [Id in keyof Actors & string]: DoneActorEvent<OutputFrom<Actors[Id]>, Id> | ErrorActorEvent<unknown, Id>;
}[keyof Actors & string];

/** The message of an error; `fallback` if it has none. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
