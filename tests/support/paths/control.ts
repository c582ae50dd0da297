import {
  fromCallback,
  fromPromise,
  type AnyEventObject,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';

interface RunningChild {
  kind: 'promise' | 'callback';
  /** The actor's name in `setup`. */
  source: string;
  input: unknown;
  received: readonly EventObject[];
}

interface Controlled<M extends AnyStateMachine> {
  /** The machine with actors under control. */
  machine: M;
  running: ReadonlyMap<string, RunningChild>;
  /**
   * Ends a child by an event: `xstate.done.actor.<id>` with `output`, `xstate.error.actor.<id>` with
   * `error`. Resolves once the parent has taken it. Throws without such a child.
   */
  settle: (event: EventObject & { output?: unknown; error?: unknown }) => Promise<void>;
  /** Sends an event from a callback actor to its parent. Throws without such a child. */
  sendBack: (id: string, event: EventObject) => void;
}

interface Entry extends RunningChild {
  received: EventObject[];
  end: (outcome: { output: unknown } | { error: unknown }) => Promise<void> | void;
  sendBack?: (event: EventObject) => void;
}

export function actorResult(type: string): { outcome: 'done' | 'error'; id: string } | undefined {
  const match = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
  return match?.[2] === undefined
    ? undefined
    : { outcome: match[1] === 'done' ? 'done' : 'error', id: match[2] };
}

/** `fromPromise` logics share the source of their transition function. */
export function isPromiseLogic(logic: unknown): boolean {
  return transitionText(logic) === transitionText(fromPromise(() => Promise.resolve()));
}

/** Whether `fromCallback` made the actor logic. */
export function isCallbackLogic(logic: unknown): boolean {
  return transitionText(logic) === transitionText(fromCallback(() => undefined));
}

/** The machine with inert actors: the caller sends their results. */
export function inert<M extends AnyStateMachine>(machine: M): M {
  return withActors(machine, () => fromCallback(() => undefined));
}

/** The machine with real actors that end, fail and send on demand, so that no internal event is forged. */
export function controlled<M extends AnyStateMachine>(machine: M): Controlled<M> {
  const running = new Map<string, Entry>();
  const childOf = (id: string): Entry => {
    const entry = running.get(id);
    if (!entry)
      throw new Error(`No actor '${id}' runs; running: ${[...running.keys()].join(', ') || 'none'}.`);
    return entry;
  };
  const track = (id: string, entry: Entry) => {
    running.set(id, entry);
    return () => void (running.get(id) === entry && running.delete(id));
  };
  return {
    machine: withActors(machine, (source, isPromise) =>
      isPromise ? controlledPromise(source, track) : controlledCallback(source, track),
    ),
    running,
    settle: async ({ type, output, error }) => {
      const result = actorResult(type);
      if (!result) throw new Error(`'${type}' isn’t an actor’s result.`);
      await childOf(result.id).end(result.outcome === 'done' ? { output } : { error });
    },
    sendBack: (id, event) => {
      const { sendBack } = childOf(id);
      if (!sendBack) throw new Error(`Actor '${id}' is a promise and sends nothing.`);
      sendBack(event);
    },
  };
}

type Track = (id: string, entry: Entry) => () => void;

function controlledPromise(source: string, track: Track) {
  return fromPromise(({ self, input, signal }) => {
    const answer = new Promise<unknown>((resolve, reject) => {
      const forget = track(self.id, {
        kind: 'promise',
        source,
        input,
        received: [],
        end: async (outcome) => {
          forget();
          if ('output' in outcome) resolve(outcome.output);
          else reject(outcome.error);
          // The machine's own listener was added before this one.
          await answer.catch(() => undefined);
        },
      });
      signal.addEventListener('abort', forget);
    });
    return answer;
  });
}

function controlledCallback(source: string, track: Track) {
  return fromCallback<AnyEventObject>(({ self, input, sendBack, receive }) => {
    const received: EventObject[] = [];
    const forget = track(self.id, {
      kind: 'callback',
      source,
      input,
      received,
      sendBack,
      end: (outcome) => {
        if ('output' in outcome)
          throw new Error(`Actor '${self.id}' is a callback and never ends by itself.`);
        forget();
        self.send({ type: FAILURE, error: outcome.error });
      },
    });
    receive((event) => {
      if (event.type === FAILURE) throw event.error;
      received.push(event);
    });
    return forget;
  });
}

const FAILURE = 'controlled.failure';

function withActors<M extends AnyStateMachine>(
  machine: M,
  make: (
    name: string,
    isPromise: boolean,
  ) => ReturnType<typeof fromPromise> | ReturnType<typeof fromCallback>,
): M {
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => [
    name,
    make(name, isPromiseLogic(logic)),
  ]);
  // `provide` keeps the machine's types, but its signature can't say so for a type parameter.
  return machine.provide({ actors: Object.fromEntries(actors) }) as M;
}

function transitionText(logic: unknown): string | undefined {
  if (typeof logic !== 'object' || logic === null || !('transition' in logic)) return undefined;
  return String(logic.transition);
}
