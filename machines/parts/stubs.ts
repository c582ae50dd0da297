import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate';

/** Stub of an actor that answers once; `src/actors/` has the real one. */
export function promiseStub<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>() {
  return fromPromise<Output, Input>(() => Promise.reject(new Error('This actor is not provided')));
}

/** Stub of an actor that keeps sending facts to its machine; `src/actors/` has the real one. */
export function callbackStub<
  Received extends EventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>() {
  return fromCallback<Received, Input>(() => {
    throw new Error('This actor is not provided');
  });
}

/** What went wrong, as the outside worded it; `fallback` where it said nothing. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
