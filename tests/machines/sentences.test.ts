import { flows } from '#machines/all.ts';
import { rowsOf } from '#machines/inspect/flow-table.ts';
import { toDiagram } from '#machines/inspect/model.ts';
import { candidatesOf, causesOf, whatIf } from '#machines/inspect/what-if.ts';
import {
  answerText,
  conditionOf,
  guardClause,
  lineOf,
  listed,
  spelledOut,
  transitionSentence,
  type FlowText,
} from '#machines/inspect/words.ts';
import { describe, expect, test } from 'vitest';
import { getNextTransitions, initialTransition, type AnyMachineSnapshot, type StateValue } from 'xstate';
import { wordsOf } from '../support/flow-words.ts';
import { modelled, modelOf } from '../support/models.ts';

/** A name from the code left in a sentence: `camelCase` or `a.b`. */
const NAME = /[a-z][A-Z]|[a-z]\.[a-z]/;
const flowTextOf = (id: string): FlowText => {
  const flow = flows.find((one) => one.id === id);
  if (!flow) throw new Error(`No flow ${id}.`);
  const { nodes, edges } = toDiagram(flow.machine);
  return { id, states: nodes, transitions: edges, words: wordsOf(id) };
};
const player = flowTextOf('audio-player');
const sentence = (id: string) => {
  const transition = player.transitions.find((one) => one.id === id);
  if (!transition) throw new Error(`No transition ${id}.`);
  return transitionSentence(player, transition);
};

test('a transition is a sentence: event, condition, actions, next state', () => {
  expect(
    [
      'audio-player.silent|audio.toggled|0',
      'audio-player.sounding|audio.toggled|0',
      'audio-player.sounding|audio.toggled|1',
      'audio-player.choosing|always|0',
      'audio-player.sounding.findingVoice|xstate.done.actor.findVoice|4',
      'audio-player|tone.requested|0',
    ].map(sentence),
  ).toMatchInlineSnapshot(`
    [
      "When the learner presses a speaker button, remember the sound, then go to “Choosing”.",
      "When the learner presses a speaker button, if this very sound is playing, go to “Silent”.",
      "When the learner presses a speaker button, if another sound is playing, remember the sound, then go to “Choosing”.",
      "If it may have a recording: a word of at most 20 characters, normal speed, any voice: go to “Sounding › Native”.",
      "When the search for a voice finishes, if nothing else applies, go to “Awaiting voices”.",
      "When an answer is marked right or wrong, if tones can be played, play a short tone along with any other sound.",
    ]
  `);
});

const rowOf = (id: string, state: string) => {
  const row = rowsOf(flowTextOf(id)).find(({ title }) => title === state);
  return row?.ways.map(({ lead, answers }) => [lead, ...answers.map(answerText)].join(' | '));
};

test('a state that only decides has no row; its decision is part of what leads to it', () => {
  const titles = rowsOf(flowTextOf('word-match')).map(({ title }) => title);
  expect(titles).toContain('Preparing › Ready');
  expect(titles).not.toContain('Preparing › Checking');
  expect(rowOf('word-match', 'Preparing › Too few cards')).toEqual([
    'When the learner picks a difficulty | Set the difficulty. | ' +
      'If there are enough cards for a board of this difficulty, go to “Ready”. | Otherwise go to “Too few cards”.',
  ]);
  const second = rowsOf(flowTextOf('word-match')).find(({ title }) => title.endsWith('› Choosing second'));
  const [way] = second?.ways ?? [];
  expect(way?.answers.at(-1)?.next.map(({ next }) => next.map(({ text }) => text))).toEqual([
    ['If all pairs are found, go to “Complete”.', 'Otherwise go to “Choosing first”.'],
    [],
  ]);
});

test('an awaited condition is the event', () => {
  expect(rowOf('review', 'Preparing › Waiting')).toEqual([
    'As soon as the learner’s log has loaded | Go to “Counting”.',
  ]);
});

test('events with the same result share a row', () => {
  expect(rowOf('word-match', 'Preparing › Loading recent games')).toContain(
    'When loading recent games fails or after 1.5 seconds | Go to “Loading”.',
  );
});

test('a transition into two regions names both', () => {
  const [finished = ''] = rowOf('today', 'Known › Count › Running') ?? [];
  expect(finished).toContain(
    'Plan the day, then go to “Current”. | If there is no plan yet, go to “Day › Counting”.',
  );
});

