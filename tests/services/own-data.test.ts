import 'fake-indexeddb/auto';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { figuresOf } from '#machines/learning/figures.rules.ts';
import { defaultPreferences } from '#machines/account/preferences.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import type { GameResult } from '#machines/types.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type * as services from '../../src/services/own-data.ts';
import { memoryFacts, studied } from '../support/activity.ts';
import { sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';
import { openDevice, type Device } from '../support/device.ts';

vi.mock('../../src/services/save-file.ts', () => ({
  saveFile: (_name: string, content: Blob) => saved.push(content),
}));

type Services = typeof services;
type Outcome = Extract<
  Parameters<Parameters<Services['importData']>[1]>[0],
  { type: 'import.completed' | 'import.refused' }
>;

const saved: Blob[] = [];
let backend: TestBackend;

beforeAll(async () => {
  backend = await sharedBackend();
});

const exam: GameResult = {
  game: 'exam-quiz',
  difficulty: 'beginner',
  right: 8,
  total: 10,
  seconds: 70,
  cards: [{ id: 'nouns-la-casa', right: true }],
};
const facts: ActivityEvent[] = [
  studied(1),
  { ...studied(2), kind: 'game.finished', facts: exam },
  {
    ...studied(3),
    kind: 'card.rated',
    facts: {
      card: 'nouns-el-pan',
      direction: 'en-es',
      rating: 3,
      milliseconds: 1200,
      source: 'review',
      typed: 'pan 😀 <b>',
      isAccentOnly: false,
    },
  },
  { ...studied(4), kind: 'rating.undone', facts: { card: 'nouns-el-pan', rating: studied(3).id } },
  {
    ...studied(5),
    kind: 'lesson.finished',
    facts: {
      lesson: 'a1-hola-1',
      right: 9,
      total: 12,
      seconds: 240,
      items: [{ id: 'ser-1', right: false }],
    },
  },
  { ...studied(6), kind: 'story.read', facts: { story: 'a1-hola', right: 2, total: 3, seconds: 90 } },
  { ...studied(7), kind: 'course.placed', facts: { unit: 'a2-casa' } },
  { ...studied(8), kind: 'answer.contested', facts: { item: 'nouns-el-pan', typed: 'the bred 😀 <b>' } },
  ...memoryFacts.map((fact, index) => ({ ...studied(9 + index), ...fact })),
];

test('an export restores a deleted account in a new one: same figures, each fact once', async () => {
  const ana = await opened('Ana');
  await ana.device.appendActivity(ana.id, facts);
  const text = await exportOf(ana);
  expect(JSON.parse(text)).toMatchObject({
    format: 'camino-export',
    version: 1,
    profile: { displayName: 'Ana', email: ana.email },
    settings: defaultPreferences('Ana'),
    contestedAnswers: 1,
  });
  const before = figures(await ana.device.allActivity(ana.id));
  await ana.own.deleteAccount({ userId: ana.id, withNewsletter: true });
  await ana.own.deleteAccount({ userId: ana.id, withNewsletter: true });
  expect(await backend.factsOf(ana.id)).toEqual([]);

  const again = await opened('Ana again');
  expect(await importInto(again, text)).toMatchObject({
    receipt: { added: facts.length, known: 0, rejected: 0 },
  });
  await again.device.settle();
  expect(await again.device.allActivity(again.id)).toEqual(facts.map(imported));
  expect(figures(await again.device.allActivity(again.id))).toEqual(before);
  const { fits, weeks, freed } = addActivity(noProgress, await again.device.allActivity(again.id));
  expect([fits.length, weeks.length, freed.size]).toEqual([2, 1, 10]);
  expect(await backend.factsOf(again.id)).toEqual(facts.map(({ id }) => id));
  expect(await importInto(again, text)).toMatchObject({
    receipt: { added: 0, known: facts.length, rejected: 0 },
  });
  await again.device.settle();
  expect(await backend.factsOf(again.id)).toEqual(facts.map(({ id }) => id));
});

test('an imported fact is marked when sent, not when exported, and extra keys are dropped', async () => {
  let sent: unknown = null;
  const ana = await opened('Ana', (call) => async (...request) => {
    const asked = new Request(...request);
    if (asked.url.endsWith('/record_activity')) sent = await asked.json();
    return call(...request);
  });
  const at = new Date(studied(1).at).toISOString();
  const record = { ...studied(1), at };
  const text = { format: 'camino-export', version: 1, settings: {}, activity: [{ ...record, xp: 9 }] };
  await importInto(ana, JSON.stringify(text));
  await ana.device.appendActivity(ana.id, [studied(2)]);
  await ana.device.settle();
  const own = { ...studied(2), at: new Date(studied(2).at).toISOString() };
  expect(sent).toEqual({ events: [{ ...record, imported: true }, own] });
  expect(JSON.parse(await exportOf(ana))).toMatchObject({ activity: [record, own] });
  expect(await exportOf(ana)).not.toContain('mported');
});

test('another learner who has logged in meanwhile keeps their account', async () => {
  const ana = await opened('Ana');
  const ben = await backend.register('Ben');
  await expect(ana.own.deleteAccount({ userId: ben.id, withNewsletter: true })).rejects.toThrow(
    'Someone else is signed in',
  );
  const { rows } = await backend.database.query('select from auth.users where id = any($1)', [
    [ana.id, ben.id],
  ]);
  expect(rows).toHaveLength(2);
});

test.each([true, false])(
  'the account takes its address off the newsletter on request: %s',
  async (withNewsletter) => {
    const eva = await opened('Eva');
    await backend.database.query('insert into public.newsletter_subscribers (email) values ($1)', [
      eva.email,
    ]);
    await eva.own.deleteAccount({ userId: eva.id, withNewsletter });
    const { rows } = await backend.database.query(
      'delete from public.newsletter_subscribers where email = $1 returning email',
      [eva.email],
    );
    expect(rows).toHaveLength(withNewsletter ? 0 : 1);
  },
);

test('an export of one learner is imported by another; neither loses anything', async () => {
  const ana = await opened('Ana');
  await ana.device.appendActivity(ana.id, facts.slice(0, 2));
  const text = await exportOf(ana);
  const ben = await opened('Ben');
  await ben.device.appendActivity(ben.id, [studied(9)]);
  await importInto(ben, text);
  await ben.device.settle();
  expect(await backend.factsOf(ben.id)).toEqual([...facts.slice(0, 2), studied(9)].map(({ id }) => id));
  expect(await backend.factsOf(ana.id)).toEqual(facts.slice(0, 2).map(({ id }) => id));
});

test('a fit of a newer release is left aside, and the receipt counts it', async () => {
  const ana = await opened('Ana');
  const [fit] = memoryFacts;
  const at = new Date(studied(9).at).toISOString();
  const record = { ...studied(9), ...fit, at };
  const newer = { ...record, id: studied(10).id, facts: { ...fit?.facts, model: 'fsrs-7' } };
  const text = { format: 'camino-export', version: 1, settings: {}, activity: [record, newer] };
  expect(await importInto(ana, JSON.stringify(text))).toMatchObject({
    receipt: { added: 1, known: 0, rejected: 1 },
  });
  await ana.device.settle();
  expect(addActivity(noProgress, await ana.device.allActivity(ana.id)).fits.map(({ id }) => id)).toEqual([
    record.id,
  ]);
});

test('without the service an export holds this device’s records', async () => {
  const ana = await opened('Ana', () => () => Promise.reject(new TypeError('Failed to fetch')));
  await ana.device.appendActivity(ana.id, facts);
  expect(await ana.own.exportData(ownerOf(ana))).toMatchObject({
    records: facts.length,
    contested: 1,
  });
  await expect(ana.own.deleteAccount({ userId: ana.id, withNewsletter: true })).rejects.toThrow(
    'Failed to fetch',
  );
  expect(await ana.device.allActivity(ana.id)).toHaveLength(facts.length);
});

test('an export has refused records with their reasons', async () => {
  const ana = await opened('Ana');
  const refused = { ...studied(2), zone: 'Atlantis' };
  await ana.device.appendActivity(ana.id, [studied(1), refused]);
  const text = await exportOf(ana);
  const file = JSON.parse(text) as { refused: object; activity: { id: string }[] };
  expect(file.activity.map(({ id }) => id)).toEqual([studied(1).id, refused.id]);
  expect(file.refused).toEqual({ [refused.id]: 'no such place' });
  expect(await ana.own.exportData(ownerOf(ana))).toMatchObject({ records: 2, refused: 1, damaged: 0 });
  expect(await ana.device.allActivity(ana.id)).toEqual([studied(1)]);
});

describe('a file that isn’t an export', () => {
  const whole = JSON.stringify({ format: 'camino-export', version: 1, settings: {}, activity: [] });
  test.each([
    ['', 'truncated'],
    [whole.slice(0, -3), 'truncated'],
    ['<script>alert(1)</script>', 'truncated'],
    ['null', 'truncated'],
    ['[]', 'truncated'],
    ['['.repeat(200_000), 'truncated'],
    ['{}', 'not an export from Camino'],
    [whole.replace('camino-export', 'anki'), 'not an export from Camino'],
    [whole.replace('"version":1', '"version":2'), 'reads version 1'],
    [whole.replace('[]', '{}'), 'no list of records'],
  ])('is refused with a reason: %.20s', async (text, reason) => {
    const outcome = await importInto(await reader(), text);
    expect(outcome).toMatchObject({ type: 'import.refused', reason: expect.stringContaining(reason) });
  });

  test('over 100 MB isn’t even read; an unreadable one says so', async () => {
    const learner = await reader();
    const text = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('gone')));
    const huge = await importFile(learner, { size: 100 * 1024 * 1024 + 1, text });
    expect(huge).toMatchObject({ type: 'import.refused', reason: expect.stringContaining('100 MB') });
    expect(text).not.toHaveBeenCalled();
    expect(await importFile(learner, { size: 5, text })).toMatchObject({ type: 'import.refused' });
  });
});

