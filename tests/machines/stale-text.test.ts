import { mobileMenuMachine } from '#machines/upkeep/mobile-menu.machine.ts';
import { flows } from '#machines/all.ts';
import { toMarkdown } from '../support/mermaid.ts';
import { toDiagram } from '#machines/inspect/model.ts';
import { createMachine, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../support/flow-words.ts';
import { staleText } from '../support/stale-text.ts';

const flow = flows.find(({ id }) => id === 'mobile-menu');
const words = wordsOf('mobile-menu');

function drawn(machine: AnyStateMachine, told = words): string {
  if (!flow) throw new Error('No such flow.');
  return toMarkdown(flow, toDiagram(machine), told);
}

/** The menu with changed states. */
function menuWith(states: object): AnyStateMachine {
  const { config, implementations } = mobileMenuMachine;
  return createMachine(
    { ...config, states: { ...config.states, ...states } } as object,
    implementations as object,
  );
}

describe('a diagram that is not current', () => {
  test('first says which transitions of the machine changed', () => {
    const open = { on: { 'menu.toggled': 'closed', 'link.tapped': 'open', 'menu.dismissed': 'closed' } };
    const stale = staleText('mobile-menu', drawn(mobileMenuMachine), drawn(menuWith({ open })));
    expect(stale.split('\n').at(0)).toBe('mobile-menu no longer matches machines/diagrams/mobile-menu.md:');
    expect(stale).toMatch(/^ {2}- mobile_menu_open --> mobile_menu_closed : link.tapped/m);
    expect(stale).toMatch(/^ {2}\+ mobile_menu_open --> mobile_menu_open : link.tapped/m);
    expect(stale.split('\n').at(-1)).toBe('If each of these is intended, run `npm run flows`.');
  });

  test('says which words differ', () => {
    const other = { ...words, states: { ...words.states, open: 'It was described in another way.' } };
    const stale = staleText('mobile-menu', drawn(mobileMenuMachine, other), drawn(mobileMenuMachine));
    expect(stale).toMatch(/^ {2}- .*It was described in another way\./m);
  });

  test('has nothing to compare if its flow is new, and nothing to say if nothing changed', () => {
    expect(staleText('mobile-menu', undefined, drawn(mobileMenuMachine))).toBe(
      'mobile-menu has no diagram yet: run `npm run flows mobile-menu`.',
    );
    expect(staleText('mobile-menu', drawn(mobileMenuMachine), drawn(mobileMenuMachine))).toBe('');
  });
});
