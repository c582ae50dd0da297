import assert from 'node:assert/strict';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

interface GameStep {
  before: AnyMachineSnapshot;
  event: { type: string };
  after: AnyMachineSnapshot;
  emitted: readonly object[];
}

/** What holds in every game. `choices`: for each key of the setup, the event that sets it. */
export function assertGame(
  { before, event, after, emitted }: GameStep,
  choices: Readonly<Record<string, string>>,
): void {
  const { type } = event;
  for (const [key, chosen] of Object.entries(choices)) {
    if (type === chosen && before.matches('preparing'))
      assert.equal(after.context[key], Reflect.get(event, key), `${key} is kept`);
  }
  if (type === 'load.retried')
    assert(!after.matches({ preparing: 'failed' }), 'a failed load is tried again');
  if (type.startsWith('xstate.error.actor.load')) assert(after.matches({ preparing: 'failed' }));
  const hasFailed = after.matches({ preparing: 'failed' }) && !before.matches({ preparing: 'failed' });
  const complaints = emitted.filter((emit) =>
    String(Reflect.get(emit, 'title')).startsWith('Failed to load'),
  );
  assert.equal(complaints.length, hasFailed ? 1 : 0, 'a load that fails is told once');
  assertStart({ before, event, after, emitted }, choices);
  if (type === 'setup.requested') assert(!after.matches('complete'), 'the setup opens again');
  if (type === 'game.replayed') assert(!after.matches('complete'), 'another game begins');
  if (type.startsWith('xstate.after.tick.') && type.endsWith('.timer.ticking'))
    assert.equal(after.context.seconds, before.context.seconds + 1, 'a tick is a second');
  else assert([0, before.context.seconds].includes(after.context.seconds), 'time passes by ticks only');
  if (after.matches('playing') && (before.matches('preparing') || before.matches('complete')))
    assert.equal(after.context.seconds, 0, 'a game begins at zero');
}

/** What the log tells of earlier games comes before those of this visit. */
export function assertRecalled({ before, event, after }: GameStep): void {
  if (!before.matches('preparing')) return;
  if (event.type === 'xstate.done.actor.recallGames') {
    const asked = [...Reflect.get(event, 'output'), ...before.context.asked];
    assert.deepEqual(after.context.asked, asked.slice(-2));
  }
  if (event.type === 'xstate.error.actor.recallGames')
    assert.deepEqual(after.context.asked, before.context.asked);
}

/** What can be chosen for a key of the setup: while a start waits, only something else than what is chosen. */
export function choicesOf<Key extends string, Value>(
  snapshot: { hasTag(tag: 'busy'): boolean; context: Readonly<Record<Key, unknown>> },
  key: Key,
  values: readonly Value[],
) {
  const open = values.filter((value) => !snapshot.hasTag('busy') || snapshot.context[key] !== value);
  return open.map((value) => ({ [key]: value }) as Record<Key, Value>);
}

/** A start asked for while the exercises are loaded is kept until they are there, unless something else is chosen. */
function assertStart(
  { before, event, after, emitted }: GameStep,
  choices: Readonly<Record<string, string>>,
): void {
  const { type } = event;
  const isAsked = before.matches({ preparing: { loading: 'asked' } });
  const isBegun = after.matches('playing') && before.matches('preparing');
  if (type === 'game.started' && before.matches({ preparing: 'loading' }) && before.can(event)) {
    assert(after.matches({ preparing: { loading: 'asked' } }), 'a start is kept');
    assert.deepEqual(emitted, []);
  }
  if (isBegun && type !== 'game.started') assert(isAsked, 'no game begins unasked');
  if (isAsked && Object.values(choices).includes(type))
    assert(!after.hasTag('busy') && after.hasTag('setup'), 'a choice takes the start back');
  if (isAsked && type.startsWith('xstate.done.actor.load')) {
    const isRefused = emitted.length > 0 || after.matches({ preparing: 'tooFewCards' });
    assert.equal(isBegun || after.matches('dealing'), !isRefused, 'the game begins by itself');
  }
  if (type === 'load.retried' && before.can({ type }))
    assert(!after.hasTag('busy'), 'the start was forgotten when the load failed');
}

/** The input of a machine's child. */
export function inputOf(
  { children }: { children: Readonly<Record<string, AnyActorRef | undefined>> },
  id: string,
): unknown {
  const snapshot: unknown = children[id]?.getSnapshot();
  return typeof snapshot === 'object' && snapshot && 'input' in snapshot ? snapshot.input : undefined;
}
