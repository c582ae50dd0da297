import assert from 'node:assert/strict';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

interface GameStep {
  before: AnyMachineSnapshot;
  event: { type: string };
  after: AnyMachineSnapshot;
  emitted: readonly object[];
}

/** Rules for every game. `choices`: the event for each setup key. */
export function assertGame(
  { before, event, after, emitted }: GameStep,
  choices: Readonly<Record<string, string>>,
): void {
  const { type } = event;
  for (const [key, chosen] of Object.entries(choices)) {
    if (type === chosen && before.matches('preparing'))
      assert.equal(after.context[key], Reflect.get(event, key), `${key} is stored`);
  }
  if (type === 'load.retried')
    assert(!after.matches({ preparing: 'failed' }), 'a failed load is tried again');
  if (/^xstate\.error\.actor\.load(?!RecentGames)/.test(type)) assert(after.matches({ preparing: 'failed' }));
  const hasFailed = after.matches({ preparing: 'failed' }) && !before.matches({ preparing: 'failed' });
  const complaints = emitted.filter((emit) =>
    String(Reflect.get(emit, 'title')).startsWith('Failed to load'),
  );
  assert.equal(complaints.length, hasFailed ? 1 : 0, 'a failed load is announced once');
  assertStart({ before, event, after, emitted });
  if (type === 'setup.requested') assert(!after.matches('complete'), 'the setup opens again');
  if (type === 'game.replayed') assert(!after.matches('complete'), 'another game begins');
  if (type.startsWith('xstate.after.tick.') && type.endsWith('.timer.ticking'))
    assert.equal(after.context.seconds, before.context.seconds + 1, 'a tick is a second');
  else assert([0, before.context.seconds].includes(after.context.seconds), 'time passes by ticks only');
  if (after.matches('playing') && (before.matches('preparing') || before.matches('complete')))
    assert.equal(after.context.seconds, 0, 'a game begins at zero');
}

/** Recent games are loaded before a visit's first game or not used at all. */
export function assertRecalled({ before, event, after }: GameStep): void {
  const { type } = event;
  if (type === 'xstate.done.actor.loadRecentGames') {
    const output = Reflect.get(event, 'output');
    assert.deepEqual(after.context.recentGames, Array.isArray(output) ? output : output.recentGames);
  } else if (after.matches('preparing'))
    assert.deepEqual(after.context.recentGames, before.context.recentGames);
  if (
    before.matches({ preparing: 'loadingRecentGames' }) &&
    !after.matches({ preparing: 'loadingRecentGames' })
  )
    assert(
      /loadRecentGames$|^xstate\.after\.recentGamesPatience/.test(type),
      `${type} does not stop the look-up`,
    );
}

/** Events that change a setup key. */
export function choicesOf<Key extends string, Value>(key: Key, values: readonly Value[]) {
  return values.map((value) => ({ [key]: value }) as Record<Key, Value>);
}

/** Nothing starts, now or later, while loading. */
function assertStart({ before, event, after }: GameStep): void {
  if (after.hasTag('busy')) assert(!after.can({ type: 'game.started', date: '' }), 'Start is disabled');
  if (after.matches('playing') && before.matches('preparing'))
    assert.equal(event.type, 'game.started', 'no game begins unasked');
}

/** The input of a machine's child. */
export function inputOf(
  { children }: { children: Readonly<Record<string, AnyActorRef | undefined>> },
  id: string,
): unknown {
  const snapshot: unknown = children[id]?.getSnapshot();
  return typeof snapshot === 'object' && snapshot && 'input' in snapshot ? snapshot.input : undefined;
}
