import type { SupabaseClient } from '@supabase/supabase-js';
import { DAY, exam, game, lesson, rated, studied, wire, type Wire } from '../support/wire.ts';

/** One of the two services, with two learners who have just registered and a visitor. */
export interface Service {
  ana: SupabaseClient;
  ben: SupabaseClient;
  visitor: SupabaseClient;
  ids: { ana: string; ben: string };
}

export interface Answer {
  data: unknown;
  error: { code: string } | null;
  status: number;
}

/** A function that no learner may call, with the names of its parameters. */
export interface Closed {
  name: string;
  parameters: string[];
}

/** Selects the closed functions. Those of triggers are no part of the API. */
export const CLOSED = `select proname as name, proargnames[1:pronargs] as parameters from pg_proc
  where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
    and not has_function_privilege('authenticated', oid, 'execute') order by 1`;

type Call = (service: Service) => PromiseLike<Answer>;

const now = Date.now();
const tables =
  `activity activity_limits newsletter_mailing newsletter_rate newsletter_subscribers profiles snapshots
  standings study_days xp_bands zones`.split(/\s+/);
const facts = {
  look: studied(now - 9 * DAY),
  rating: rated(now - 8 * DAY),
  game: game(exam, now - 7 * DAY),
  lesson: lesson({}, now - 7 * DAY + 600_000),
  card: wire(
    { kind: 'card.made', facts: { card: `own-${crypto.randomUUID()}`, spanish: 'el té', english: 'tea' } },
    now,
  ),
};
const undone = wire(
  { kind: 'rating.undone', facts: { card: 'nouns-la-casa', rating: facts.rating.id } },
  now - 8 * DAY,
);
const snapshot = { version: 1, through: 1, progress: 'H4sI' };
const mark = '00000000-0000-4000-8000-00000000000f';

const record =
  (events: unknown, by: 'ana' | 'ben' | 'visitor' = 'ana'): Call =>
  (service) =>
    service[by].rpc('record_activity', { events });
const settings =
  (changes: unknown): Call =>
  ({ ana }) =>
    ana.rpc('change_settings', { changes });
const odd = (change: object): Wire => ({ ...studied(now), ...change });
const page = ({ ana }: Service) =>
  ana.from('activity').select('id, sequence, kind, at, zone, facts, xp, is_believed');

