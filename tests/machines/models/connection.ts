import { connectionMachine, type StoredSession } from '#machines/account/connection.machine.ts';
import type { AuthEvent, SessionNews } from '#machines/account/session.machine.ts';
import assert from 'node:assert/strict';
import type { SnapshotFrom } from 'xstate';
import { defineModel } from '../../support/paths/model.ts';

const user = { id: 'u1', email: 'ana@example.com', name: 'Ana' };
const login: AuthEvent = { type: 'TOKEN_REFRESHED', user };
const logout: AuthEvent = { type: 'SIGNED_OUT', user: null };
const nobody: AuthEvent = { type: 'INITIAL_SESSION', user: null };
const everywhere = ['looking', 'following', 'resting', 'retrying'];
const learner: StoredSession = { user, isStored: true, isOnline: true, isLink: false };
const ownerless: StoredSession = { ...learner, user: null };
const visitor: StoredSession = { ...ownerless, isStored: false };
const looks = [
  learner,
  { ...learner, isOnline: false },
  ownerless,
  { ...ownerless, isOnline: false },
  visitor,
  { ...visitor, isOnline: false },
  { ...visitor, isLink: true },
].map((output) => ({ output }));
const gone = () => [{ error: new Error('gone') }];

const told = (news: SessionNews) => ({ type: 'session.reported', news }) as const;

export default defineModel(connectionMachine, {
  inputs: [undefined],
  cases: {
    'login.changed': () => [
      { news: login, isStored: true },
      { news: nobody, isStored: true },
      { news: logout, isStored: false },
    ],
    // A watcher can fail at its start only.
    'xstate.error.actor.watchDevice': (snapshot) => (snapshot.matches('looking') ? gone() : []),
    'xstate.done.actor.readStoredSession': () => looks,
    'xstate.error.actor.readStoredSession': gone,
    'xstate.error.actor.followClient': gone,
    'xstate.error.actor.askUser': gone,
    'xstate.done.actor.dropClient': () => looks,
    'xstate.error.actor.dropClient': gone,
  },
  project: ({ isRefused }) => isRefused,
  invariant: ({ before, after, event, emitted }) => {
    const news = emitted.map((emit) => emit.news);
    assert.equal('followClient' in after.children, after.matches('following'), 'one client is followed');
    if (event.type === 'login.changed') {
      if (event.news.user) assert.deepEqual(news, [event.news], 'whoever is logged in is shown');
      else if (event.isStored) assert.deepEqual(news, [], 'nobody is logged out while a login is stored');
      else assert.deepEqual(news, [before.context.isRefused ? { type: 'session.refused' } : event.news]);
      const isBack = event.news.user !== null && (before.matches('resting') || before.matches('looking'));
      assert(after.matches(isBack ? 'following' : placeOf(before)), 'another tab shows that there is a way');
    }
    if (event.type === 'renewal.refused') assert(after.context.isRefused);
    else if (before.context.isRefused && !after.context.isRefused)
      assert(event.type === 'login.changed' && event.news.user, 'the reason is shown until somebody logs in');
    if (
      event.type === 'xstate.done.actor.readStoredSession' ||
      event.type === 'xstate.done.actor.dropClient'
    ) {
      const { user: owner, isStored, isOnline, isLink } = event.output;
      const isOut = owner !== null && !isOnline;
      const isNobody = !isStored && !isLink && !before.context.isRefused;
      assert(after.matches(isOut ? 'resting' : 'following'), 'no requests without a network');
      const isAsking = event.type.endsWith('dropClient') && owner !== null && isOnline;
      assert.equal(
        after.matches({ following: 'asking' }),
        isAsking,
        'a retry shows whether the server answers',
      );
      assert.deepEqual(news, [...(isOut ? [{ type: 'network.lost' }] : []), ...(isNobody ? [nobody] : [])]);
    }
    if (event.type.startsWith('xstate.error') && !event.type.endsWith('askUser'))
      assert.deepEqual(news, [{ type: 'service.unreachable' }]);
    if (event.type === 'page.restored') assert(after.matches('looking'), 'a login that ran out is renewed');
    if (event.type === 'retry.requested') assert(after.matches('retrying'), 'a client that hangs is dropped');
  },
  takes: {
    'login.changed': everywhere,
    'page.restored': everywhere,
    'service.answered': everywhere,
    'service.failed': everywhere,
    'renewal.refused': everywhere,
    'network.lost': everywhere,
    'network.restored': everywhere,
    'guest.ended': everywhere,
    'retry.requested': everywhere,
  },
  ignores: {},
  tags: {},
  emits: [
    told(login),
    told(logout),
    told(nobody),
    told({ type: 'session.refused' }),
    told({ type: 'service.unreachable' }),
    told({ type: 'service.answered' }),
    told({ type: 'service.failed' }),
    told({ type: 'network.lost' }),
    told({ type: 'network.restored' }),
    told({ type: 'guest.ended' }),
  ],
});

function placeOf({ value }: SnapshotFrom<typeof connectionMachine>) {
  return typeof value === 'string' ? value : 'following';
}