test('impossible records are skipped and counted, the others added; hostile keys and values do nothing', async () => {
  const learner = await reader();
  const good = { ...studied(1), at: '2026-11-03T12:01:00.000Z' };
  const game = { ...good, kind: 'game.finished', facts: exam };
  const wrong = [
    null,
    7,
    [],
    {},
    { ...good, id: 'x' },
    { ...good, at: 1 },
    { ...good, at: '2026-13-40T00:00:00Z' },
    { ...good, at: '1999-01-01T00:00:00Z' },
    { ...good, at: new Date(Date.now() + 86_400_000).toISOString() },
    { ...good, zone: 'Atlantis' },
    { ...good, kind: 'xp.granted' },
    { ...good, kind: 'constructor' },
    { ...good, facts: { card: '', milliseconds: 1 } },
    { ...good, facts: { card: 'a\u0000', milliseconds: 1 } },
    { ...good, facts: { card: 'nouns-la-casa', milliseconds: 1e12 } },
    {
      ...good,
      kind: 'card.rated',
      facts: { card: 'a', rating: 5, direction: 'es-en', source: 'review', milliseconds: 1 },
    },
    { ...good, kind: 'lesson.finished', facts: { lesson: '__proto__', right: 1, total: 1, seconds: 1 } },
    { ...good, kind: 'lesson.finished', facts: { lesson: 'a1-exam', right: 2, total: 1, seconds: 1 } },
    { ...good, kind: 'story.read', facts: { story: 'a1-hola', right: 1, total: 11, seconds: 1 } },
    { ...good, kind: 'course.placed', facts: { unit: 'constructor' } },
    { ...good, kind: 'answer.contested', facts: { item: 'a', typed: '' } },
    { ...game, facts: { ...exam, right: 11 } },
    { ...game, facts: { ...exam, total: 11 } },
    { ...game, facts: { ...exam, difficulty: 'constructor' } },
    { ...game, facts: { ...exam, game: '__proto__' } },
    { ...game, facts: { ...exam, half: 1 } },
    { ...game, facts: { ...exam, cards: [{ id: 'a', right: 'yes' }] } },
  ];
  const hostile = JSON.stringify(good).replace(
    '"facts":{',
    '"__proto__":{"isAdmin":true},"xp":9,"facts":{"constructor":1,',
  );
  const text = `{"format":"camino-export","version":1,"settings":{"retention":7,"dailyGoal":20},"activity":[${[hostile, hostile, ...wrong.map((one) => JSON.stringify(one))].join(',')}]}`;
  expect(await importInto(learner, text)).toEqual({
    type: 'import.completed',
    receipt: { added: 1, known: 1, rejected: wrong.length, isStored: true, settings: { dailyGoal: 20 } },
  });
  expect(await learner.device.allActivity(learner.id)).toEqual([imported(studied(1))]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  await learner.device.settle();
  expect(await backend.factsOf(learner.id)).toEqual([studied(1).id]);
});

test('a stopped import adds nothing more, and the next one adds the rest', async () => {
  const learner = await reader();
  const activity = Array.from({ length: 1200 }, (_, index) => ({
    ...studied(0),
    id: studied(index).id,
    at: '2026-11-03T12:01:00.000Z',
  }));
  const text = JSON.stringify({ format: 'camino-export', version: 1, settings: {}, activity });
  await new Promise<void>((resolve) => {
    const stop = learner.own.importData({ userId: learner.id, file: fileOf(text) }, () => {
      stop();
      resolve();
    });
  });
  expect(await importInto(learner, text)).toMatchObject({ receipt: { added: 700, known: 500 } });
});

interface Opened extends Learner {
  name: string;
  device: Device;
  own: Services;
}

/** A learner with a device and services of their own. */
async function opened(name: string, through?: (call: typeof fetch) => typeof fetch): Promise<Opened> {
  const learner = await backend.register(name);
  const device = await openDevice(backend, learner, through && { through: laterOnly(through) });
  return { ...learner, name, device, own: await import('../../src/services/own-data.ts') };
}

/** Disturbs requests only after the login. */
function laterOnly(through: (call: typeof fetch) => typeof fetch) {
  return (call: typeof fetch): typeof fetch =>
    (...request) =>
      new Request(...request).url.includes('/rest/') ? through(call)(...request) : call(...request);
}

/** A learner without data. */
function reader(): Promise<Opened> {
  return opened('Rita');
}

function imported(event: ActivityEvent): ActivityEvent {
  return { ...event, isImported: true };
}

function ownerOf({ id, email, name }: Opened) {
  return { userId: id, email, displayName: name };
}

async function exportOf(learner: Opened): Promise<string> {
  await learner.device.sendActivity(learner.id);
  await learner.own.exportData(ownerOf(learner));
  return (await saved.at(-1)?.text()) ?? '';
}

function fileOf(text: string) {
  return { size: text.length, text: () => Promise.resolve(text) };
}

function importInto(learner: Opened, text: string): Promise<Outcome> {
  return importFile(learner, fileOf(text));
}

function importFile(
  { id, own }: Opened,
  file: { size: number; text: () => Promise<string> },
): Promise<Outcome> {
  return new Promise((resolve) => {
    own.importData({ userId: id, file }, (fact) => {
      if (fact.type !== 'import.progressed') resolve(fact);
    });
  });
}

function figures(events: readonly ActivityEvent[]) {
  return figuresOf(addActivity(noProgress, events), '2026-11-03', 10);
}
