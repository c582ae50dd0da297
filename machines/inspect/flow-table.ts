import {
  actionsClause,
  answersOf,
  ended,
  listed,
  stateSentence,
  titleIn,
  triggerClause,
  type Told,
  type ToldState,
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
export function rowsOf(told: Told): Row[] {
  return told.states
    .filter(({ kind }) => kind !== 'history')
    .map((state) => ({
      id: state.id,
      title: titleIn(told, state.id),
      sentence: stateSentence(told, state.id),
      notes: notesOf(told, state),
      ways: waysOf(told, state.id),
    }))
    .filter(({ sentence, notes, ways }) => sentence !== '' || notes.length > 0 || ways.length > 0);
}

function notesOf(told: Told, state: ToldState): string[] {
  const { id, kind, initial } = state;
  const { states } = told;
  const parts = states.filter(({ parent, kind: own }) => parent === id && own !== 'history');
  const quoted = (part: string) => `“${stateSentence(told, part)}”`;
  return [
    initial !== undefined && id !== told.id && ended(`It begins with ${quoted(initial)}`),
    kind === 'parallel' && `Side by side: ${parts.map((part) => quoted(part.id)).join(' ')}`,
    ...deedsOf(told, state),
  ].filter((note) => note !== false);
}

/** What a state does by itself, as sentences: as it begins, while it lasts, as it ends. */
export function deedsOf(told: Told, { entry, exit, invokes }: ToldState): string[] {
  const { words } = told;
  return [
    entry.length > 0 && `As it begins, ${actionsClause(told, entry)}`,
    invokes.length > 0 &&
      `In the background: ${listed(invokes.map(({ source }) => words.background[source] ?? source))}`,
    exit.length > 0 && `As it ends, ${actionsClause(told, exit)}`,
  ].flatMap((note) => (note === false ? [] : ended(note)));
}

function waysOf(told: Told, id: string): Row['ways'] {
  const own = told.transitions.filter(({ from }) => from === id);
  return [...new Set(own.map(({ event }) => event))].map((event) => {
    const candidates = own.filter((one) => one.event === event);
    const [first] = candidates;
    const trigger = first ? triggerClause(told, first) : '';
    const texts = answersOf(told, candidates);
    return {
      lead: trigger === '' ? 'At once' : `When ${trigger}`,
      answers: candidates.map(({ id: transition }, index) => ({ transition, text: texts[index] ?? '' })),
    };
  });
}

/** A flow in plain English, as Markdown: a heading for each state, then a line for each thing that can happen in it. */
export function toPlainEnglish(told: Told): string {
  return rowsOf(told)
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
