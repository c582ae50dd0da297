import { and, assign, createMachine, not, or, stateIn } from 'xstate';
import { describe, expect, test } from 'vitest';
import { toMarkdown, toMermaid } from '../support/mermaid.ts';
import { guardName, toDiagram, transitionsOf } from '#machines/inspect/model.ts';
import { quiz } from '../support/paths/fixture.ts';

const diagram = toDiagram(quiz);
const edge = (id: string) => diagram.edges.find((one) => one.id === id);
const node = (id: string) => diagram.nodes.find((one) => one.id === id);

describe('a machine as data', () => {
  test('survives JSON and names each transition once', () => {
    expect(JSON.parse(JSON.stringify(diagram))).toEqual(diagram);
    expect(diagram.edges.map(({ transition }) => transition)).toEqual([...transitionsOf(quiz).values()]);
    expect(new Set(diagram.edges.map(({ id }) => id)).size).toBe(diagram.edges.length);
  });

  test('tells events, delays, results, failures and branches apart', () => {
    expect(edge('quiz.playing.board.asking|answer.given|0')).toEqual({
      id: 'quiz.playing.board.asking|answer.given|0',
      transition: 'quiz.playing.board.asking|answer.given|0',
      from: 'quiz.playing.board.asking',
      to: 'quiz.playing.board.judged',
      kind: 'event',
      event: 'answer.given',
      trigger: 'answer.given',
      guard: 'isRight',
      actions: ['count'],
      reenter: false,
      label: 'answer.given [isRight] / count',
    });
    expect(edge('quiz.playing.board.asking|answer.given|1')).toMatchObject({ guard: 'else' });
    expect(edge('quiz.playing.timer.ticking|xstate.after.second.quiz.playing.timer.ticking|0')).toMatchObject(
      {
        kind: 'after',
        trigger: 'after second (1000 ms)',
        delay: 1000,
        reenter: true,
      },
    );
    expect(edge('quiz.loading|xstate.done.actor.load|0')).toMatchObject({ kind: 'done', label: 'load done' });
    expect(edge('quiz.loading|xstate.error.actor.load|0')).toMatchObject({
      kind: 'error',
      label: 'load failed / complain',
    });
    expect(edge('quiz.playing.board.checking|always|0')).toMatchObject({ kind: 'always', label: '[isOver]' });
  });

  test('keeps what a state is, does and holds', () => {
    expect(node('quiz')).toEqual({
      id: 'quiz',
      key: 'quiz',
      kind: 'compound',
      parent: null,
      children: ['quiz.loading', 'quiz.failed', 'quiz.playing', 'quiz.paused', 'quiz.finished', 'quiz.ended'],
      initial: 'quiz.loading',
      entry: [],
      exit: [],
      invokes: [{ id: 'watch', source: 'watch' }],
      tags: [],
    });
    expect(node('quiz.playing')).toMatchObject({ kind: 'parallel', parent: 'quiz' });
    expect(node('quiz.playing.returning')).toMatchObject({ kind: 'history', history: 'deep' });
    expect(node('quiz.playing.board.judged')).toMatchObject({ tags: ['locked'], entry: [], exit: [] });
    expect(node('quiz.finished')).toMatchObject({ entry: ['announce'] });
  });

  test('names several targets, transitions that stay, and inline code', () => {
    const machine = createMachine({
      id: 'm',
      type: 'parallel',
      on: { 'both.wanted': { target: ['.a.two', '.b.two'] } },
      states: {
        a: { initial: 'one', states: { one: { on: { 'it.happened': { actions: assign({}) } } }, two: {} } },
        b: { initial: 'one', states: { one: { entry: () => undefined }, two: {} } },
      },
    });
    const { edges, nodes } = toDiagram(machine);
    expect(edges.map(({ id, to, actions }) => [id, to, actions])).toEqual([
      ['m|both.wanted|0', 'm.a.two', []],
      ['m|both.wanted|0~1', 'm.b.two', []],
      ['m.a.one|it.happened|0', null, ['assign']],
    ]);
    expect(nodes.find(({ id }) => id === 'm.b.one')?.entry).toEqual(['inline']);
  });

  test('spells out combined guards', () => {
    expect(guardName(not('isOver'))).toBe('not isOver');
    expect(guardName(and(['isReady', or(['isOpen', not('isOver')])]))).toBe(
      'isReady and (isOpen or (not isOver))',
    );
    expect(guardName({ type: 'isLonger', params: { than: 2 } })).toBe('isLonger');
    expect(guardName(stateIn('#quiz.paused'))).toBe('in #quiz.paused');
    expect(guardName(() => true)).toBe('inline');
  });
});