/** What the app asks of the service, and what it should not get, in order. */
export const calls: Record<string, Call> = {
  'facts in a batch': record(Object.values(facts)),
  'the same facts again': record(Object.values(facts)),
  'facts in a second batch': record([undone, studied(now)]),
  'facts of another learner': record([game(exam, now)], 'ben'),
  'facts of a visitor': record([studied(now)], 'visitor'),
  'no facts': record([]),
  'facts that are no list': record({}),
  'facts that are null': record(null),
  'too many facts': record(Array.from({ length: 1001 }, () => 1)),
  'odd facts': record([
    odd({ id: 'none' }),
    odd({ at: 'yesterday' }),
    odd({ at: '2031-01-01T00:00:00.000Z' }),
    odd({ zone: 'Mars' }),
    odd({ kind: 'nothing' }),
    odd({ facts: { card: '', milliseconds: -1 } }),
    odd({ surprise: true }),
    odd({ imported: 'yes' }),
    1,
  ]),
  'records withdrawn': record([
    wire({ kind: 'records.withdrawn', facts: { records: [facts.look.id], isWithdrawn: true } }, now),
    odd({ kind: 'records.withdrawn', facts: { records: ['none'], isWithdrawn: true } }),
  ]),
  'a restored fact': record([{ ...studied(now - 40 * DAY), imported: true }]),
  'a character of code 0': record([odd({ zone: '\0' })]),
  'half a character': record([odd({ zone: '\ud800' })]),

  'the first page': (service) => page(service).order('sequence').limit(3),
  'the next page': (service) => page(service).gt('sequence', 3).order('sequence').limit(3),
  'a page by range, counted': ({ ana }) =>
    ana.from('activity').select('sequence', { count: 'exact' }).order('sequence').range(1, 2),
  'a page past the end': (service) => page(service).gt('sequence', 1000).order('sequence'),
  'when facts were received': ({ ana }) =>
    ana.from('activity').select('received_at').eq('sequence', 1).single(),
  'one row of none': ({ ana }) => ana.from('activity').select('id').eq('sequence', 1000).single(),
  'perhaps one row': ({ ana }) => ana.from('activity').select('id').eq('sequence', 1000).maybeSingle(),
  'the log of another learner': ({ ana, ids }) => ana.from('activity').select('id').eq('learner_id', ids.ben),
  'a value of the wrong type': ({ ana }) => ana.from('activity').select('id').eq('id', 'none'),
  'a column that is not there': ({ ana }) => ana.from('activity').select('nothing'),
  'a table that is not there': ({ ana }) => ana.from('nothing').select(),
  'a function that is not there': ({ ana }) => ana.rpc('nothing'),
  'a function with other parameters': ({ ana }) => ana.rpc('record_activity', { facts: [] }),
  'a fact written past the function': ({ ana, ids }) =>
    ana.from('activity').insert({ ...facts.look, learner_id: ids.ana, sequence: 100, xp: 1000 }),
  'a fact changed': ({ ana }) => ana.from('activity').update({ xp: 1000 }).eq('sequence', 1),
  'a fact deleted': ({ ana }) => ana.from('activity').delete().eq('sequence', 1),

  'the own profile': ({ ana }) => ana.from('profiles').select().single(),
  'settings changed': settings({ theme: { value: 'dark', at: 1000 }, isListed: { value: true, at: 1000 } }),
  'settings of an older device': settings({ theme: { value: 'light', at: 999 } }),
  'settings that are not offered': settings({
    theme: { value: 'pink', at: 2000 },
    dailyGoal: { value: 7, at: 2000 },
    displayName: { value: 'A', at: 2000 },
    retention: { value: 0.9 },
    'no name': { value: 1, at: 1 },
  }),
  'settings that are no object': settings([]),
  'settings of a visitor': ({ visitor }) => visitor.rpc('change_settings', { changes: {} }),
  'the own profile changed': ({ ben, ids }) =>
    ben.from('profiles').update({ is_listed: true, daily_goal: 20 }).eq('id', ids.ben).select('daily_goal'),
  'a goal that is not offered': ({ ana, ids }) =>
    ana.from('profiles').update({ daily_goal: 7 }).eq('id', ids.ana),
  'a name that is missing': ({ ana, ids }) =>
    ana.from('profiles').update({ display_name: null }).eq('id', ids.ana),
  'the date of the account changed': ({ ana, ids }) =>
    ana.from('profiles').update({ created_at: '2020-01-01' }).eq('id', ids.ana),
  'the profile of another learner changed': ({ ana, ids }) =>
    ana.from('profiles').update({ daily_goal: 30 }).eq('id', ids.ben).select('id'),
  'the profile of another learner deleted': ({ ana, ids }) => ana.from('profiles').delete().eq('id', ids.ben),
  'a profile created': ({ ana }) => ana.from('profiles').insert({ id: mark }),

  'the leaderboard': ({ ana }) => ana.rpc('leaderboard', { size: 10 }),
  'the leaderboard of its usual size': ({ ben }) => ben.rpc('leaderboard'),
  'the first place only': ({ ana }) => ana.rpc('leaderboard', { size: 1 }),
  'the leaderboard of no size': ({ ana }) => ana.rpc('leaderboard', { size: 'large' }),
  'the leaderboard for a visitor': ({ visitor }) => visitor.rpc('leaderboard', { size: 10 }),

  'a snapshot uploaded': ({ ana, ids }) =>
    ana
      .from('snapshots')
      .upsert({ learner_id: ids.ana, ...snapshot })
      .select('version, through, progress'),
  'a newer snapshot': ({ ana, ids }) =>
    ana.from('snapshots').upsert({ learner_id: ids.ana, ...snapshot, through: 2 }),
  'the own snapshot': ({ ana }) => ana.from('snapshots').select('through, uploaded_at').maybeSingle(),
  'a second snapshot': ({ ana, ids }) => ana.from('snapshots').insert({ learner_id: ids.ana, ...snapshot }),
  'a snapshot without progress': ({ ben, ids }) =>
    ben.from('snapshots').insert({ learner_id: ids.ben, version: 1, through: 1 }),
  'the snapshot of another learner': ({ ben, ids }) =>
    ben.from('snapshots').select().eq('learner_id', ids.ana),
  'a snapshot for another learner': ({ ben, ids }) =>
    ben.from('snapshots').insert({ learner_id: ids.ana, ...snapshot }),
  'the snapshot of another learner changed': ({ ben, ids }) =>
    ben.from('snapshots').update({ through: 9 }).eq('learner_id', ids.ana).select('through'),
  'the snapshot of another learner deleted': ({ ben, ids }) =>
    ben.from('snapshots').delete().eq('learner_id', ids.ana).select('through'),
  'a snapshot of a visitor': ({ visitor, ids }) =>
    visitor.from('snapshots').insert({ learner_id: ids.ana, ...snapshot }),

  'a sign-up for the newsletter': ({ visitor }) =>
    visitor.rpc('subscribe_to_newsletter', { address: 'ana@example.com' }),
  'the same sign-up again': ({ visitor }) =>
    visitor.rpc('subscribe_to_newsletter', { address: 'ANA@example.com' }),
  'an address that is none': ({ visitor }) => visitor.rpc('subscribe_to_newsletter', { address: 'ana' }),
  'a secret of nobody': ({ visitor }) => visitor.rpc('confirm_newsletter', { token: mark }),
  'a secret that is none': ({ visitor }) => visitor.rpc('unsubscribe_from_newsletter', { token: 'none' }),

  ...Object.fromEntries(
    tables.flatMap((table) =>
      (['ana', 'visitor'] as const).flatMap((who): [string, Call][] => [
        [`${table}, read by ${who}`, (service) => service[who].from(table).select().limit(0)],
        [
          `${table}, emptied by ${who}`,
          (service) => service[who].from(table).delete().not('learner_id', 'is', null),
        ],
      ]),
    ),
  ),

  'the account deleted by a visitor': ({ visitor }) =>
    visitor.rpc('delete_account', { with_newsletter: true }),
  'the account deleted': ({ ana }) => ana.rpc('delete_account', { with_newsletter: true }),
  'the log after that': ({ ana }) => ana.from('activity').select(),
  'the profile after that': ({ ana }) => ana.from('profiles').select().maybeSingle(),
  'the snapshot after that': ({ ana }) => ana.from('snapshots').select(),
  'facts after that': record([studied(now)]),
  'settings after that': settings({ theme: { value: 'dark', at: 5000 } }),
  'the leaderboard after that': ({ ben }) => ben.rpc('leaderboard', { size: 10 }),
};

/** A call of each function by a learner and by a visitor. */
export function callsOf(functions: readonly Closed[]): typeof calls {
  return Object.fromEntries(
    functions.flatMap(({ name, parameters }) =>
      (['ana', 'visitor'] as const).map((who): [string, Call] => [
        `${name}, called by ${who}`,
        (service) => service[who].rpc(name, Object.fromEntries(parameters.map((one) => [one, null]))),
      ]),
    ),
  );
}
