import type { StateValue } from 'xstate';
import {
  TRACE_FORMAT,
  TRACE_VERSION,
  type Trace,
  type TraceEvent,
  type TraceStart,
  type TraceState,
  type TraceStatus,
  type TraceStep,
} from './trace.ts';
import { readIncident, readReport } from './evidence-parse.ts';
import type { Expected } from './expected.ts';
import type { Json } from './trace-encoding.ts';
import { printable, TRACE_EXPECTED } from './trace-file.ts';
import {
  expected,
  isDeeperThan,
  isObject,
  quote,
  readCount,
  readFile,
  readList,
  readObject,
  readText,
  Refusal,
} from './read-json.ts';

export const TRACE_MAX_STEPS = 100_000;

const MAX_DEPTH = 400;
const STATUSES: readonly TraceStatus[] = ['active', 'done', 'error', 'stopped'];

export type ParsedTrace = { ok: true; trace: Trace } | { ok: false; message: string };

/**
 * Parses an untrusted trace without executing anything in it. `machines` are known ids. Refusals say what
 * was expected and may quote the file, so render them as text.
 */
export function parseTrace(text: string, machines: readonly string[]): ParsedTrace {
  const read = readFile(text, (json) => readTrace(json, machines));
  return read.ok ? { ok: true, trace: read.value } : read;
}

/** Throws a `Refusal` for an invalid trace. */
export function readTrace(json: unknown, machines: readonly string[]): Trace {
  if (!isObject(json) || json['format'] !== TRACE_FORMAT)
    throw new Refusal(`This file is JSON, but not a trace. ${TRACE_EXPECTED}`);
  const { version, machine } = json;
  if (version !== TRACE_VERSION)
    throw new Refusal(
      `This trace has version ${quote(version)}. This version of Camino reads version ${TRACE_VERSION}.`,
    );
  if (typeof machine !== 'string' || !machines.includes(machine))
    throw new Refusal(
      `Camino doesn’t know this trace’s machine: ${quote(machine)}. It knows ${machines.join(', ')}.`,
    );
  if (isDeeperThan(json, MAX_DEPTH))
    throw new Refusal('This trace is nested too deeply to be one of Camino’s.');
  const start = readStart(json['start']);
  const steps = readSteps(json['steps'], start.kind === 'checkpoint' ? start.dropped : 0);
  return {
    format: TRACE_FORMAT,
    version: TRACE_VERSION,
    app: readApp(json['app']),
    machine,
    diagram: readText(json['diagram'], 'diagram'),
    ...(json['masked'] === true && { masked: true }),
    ...readEvidence(json),
    start,
    steps,
    final: readState(json['final'], 'final'),
    ...(json['expected'] !== undefined && { expected: readExpected(json['expected'], steps.length) }),
  };
}

function readExpected(json: unknown, steps: number): Expected {
  const read = readObject(json, 'expected');
  const text = (key: string) => readText(read[key], `expected.${key}`);
  if (steps === 0) throw expected('expected', 'missing in a trace without steps', json);
  const about = {
    problem: printable(text('problem'), 1000),
    from: readList(read['from'], 'expected.from').map((state) => readText(state, 'expected.from')),
  };
  const { kind } = read;
  switch (kind) {
    case 'stays':
    case 'enters':
    case 'avoids':
      return { ...about, kind, state: text('state') };
    case 'shows':
    case 'hides':
      return { ...about, kind, text: text('text') };
    case 'same':
    case 'more':
    case 'fewer':
      return { ...about, kind, key: text('key') };
    case 'runs':
    case 'ignores':
    case 'renders':
      return { ...about, kind };
    default:
      throw expected('expected.kind', 'a known expectation', kind);
  }
}

function readEvidence({ report, incidents }: Record<string, unknown>): Pick<Trace, 'report' | 'incidents'> {
  return {
    ...(report !== undefined && { report: readReport(report) }),
    ...(incidents !== undefined && {
      incidents: readList(incidents, 'incidents').map((incident, index) => {
        const where = `incidents[${index}]`;
        const { t, after } = readObject(incident, where);
        return {
          t: readCount(t, `${where}.t`),
          after: readCount(after, `${where}.after`),
          ...readIncident(incident, where),
        };
      }),
    }),
  };
}

