import {
  actionsClause,
  answersOf,
  ended,
  listed,
  stateSentence,
  titleIn,
  triggerClause,
  type FlowText,
  type FlowTextState,
} from './words.ts';

/** One row of the table of a flow: what is so, then what can happen. */
interface Row {
  /** Id of the state; that of the flow for what is true at any time. */
  id: string;
  title: string;
  sentence: string;
  /** What the state does by itself, as sentences. */
  notes: string[];
  /** What can happen, by what triggers it, each with the answers to it. */
  ways: { lead: string; answers: { transition: string; text: string }[] }[];
}

/** A flow as a table in plain English. */
export function rowsOf(flowText: FlowText): Row[] {
  return flowText.states
    .filter(({ kind }) => kind !== 'history')
    .map((state) => ({
      id: state.id,
      title: titleIn(flowText, state.id),
      sentence: stateSentence(flowText, state.id),
      notes: notesOf(flowText, state),
      ways: waysOf(flowText, state.id),
    }))
    .filter(({ sentence, notes, ways }) => sentence !== '' || notes.length > 0 || ways.length > 0);
}

function notesOf(flowText: FlowText, state: FlowTextState): string[] {
  const { id, kind, initial } = state;
  const { states } = flowText;
  const parts = states.filter(({ parent, kind: own }) => parent === id && own !== 'history');
  const quoted = (part: string) => `“${stateSentence(flowText, part)}”`;
  return [
    initial !== undefined && id !== flowText.id && ended(`It begins with ${quoted(initial)}`),
    kind === 'parallel' && `Side by side: ${parts.map((part) => quoted(part.id)).join(' ')}`,
    ...stateActionsOf(flowText, state),
  ].filter((note) => note !== false);
}

/** What a state does by itself, as sentences: as it begins, while it lasts, as it ends. */
export function stateActionsOf(flowText: FlowText, { entry, exit, invokes }: FlowTextState): string[] {
  const { words } = flowText;
  return [
    entry.length > 0 && `As it begins, ${actionsClause(flowText, entry)}`,
    invokes.length > 0 &&
      `In the background: ${listed(invokes.map(({ source }) => words.background[source] ?? source))}`,
    exit.length > 0 && `As it ends, ${actionsClause(flowText, exit)}`,
  ].flatMap((note) => (note === false ? [] : ended(note)));
}

function waysOf(flowText: FlowText, id: string): Row['ways'] {
  const own = flowText.transitions.filter(({ from }) => from === id);
  return [...new Set(own.map(({ event }) => event))].map((event) => {
    const candidates = own.filter((one) => one.event === event);
    const [first] = candidates;
    const trigger = first ? triggerClause(flowText, first) : '';
    const texts = answersOf(flowText, candidates);
    return {
      lead: trigger === '' ? 'At once' : `When ${trigger}`,
      answers: candidates.map(({ id: transition }, index) => ({ transition, text: texts[index] ?? '' })),
    };
  });
}

/** A flow in plain English, as Markdown: a heading for each state, then a line for each thing that can happen in it. */
export function toPlainEnglish(flowText: FlowText): string {
  return rowsOf(flowText)
    .map(({ title, sentence, notes, ways }) =>
      [
        `### ${title}`,
        [sentence, ...notes].filter(Boolean).join(' '),
        ways
          .map(({ lead, answers }) => `- **${lead}**: ${answers.map(({ text }) => text).join(' ')}`)
          .join('\n'),
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
    .join('\n\n');
}
