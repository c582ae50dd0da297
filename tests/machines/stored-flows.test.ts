import { mobileMenuMachine } from '#machines/upkeep/mobile-menu.machine.ts';
import { flows } from '#machines/all.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import type { Told } from '#machines/inspect/words.ts';
import { createMachine, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { modelOf } from '../support/models.ts';
import { readStored, staleText } from '../support/stored-flows.ts';

const flow = flows.find(({ id }) => id === 'mobile-menu');
const picture = readStored<Picture>('mobile-menu');
const told = readStored<Told>('mobile-menu.told');

function staleWith(machine: AnyStateMachine, words = told.words): string[] {
  if (!flow) throw new Error('There is no such flow.');
  return staleText(flow, { ...modelOf(flow.id), machine }, picture, { ...told, words }).split('\n');
}

/** The menu, whose states do something else. */
function menuWith(states: object): AnyStateMachine {
  const { config, implementations } = mobileMenuMachine;
  return createMachine(
    { ...config, states: { ...config.states, ...states } } as object,
    implementations as object,
  );
}

describe('a generated file that is not current', () => {
  test('first says which transition, action or state of the machine changed', () => {
    const closing = { on: { 'menu.toggled': 'closed', 'link.tapped': 'open', 'menu.dismissed': 'gone' } };
    const lines = staleWith(menuWith({ open: closing, gone: {} }));
    expect(lines[0]).toBe('mobile-menu works otherwise than its stored diagram says:');
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}\+ The state “Gone” is new\./));
    expect(lines).toContain('  ≠ In “Open” where it goes on changed.');
    expect(lines.filter((line) => line.startsWith('      now:'))).toHaveLength(2);
    expect(lines.at(-1)).toBe('Only if each of these was meant: `npm run flows` writes it.');
  });

  test('says so if only the words differ', () => {
    const { words } = told;
    const other = { ...words, states: { ...words.states, open: 'It was described in another way.' } };
    const lines = staleWith(mobileMenuMachine, other);
    expect(lines[0]).toBe('Only words of mobile-menu changed:');
    expect(lines).toContain('      before: It was described in another way.');
    expect(lines.at(-1)).toBe('`npm run flows` writes them.');
  });

  test('says where to look if its states and transitions are as they were', () => {
    expect(staleWith(mobileMenuMachine)).toEqual([
      expect.stringMatching(
        /^No state or transition of mobile-menu changed: .*`npm run flows -- --since HEAD` says/,
      ),
    ]);
  });

  test('has nothing to compare if its flow is new', () => {
    if (!flow) throw new Error('There is no such flow.');
    expect(staleText(flow, modelOf(flow.id), null, null)).toBe(
      'mobile-menu has never been drawn: `npm run flows` draws it.',
    );
  });
});