test('combined guards name their parts, negated if they must not hold', () => {
  const clause = (guard: string, holds?: boolean) => guardClause(player, guard, holds);
  expect(clause('not hasSpanishVoice')).toBe('no Spanish voice was found');
  expect(clause('isSameSound and (not hasSpanishVoice)')).toBe(
    'this very sound is playing and no Spanish voice was found',
  );
  expect(clause('not (isSameSound or hasSpanishVoice)')).toBe(
    'another sound is playing and no Spanish voice was found',
  );
  expect(clause('in {"sounding":"native"}')).toBe('it’s in “Sounding › Native”');
  expect(clause('not (in #audio-player.silent)')).toBe('it isn’t in “Silent”');
});

test('clauses with a comma or an “and” of their own are separated clearly', () => {
  expect(
    [['a', 'b', 'c'], ['a', 'b, if c', 'd'], ['a and b', 'c'], ['a, b']].map((clauses) => listed(clauses)),
  ).toEqual(['a, b and c', 'a; b, if c; and d', 'a and b; and c', 'a, b']);
});

test('a key is spelled out', () => {
  expect(['findingVoice', 'log', 'asOpened'].map(spelledOut)).toEqual(['Finding voice', 'Log', 'As opened']);
});

test('what if: an answer for each condition, from the state outwards, or nothing', () => {
  expect(whatIf(player, 'audio-player.sounding.native', 'audio.toggled').sentences).toEqual([
    'If this very sound is playing, go to “Silent”.',
    'Otherwise remember the sound. Then if it may have a recording: a word of at most 20 characters, normal speed, any voice: go to “Native”; otherwise go to “Finding voice”.',
  ]);
  expect(whatIf(player, 'audio-player.silent', 'audio.stopped').sentences).toEqual(['Nothing happens.']);
});

describe.each(modelled)('$id', ({ id, machine }) => {
  const flowText = flowTextOf(id);

  test('has no name from the code', () => {
    const rows = rowsOf(flowText).flatMap(({ title, sentence: text, notes, ways }) => [
      title,
      text,
      ...notes,
      ...ways.flatMap(({ lead, answers }) => [lead, ...answers.map((answer) => answer.text)]),
    ]);
    const conditions = flowText.transitions.flatMap((one) => conditionOf(flowText, one) ?? []);
    const all = [
      ...flowText.transitions.map((one) => transitionSentence(flowText, one)),
      ...rows,
      ...conditions,
    ];
    expect(all.filter((text) => NAME.test(text) || text.includes('“”'))).toEqual([]);
  });

  test('answers “what if” as the machine behaves', () => {
    const [first]: [AnyMachineSnapshot, unknown] = initialTransition(machine, modelOf(id).inputs[0]);
    const causes = causesOf(flowText);
    for (const { id: leaf, kind } of flowText.states) {
      if (kind !== 'atomic' && kind !== 'final') continue;
      const line = lineOf(flowText, leaf).map((state) => state.id);
      const value = line.length === 1 ? {} : valueWith(flowText, leaf);
      const snapshot = machine.resolveState({ value, context: first.context as never });
      const possible = getNextTransitions(snapshot);
      for (const { key } of causes) {
        const wanted = possible.filter(({ source, eventType }) => isCause(eventType, source.id, key));
        const own = wanted.filter(({ source }) => line.includes(source.id));
        const sure = own.findIndex(({ guard }) => guard === undefined);
        const reached = sure === -1 ? own : own.slice(0, sure + 1);
        expect(
          candidatesOf(flowText, leaf, key).map(({ from, to }) => [from, to]),
          `${leaf}: ${key}`,
        ).toEqual(reached.map(({ source, target }) => [source.id, target?.[0]?.id ?? null]));
        const answer = whatIf(flowText, leaf, key);
        const others = answer.others.map((other) => other.id);
        const beside = wanted.flatMap(({ source }) => (line.includes(source.id) ? [] : source.id));
        expect(others, `${leaf}: ${key}`).toEqual(expect.arrayContaining(beside));
        const isIgnored = reached.every(
          ({ guard, source, target, reenter, actions }) =>
            guard === undefined && (!target || (target[0] === source && !reenter)) && actions.length === 0,
        );
        expect(answer.sentences.includes('Nothing happens.'), `${leaf}: ${key}`).toBe(isIgnored);
      }
    }
  });
});

function isCause(type: string, source: string, key: string): boolean {
  return key.startsWith('after ') ? type === `xstate.after.${key.slice(6)}.${source}` : type === key;
}

/** A state value with a state active and its siblings in their initial states. */
function valueWith(flowText: FlowText, leaf: string): StateValue {
  const [inner = '', ...outer] = lineOf(flowText, leaf)
    .slice(0, -1)
    .map(({ key }) => key);
  return outer.reduce<StateValue>((value, key) => ({ [key]: value }), inner);
}