describe('Mermaid text', () => {
  const lines = toMermaid(diagram).split('\n');

  test('puts an arrow after its siblings, and any other at the end of the document', () => {
    const inside =
      '      quiz_playing_board_asking --> quiz_playing_board_judged : answer.given [isRight] / count';
    expect(lines).toContain(inside);
    expect(lines.indexOf('  quiz_failed --> quiz_loading : load.retried / renew')).toBeGreaterThan(
      lines.indexOf(inside),
    );
  });

  test('draws no arrow across the border of a region, to a history or out of the whole machine', () => {
    expect(lines).toContain('  quiz_playing --> quiz_finished : [isOver] (from board.checking)');
    expect(lines).toContain('  quiz_paused --> quiz_playing : pause.toggled (to returning)');
    expect(lines).toContain('  quiz__anywhere : SIGNED_OUT → ended');
    expect(lines.join('\n')).not.toContain('quiz_playing_returning');
  });

  test('declares the initial states, the regions, the end and what a state does', () => {
    expect(lines.slice(0, 4)).toEqual([
      'stateDiagram-v2',
      '  state "anywhere" as quiz__anywhere',
      '  quiz__anywhere : invoke watch',
      '  quiz__anywhere : SIGNED_OUT → ended',
    ]);
    expect(lines).toContain('  [*] --> quiz_loading');
    expect(lines).toContain('  state "playing (parallel)" as quiz_playing {');
    expect(lines.filter((line) => line.trim() === '--')).toHaveLength(1);
    expect(lines).toContain('  quiz_ended --> [*]');
    expect(lines).toContain('  quiz_finished : entry / announce');
  });

  test('enters a composite state within a region at its first leaf, and writes as text what cannot be an arrow', () => {
    const machine = createMachine({
      id: 'm',
      type: 'parallel',
      states: {
        form: {
          initial: 'idle',
          states: {
            idle: { on: { 'form.opened': 'open' } },
            open: {
              initial: 'first',
              on: { 'form.reset': '.first', 'form.closed': 'idle' },
              states: { first: { on: { 'form.advanced': 'second' } }, second: {} },
            },
          },
        },
        other: { initial: 'on', states: { on: { on: { 'form.left': '#m.form.idle' } } } },
      },
    });
    const text = toMermaid(toDiagram(machine));
    expect(text).toContain('\n  m_form_idle --> m_form_open_first : form.opened\n');
    expect(text).toContain('m_form_open__anywhere : form.reset → form.open.first');
    expect(text).toContain('m_form_open__anywhere : form.closed → form.idle');
    expect(text).toContain('m_other_on : form.left → form.idle');
    expect(text).not.toMatch(/m_form_open -->|--> m_form_open( |\n)/);
  });

  test('replaces the characters that Mermaid treats as syntax', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'one',
      states: { one: { on: { 'Note: "a" #1; {b} <c>\n100 %% sure': { actions: 'noted' } } } },
    });
    expect(toMermaid(toDiagram(machine))).toContain("  m_one : Note – 'a' ＃1, (b) ‹c› 100 % sure");
  });

  test('is on a page under the title of its flow', () => {
    const page = toMarkdown({ id: 'quiz', title: 'Quiz', summary: 'Asks words.', room: 'games' }, diagram, {
      states: {},
      events: {},
      guards: {},
      actions: {},
      delays: {},
      background: {},
    });
    expect(page.startsWith('# Quiz\n\nAsks words.\n\n')).toBe(true);
    expect(page).toContain('\n```\n\n## In plain English\n\n');
    expect(page).toContain(`\`\`\`mermaid\n${toMermaid(diagram)}\`\`\``);
  });
});
