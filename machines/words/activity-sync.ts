import { SYNC_BACKOFF, SYNC_BACKOFF_LIMIT, SYNC_INTERVAL, SYNC_PATIENCE, SYNC_REST } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    unwatched: 'Changes of the log and of the network can’t be watched now; it starts over after a wait.',
    fetchingSnapshot: 'A device that lacks records of the account asks for its snapshot first.',
    hasSnapshot: 'The snapshot is there; the records themselves wait, so that they delay no page.',
    exchanging: 'Records are being sent to the account, and fetched from it.',
    'exchanging.current': 'Nothing was recorded on this device since this exchange began.',
    'exchanging.overtaken': 'Something was recorded since this exchange began: another one follows.',
    judging: 'It is decided at once what follows from the exchange.',
    idle: 'Nothing is to be sent or fetched now.',
    'idle.resting': 'The log has just come to rest.',
    'idle.uploading': 'Progress is being put into the account if its snapshot is old, for new devices.',
    'idle.settled': 'The snapshot is up to date, or another attempt follows the next exchange.',
    waitingToRetry: 'The account cannot be reached or takes nothing; what it lacks is kept on this device.',
    'waitingToRetry.connection': 'The next attempt is waited for.',
    'waitingToRetry.connection.waiting':
      'There is a network; the wait is longer after each failure in a row.',
    'waitingToRetry.connection.offline':
      'There is said to be no network; it is tried from time to time all the same.',
    'waitingToRetry.count': 'The learner shall be told how many records wait to be sent.',
    'waitingToRetry.count.counting': 'The records that the account lacks are being counted.',
    'waitingToRetry.count.counted': 'The records that the account lacks are counted, if that was possible.',
  },
  events: {
    'log.written': 'something is recorded on this device, in this tab or another',
    'network.restored': 'the network is back, or the server answers again',
    'network.lost': 'the browser says that the network is gone',
  },
  guards: {
    isSnapshot: [
      'the account has a snapshot',
      'this device lacks no records, or has to send its own first, or there is no snapshot',
    ],
    hasRefusals: ['the account has refused records for good', 'the account has refused no record'],
    hasMore: ['more is to be sent or fetched', 'nothing more is to be sent or fetched'],
    isAwaited: ['the account has not answered yet', 'the account has answered, or failed to'],
    isDelayed: ['records wait, and none did before', 'no record waits, or some did before'],
  },
  actions: {
    noteAllSent: 'it is noted that no record waits to be sent',
    passSnapshot: 'the snapshot is passed on to the learner’s progress',
    noteExchange: 'it is noted what came of the exchange: unsent, refused, more to come',
    noteUnsent: 'it is noted how many records the account lacks, and since when',
    noteMore: 'it is noted that another exchange has to follow',
    forgetRefusals: 'the refusals are forgotten',
    noteSilence: 'the account is no longer waited for',
    noteFailure: 'one more failure is counted, and noted whether nothing answered',
    countAttempt: 'one more failure in a row is counted',
    announceDelay: 'it is passed on that records wait',
    announceRefusals: 'the learner is told that the account refused some records, and why',
  },
  delays: {
    backoff: `a wait is over that doubles with each failure in a row, from ${SYNC_BACKOFF / 1000} s to ${SYNC_BACKOFF_LIMIT / 60_000} min`,
    interval: `${SYNC_INTERVAL / 60_000} minutes have passed`,
    rest: `${SYNC_REST / 1000} seconds have passed`,
    patience: `${SYNC_PATIENCE / 1000} seconds have passed since the beginning`,
  },
  background: {
    watchSync: 'watching the log and the network',
    fetchSnapshot: 'fetching the snapshot',
    uploadSnapshot: 'uploading a snapshot',
    exchangeActivity: 'the exchange',
    countUnsent: 'counting the records that the account lacks',
  },
};
