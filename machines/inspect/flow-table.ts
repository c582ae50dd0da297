import {
  actionsClause,
  answersOf,
  answerText,
  capital,
  ended,
  guardClause,
  isSure,
  isTransient,
  listed,
  stateSentence,
  titleFrom,
  titleIn,
  whenClause,
  type Answer,
  type FlowText,
  type FlowTextState,
  type FlowTextTransition,
} from './words.ts';

/** A table row: a state, then its events. */
interface Row {
  /** The state, or the flow for what's always possible. */
  id: string;
  title: string;
  sentence: string;
  notes: string[];
  /** Triggers with their results. */
  ways: { lead: string; answers: Answer[] }[];
}

/** A flow as a table in plain English. Transient states are merged into what leads to them. */
export function rowsOf(flowText: FlowText): Row[] {
  return flowText.states
    .filter(({ id, kind }) => kind !== 'history' && !isTransient(flowText, id))
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
  const { id, kind } = state;
  const parts = flowText.states.filter(({ parent, kind: own }) => parent === id && own !== 'history');
  const titles = parts.map((part) => `“${titleFrom(flowText, id, part.id)}”`);
  return [
    ...stateActionsOf(flowText, state),
    kind === 'parallel' && `Side by side: ${listed(titles)}.`,
    ...startOf(flowText, state),
  ].filter((note) => note !== false);
}

/** How a state begins; the whole flow's first row needs no sentence. */
function startOf(flowText: FlowText, { id, initial }: FlowTextState): string[] {
  if (initial === undefined) return [];
  if (!isTransient(flowText, initial))
    return id === flowText.id ? [] : [`Starts in “${titleFrom(flowText, id, initial)}”.`];
  const next = flowText.transitions.filter(({ from }) => from === initial);
  return ['At the start:', ...answersOf(flowText, next, id).map(answerText)];
}

/** A state's own actions as sentences: on entry, meanwhile, on exit. */
export function stateActionsOf(flowText: FlowText, { entry, exit, invokes }: FlowTextState): string[] {
  const { words } = flowText;
  return [
    entry.length > 0 && `On entry: ${actionsClause(flowText, entry)}`,
    invokes.length > 0 &&
      `In the background: ${listed(invokes.map(({ source }) => words.background[source] ?? source))}`,
    exit.length > 0 && `On exit: ${actionsClause(flowText, exit)}`,
  ].flatMap((note) => (note === false ? [] : ended(note)));
}

/** Merges triggers with the same results. */
function waysOf(flowText: FlowText, id: string): Row['ways'] {
  const own = flowText.transitions.filter(({ from }) => from === id);
  const events = new Set(own.map(({ event }) => event));
  const ways = [...events].map((event) =>
    wayOf(
      flowText,
      id,
      own.filter((one) => one.event === event),
    ),
  );
  const rows = new Map<string, { causes: string[]; answers: Answer[] }>();
  for (const { cause, answers } of ways) {
    const text = answers.map(answerText).join(' ');
    const row = rows.get(text);
    const success = row?.causes.indexOf(cause.replace(/ fails$/, ' finishes')) ?? -1;
    if (row && success !== -1) row.causes[success] = cause.replace(/ fails$/, ' finishes or fails');
    else if (row) row.causes.push(cause);
    else rows.set(text, { causes: [cause], answers });
  }
  return [...rows.values()].map(({ causes, answers }) => ({
    lead: capital(listed(causes, 'or')),
    answers,
  }));
}

/** An event's results; an eventless transition's guard is the trigger. */
function wayOf(
  flowText: FlowText,
  id: string,
  candidates: readonly FlowTextTransition[],
): { cause: string; answers: Answer[] } {
  const [first, ...others] = candidates;
  if (!first) return { cause: '', answers: [] };
  if (first.kind !== 'always' || others.length > 0 || isSure(first))
    return { cause: whenClause(flowText, first), answers: answersOf(flowText, candidates, id) };
  const { guard, ...always } = first;
  return {
    cause: `as soon as ${guardClause(flowText, guard ?? '')}`,
    answers: answersOf(flowText, [always], id),
  };
}

/** A flow in plain English as Markdown: a heading per state, a line per event. */
export function toPlainEnglish(flowText: FlowText): string {
  return rowsOf(flowText)
    .map(({ title, sentence, notes, ways }) =>
      [
        `### ${title}`,
        [sentence, ...notes].filter(Boolean).join(' '),
        ways.map(({ lead, answers }) => `- **${lead}**:${answersMarkdown(answers)}`).join('\n'),
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
    .join('\n\n');
}

function answersMarkdown(answers: readonly Answer[]): string {
  return answers.every(({ next }) => next.length === 0)
    ? ` ${answers.map(({ text }) => text).join(' ')}`
    : `\n${answerLines(answers, '  ').join('\n')}`;
}

function answerLines(answers: readonly Answer[], indent: string): string[] {
  return answers.flatMap(({ text, next }) => [`${indent}- ${text}`, ...answerLines(next, `${indent}  `)]);
}