export function readApp(json: unknown): Trace['app'] {
  const app = readObject(json, 'app');
  const { commit } = app;
  return {
    version: readText(app['version'], 'app.version'),
    commit: commit === null ? null : readText(commit, 'app.commit'),
    ...(app['changed'] === true && { changed: true }),
  };
}

function readStart(json: unknown): TraceStart {
  const start = readObject(json, 'start');
  const state = readState(start['state'], 'start.state');
  if (start['kind'] === 'input') {
    const { input } = start;
    if (input === undefined) throw expected('start.input', 'a value', input);
    return { kind: 'input', input: input as Json, state };
  }
  if (start['kind'] !== 'checkpoint') throw expected('start.kind', '“input” or “checkpoint”', start['kind']);
  const children = Object.entries(readObject(start['children'], 'start.children')).map(
    ([id, source]) => [id, readText(source, `start.children.${printable(id)}`)] as const,
  );
  const dropped = readCount(start['dropped'], 'start.dropped');
  const { partial } = start;
  return {
    kind: 'checkpoint',
    dropped,
    state,
    children: Object.fromEntries(children),
    ...(partial !== undefined && {
      partial: readList(partial, 'start.partial').map((key) => readText(key, 'start.partial')),
    }),
  };
}

function readSteps(json: unknown, dropped: number): TraceStep[] {
  const steps = readList(json, 'steps');
  if (steps.length > TRACE_MAX_STEPS)
    throw new Refusal(
      `This trace has ${steps.length} steps. Camino opens traces of up to ${TRACE_MAX_STEPS} steps.`,
    );
  return steps.map((step, index) => readStep(step, `steps[${index}]`, dropped + index + 1));
}

function readStep(json: unknown, where: string, number: number): TraceStep {
  const step = readObject(json, where);
  const { n, t, status, changed } = step;
  if (n !== number) throw expected(`${where}.n`, `the number ${number}`, n);
  const event = readObject(step['event'], `${where}.event`);
  const type = readText(event['type'], `${where}.event.type`);
  if (type === '') throw expected(`${where}.event.type`, 'the name of an event', type);
  return {
    n: number,
    t: readCount(t, `${where}.t`),
    event: event as TraceEvent,
    value: readValue(step['value'], `${where}.value`),
    ...(status !== undefined && { status: readStatus(status, `${where}.status`) }),
    ...(changed !== undefined && { changed: readObject(changed, `${where}.changed`) }),
  };
}

function readState(json: unknown, where: string): TraceState {
  const state = readObject(json, where);
  const history = Object.entries(readObject(state['history'], `${where}.history`)).map(([id, nodes]) => {
    const place = `${where}.history.${printable(id)}`;
    return [id, readList(nodes, place).map((node) => readText(node, place))] as const;
  });
  return {
    value: readValue(state['value'], `${where}.value`),
    status: readStatus(state['status'], `${where}.status`),
    context: readObject(state['context'], `${where}.context`),
    history: Object.fromEntries(history),
    ...(state['error'] !== undefined && { error: state['error'] as Json }),
  };
}

function readValue(json: unknown, where: string): StateValue {
  if (isStateValue(json)) return json;
  const regions = Object.entries(readObject(json, where));
  return Object.fromEntries(
    regions.map(([key, inner]) => [key, readValue(inner, `${where}.${printable(key)}`)]),
  );
}

function isStateValue(json: unknown): json is StateValue {
  if (typeof json === 'string') return true;
  if (!isObject(json)) return false;
  for (const key in json) if (key === '__proto__' || !isStateValue(json[key])) return false;
  return true;
}

function readStatus(json: unknown, where: string): TraceStatus {
  const status = STATUSES.find((one) => one === json);
  if (!status) throw expected(where, STATUSES.join(', '), json);
  return status;
}
