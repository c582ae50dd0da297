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
  type Told,
  type ToldState,
  type ToldTransition,
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
  ways: { lead: string; answers: Answer[] }[];
}

/** A flow as a table in plain English. States that only decide are part of what leads to them. */
export function rowsOf(told: Told): Row[] {
  return told.states
    .filter(({ id, kind }) => kind !== 'history' && !isTransient(told, id))
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
  const { id, kind } = state;
  const parts = told.states.filter(({ parent, kind: own }) => parent === id && own !== 'history');
  const titles = parts.map((part) => `“${titleFrom(told, id, part.id)}”`);
  return [
    ...deedsOf(told, state),
    kind === 'parallel' && `Side by side: ${listed(titles)}.`,
    ...startOf(told, state),
  ].filter((note) => note !== false);
}

/** How a state begins; that the whole flow does so in its first row needs no sentence. */
function startOf(told: Told, { id, initial }: ToldState): string[] {
  if (initial === undefined) return [];
  if (!isTransient(told, initial))
    return id === told.id ? [] : [`Starts in “${titleFrom(told, id, initial)}”.`];
  const next = told.transitions.filter(({ from }) => from === initial);
  return ['At the start:', ...answersOf(told, next, id).map(answerText)];
}

/** What a state does by itself, as sentences: as it begins, while it lasts, as it ends. */
export function deedsOf(told: Told, { entry, exit, invokes }: ToldState): string[] {
  const { words } = told;
  return [
    entry.length > 0 && `On entry: ${actionsClause(told, entry)}`,
    invokes.length > 0 &&
      `In the background: ${listed(invokes.map(({ source }) => words.background[source] ?? source))}`,
    exit.length > 0 && `On exit: ${actionsClause(told, exit)}`,
  ].flatMap((note) => (note === false ? [] : ended(note)));
}

/** What leads to the same is one row. */
function waysOf(told: Told, id: string): Row['ways'] {
  const own = told.transitions.filter(({ from }) => from === id);
  const events = new Set(own.map(({ event }) => event));
  const ways = [...events].map((event) =>
    wayOf(
      told,
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

/** What one event leads to; for a condition that is waited for, the condition itself is the cause. */
function wayOf(
  told: Told,
  id: string,
  candidates: readonly ToldTransition[],
): { cause: string; answers: Answer[] } {
  const [first, ...others] = candidates;
  if (!first) return { cause: '', answers: [] };
  if (first.kind !== 'always' || others.length > 0 || isSure(first))
    return { cause: whenClause(told, first), answers: answersOf(told, candidates, id) };
  const { guard, ...always } = first;
  return { cause: `as soon as ${guardClause(told, guard ?? '')}`, answers: answersOf(told, [always], id) };
}

/** A flow in plain English, as Markdown: a heading for each state, then a line for each thing that can happen in it. */
export function toPlainEnglish(told: Told): string {
  return rowsOf(told)
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
