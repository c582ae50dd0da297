// @module-tag long
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startBackend, type TestBackend } from '../support/backend.ts';
import { missingPart, startRealEngine, type RealEngine } from '../support/real-engine.ts';
import { calls, callsOf, CLOSED, type Answer, type Closed, type Service } from './calls.ts';

const REGISTERED = `update public.profiles set created_at = '2026-01-01'`;

/** Codes that differ, all of them of refusals with the same status: of PostgREST, and of the embedded server. */
const known: Record<string, { there: string; here: string; because: string }> = {
  'a character of code 0': {
    there: '22P05',
    here: 'PGRST100',
    because: 'the embedded server refuses it before its database sees it, as in the API of accounts',
  },
  'half a character': {
    there: 'PGRST102',
    here: '22P02',
    because: 'PostgREST itself reads the JSON of a body; the library leaves that to Postgres',
  },
  'a table that is not there': {
    there: '42P01',
    here: 'PGRST205',
    because: 'the library answers like PostgREST 13',
  },
  'a function with other parameters': {
    there: '42883',
    here: 'PGRST202',
    because: 'PostgREST leaves it to Postgres where only one function has the name',
  },
};

const missing = await missingPart();
if (missing !== undefined) {
  process.stdout.write(`The embedded server is not compared with the real engine: ${missing}\n`);
}

describe.skipIf(missing !== undefined)('the embedded server answers like PostgREST on PostgreSQL', () => {
  let embedded: TestBackend;
  let real: RealEngine;
  let there: Record<string, string> = {};
  let here: Record<string, string> = {};

  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    real = await startRealEngine();
    embedded = await startBackend();
    const all = { ...callsOf(await real.ask<Closed>(CLOSED)), ...calls };
    there = await answersOf(await onRealEngine(real), all);
    here = await answersOf(await onEmbedded(embedded), all);
  });
  afterAll(async () => {
    await Promise.all([real.stop(), embedded.close()]);
  });

  test.each(Object.keys(calls).filter((name) => !(name in known)))('%s', (name) => {
    expect(here[name]).toBe(there[name]);
  });

  test.each(Object.entries(known))('%s, but for the code', (name, codes) => {
    expect(there[name]).toContain(`"code": "${codes.there}"`);
    expect(here[name]).toBe(there[name]?.replace(codes.there, codes.here));
  });

  test('functions that nobody may call', () => {
    const others = (answers: typeof here) => Object.entries(answers).filter(([name]) => !(name in calls));
    expect(others(there).length).toBeGreaterThan(40);
    expect(others(here)).toEqual(others(there));
    expect(others(here).filter(([, answer]) => !answer.includes('"42501"'))).toEqual([]);
  });

  test('the calls are answered, and refused, in many ways', () => {
    const statuses = new Set(Object.values(there).map((answer) => /"status": (\d+)/.exec(answer)?.[1]));
    expect(statuses).toEqual(new Set('200 201 204 206 400 401 403 404 406 409'.split(' ')));
  });
});

async function onRealEngine(engine: RealEngine): Promise<Service> {
  const ids = { ana: crypto.randomUUID(), ben: crypto.randomUUID() };
  await engine.run(`insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values
    ('${ids.ana}', 'ana@example.com', now(), '{"name": "Ana"}'), ('${ids.ben}', 'ben@example.com', now(), '{"name": "Ben"}');
    ${REGISTERED}`);
  const [ana, ben, visitor] = [
    await engine.client(ids.ana),
    await engine.client(ids.ben),
    await engine.client(),
  ];
  return { ana, ben, visitor, ids };
}

async function onEmbedded(backend: TestBackend): Promise<Service> {
  const [ana, ben] = [await backend.register('Ana'), await backend.register('Ben')];
  await backend.database.exec(REGISTERED);
  return { ana: ana.client, ben: ben.client, visitor: backend.client(), ids: { ana: ana.id, ben: ben.id } };
}

async function answersOf(service: Service, all: typeof calls): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const [name, call] of Object.entries(all)) answers[name] = told(await call(service), service);
  return answers;
}

/** Data, status and code, with names for the learners' ids. What depends on the time is reduced to its form. */
function told({ data, error, status }: Answer, { ids }: Service): string {
  return JSON.stringify({ status, code: error?.code, data }, formOfMoments, 1)
    .replaceAll(ids.ana, 'Ana')
    .replaceAll(ids.ben, 'Ben');
}

function formOfMoments(key: string, value: unknown): unknown {
  if (typeof value !== 'string' || !['created_at', 'received_at', 'uploaded_at'].includes(key)) return value;
  return value.replace(/\.\d+/, '').replaceAll(/\d/g, '0');
}
