import {
  fromCallback,
  fromPromise,
  type AnyEventObject,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';

/** A running child of a controlled machine. */
interface RunningChild {
  kind: 'promise' | 'callback';
  /** Name of the actor in `setup`. */
  source: string;
  input: unknown;
  /** Events sent by its parent; callback actors only. */
  received: readonly EventObject[];
}

interface Controlled<M extends AnyStateMachine> {
  /** The machine with actors that do nothing until told to. */
  machine: M;
  /** The running children, by the ids of their invokes. */
  running: ReadonlyMap<string, RunningChild>;
  /**
   * Ends a child as the event says: `xstate.done.actor.<id>` with `output`, `xstate.error.actor.<id>` with `error`.
   * Resolves once the parent has taken the event. Throws if no such child is running.
   */
  settle: (event: EventObject & { output?: unknown; error?: unknown }) => Promise<void>;
  /** Sends an event from a callback actor to its parent. Throws if no such child is running. */
  sendBack: (id: string, event: EventObject) => void;
}

interface Entry extends RunningChild {
  received: EventObject[];
  end: (outcome: { output: unknown } | { error: unknown }) => Promise<void> | void;
  sendBack?: (event: EventObject) => void;
}

/** The kind of an actor's result and the id of its invoke; `undefined` for any other event type. */
export function actorResult(type: string): { outcome: 'done' | 'error'; id: string } | undefined {
  const match = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
  return match?.[2] === undefined
    ? undefined
    : { outcome: match[1] === 'done' ? 'done' : 'error', id: match[2] };
}

/** Whether `fromPromise` made the actor logic: its transition function has the same source as other promise logic's. */
export function isPromiseLogic(logic: unknown): boolean {
  return transitionText(logic) === transitionText(fromPromise(() => Promise.resolve()));
}

/** Whether `fromCallback` made the actor logic. */
export function isCallbackLogic(logic: unknown): boolean {
  return transitionText(logic) === transitionText(fromCallback(() => undefined));
}

/** The machine with actors that start and never do anything: whoever runs it sends their results. */
export function inert<M extends AnyStateMachine>(machine: M): M {
  return withActors(machine, () => fromCallback(() => undefined));
}

/** The machine with actors that end, fail and send when told to, so that nothing inside it has to be forged. */
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
      if (!result) throw new Error(`'${type}' is no result of an actor.`);
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
          // Listeners run in the order in which they were added: the machine's own comes before this one.
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
  // `provide` keeps all of the machine's types; its signature cannot say so for a machine that is a type parameter.
  return machine.provide({ actors: Object.fromEntries(actors) }) as M;
}

function transitionText(logic: unknown): string | undefined {
  if (typeof logic !== 'object' || logic === null || !('transition' in logic)) return undefined;
  return String(logic.transition);
}
