import { SYNC_BACKOFF, SYNC_BACKOFF_LIMIT, SYNC_INTERVAL, SYNC_PATIENCE, SYNC_REST } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    unwatched: 'The log and the network can’t be watched right now; syncing restarts after a backoff.',
    fetchingSnapshot: 'This device lacks records, so it fetches the account’s snapshot first.',
    hasSnapshot: 'The snapshot is here; the records themselves wait, so they don’t slow the page down.',
    exchanging: 'Records are being uploaded and downloaded.',
    'exchanging.current': 'Nothing new has been logged since this sync began.',
    'exchanging.overtaken': 'Something was logged since this sync began, so another one follows.',
    judging: 'Decides what to do after the sync.',
    idle: 'There is nothing to upload or download.',
    'idle.resting': 'The log has just gone quiet.',
    'idle.uploading': 'If the account’s snapshot is old, a new one is being uploaded for new devices.',
    'idle.settled': 'The snapshot is up to date, or is retried after the next sync.',
    waitingToRetry: 'The account is unreachable or takes nothing; unsent records stay on this device.',
    'waitingToRetry.connection': 'The next retry is pending.',
    'waitingToRetry.connection.waiting':
      'There is a network; each failure in a row makes the backoff longer.',
    'waitingToRetry.connection.offline':
      'The browser reports no network; it still retries from time to time.',
    'waitingToRetry.count': 'The learner needs to know how many records are unsent.',
    'waitingToRetry.count.counting': 'The unsent records are being counted.',
    'waitingToRetry.count.counted': 'The unsent records are counted, if that was possible.',
  },
  events: {
    'log.written': 'something is logged on this device, in this tab or another',
    'network.restored': 'the network is back, or the server answers again',
    'network.lost': 'the browser reports that the network is gone',
  },
  guards: {
    isSnapshot: [
      'the account has a snapshot',
      'this device lacks no records or must upload its own first, or there is no snapshot',
    ],
    hasRefusals: ['the account rejected records for good', 'the account rejected no records'],
    hasMore: ['there is more to upload or download', 'there is nothing more to upload or download'],
    isAwaited: ['the account hasn’t answered yet', 'the account has answered, or failed to'],
    isDelayed: ['records are unsent and none were before', 'no records are unsent, or some were before'],
  },
  actions: {
    noteAllSent: 'set the number of unsent records to zero',
    passSnapshot: 'pass the snapshot on to the learner’s progress',
    noteExchange: 'store the outcome (what is unsent or rejected, and whether there is more)',
    noteUnsent: 'store how many records are unsent, and since when',
    noteMore: 'schedule another sync',
    forgetRefusals: 'clear the rejections',
    noteSilence: 'stop waiting for the account',
    noteFailure: 'count the failure, and note whether nothing answered',
    countAttempt: 'count the failed attempt',
    announceDelay: 'report that records are waiting',
    announceRefusals: 'say that the account rejected some records, and why',
  },
  delays: {
    backoff: `a backoff that doubles with each failure, from ${SYNC_BACKOFF / 1000} s to ${SYNC_BACKOFF_LIMIT / 60_000} min`,
    interval: `${SYNC_INTERVAL / 60_000} minutes`,
    rest: `${SYNC_REST / 1000} seconds`,
    patience: `${SYNC_PATIENCE / 1000} seconds from the start`,
  },
  background: {
    watchSync: 'watching the log and the network',
    fetchSnapshot: 'fetching the snapshot',
    uploadSnapshot: 'uploading a snapshot',
    exchangeActivity: 'the sync',
    countUnsent: 'counting the unsent records',
  },
};
