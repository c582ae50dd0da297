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
import { SESSION_FORMAT } from './session-mark.ts';
import { SESSION_VERSION, type SessionMoment, type SessionTrace } from './session-trace.ts';
import type { Trace, TraceEvent } from './trace.ts';
import { readIncident, readReport } from './evidence-parse.ts';
import { TRACE_EXPECTED } from './trace-file.ts';
import { readApp, readTrace, TRACE_MAX_STEPS } from './trace-parse.ts';

const SESSION_MAX_FLOWS = 200;

const MAX_DEPTH = 410;

export type ParsedSession = { ok: true; session: SessionTrace } | { ok: false; message: string };

/** Parses an untrusted session, as `parseTrace` does a trace. */
export function parseSession(text: string, machines: readonly string[]): ParsedSession {
  const read = readFile(text, (json) => readSession(json, machines));
  return read.ok ? { ok: true, session: read.value } : read;
}

function readSession(json: unknown, machines: readonly string[]): SessionTrace {
  if (!isObject(json) || json['format'] !== SESSION_FORMAT)
    throw new Refusal(`This file is JSON, but not a session. ${TRACE_EXPECTED}`);
  const { version } = json;
  if (version !== SESSION_VERSION)
    throw new Refusal(
      `This session has version ${quote(version)}. This version of Camino reads version ${SESSION_VERSION}.`,
    );
  if (isDeeperThan(json, MAX_DEPTH))
    throw new Refusal('This session is nested too deeply to be one of Camino’s.');
  const found = readList(json['flows'], 'flows');
  if (found.length === 0) throw new Refusal('This session contains no flow.');
  if (found.length > SESSION_MAX_FLOWS)
    throw new Refusal(
      `This session has ${found.length} flows. Camino opens sessions of up to ${SESSION_MAX_FLOWS}.`,
    );
  const flows = found.map((flow, index) => readFlow(flow, index, machines));
  const timeline = readList(json['timeline'], 'timeline');
  if (timeline.length > TRACE_MAX_STEPS)
    throw new Refusal(
      `This session has ${timeline.length} rows. Camino opens sessions of up to ${TRACE_MAX_STEPS}.`,
    );
  return {
    format: SESSION_FORMAT,
    version: SESSION_VERSION,
    app: readApp(json['app']),
    ...(json['report'] !== undefined && { report: readReport(json['report']) }),
    flows,
    timeline: timeline.map((row, index) => readMoment(row, `timeline[${index}]`, flows)),
  };
}

function readFlow(json: unknown, index: number, machines: readonly string[]): Trace {
  try {
    return readTrace(json, machines);
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(`Flow ${index + 1} of this session: ${error.message}`);
    throw error;
  }
}

function readMoment(json: unknown, where: string, flows: readonly Trace[]): SessionMoment {
  const row = readObject(json, where);
  const at = readCount(row['at'], `${where}.at`);
  const { incident } = row;
  if (incident !== undefined) return { at, incident: readIncident(incident, `${where}.incident`) };
  const flow = readCount(row['flow'], `${where}.flow`);
  const trace = flows[flow];
  if (!trace) throw expected(`${where}.flow`, `the place of one of the ${flows.length} flows`, flow);
  const { step, emit } = row;
  if (emit !== undefined) {
    const event = readObject(emit, `${where}.emit`);
    readText(event['type'], `${where}.emit.type`);
    return { at, flow, emit: event as TraceEvent };
  }
  const number = readCount(step, `${where}.step`);
  const first = trace.start.kind === 'checkpoint' ? trace.start.dropped : 0;
  if (number < first || number > first + trace.steps.length)
    throw expected(`${where}.step`, `the number of a step of flow ${flow + 1}`, number);
  return { at, flow, step: number };
}
