import { SYNC_BACKOFF, SYNC_BACKOFF_LIMIT } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    opening: 'The log of this device is being opened.',
    openFailed: 'The log could not be opened; new records wait as long as the page is open.',
    open: 'The log is open: each record in it counts as progress, whichever tab wrote it.',
    'open.reading': 'The records that are new in the log are being read.',
    'open.reading.current': 'The log has not grown since this reading began.',
    'open.reading.overtaken': 'The log has grown since this reading began: it is read once more.',
    'open.settled': 'All records of the log are read.',
    'open.writing': 'New records are being written to the log.',
    'open.readFailed': 'The log could not be read. New records are written all the same.',
    'open.writeFailed': 'New records could not be written. Nothing is lost: they wait.',
  },
  events: {
    'activity.recorded': 'the learner has done something that is recorded',
    'log.grown': 'the log has grown: by this tab, another one or the account',
    'log.withdrawn': 'what was read is no longer right: records were refused, or the log is another one now',
    'snapshot.received': 'the account’s snapshot of the learner’s progress has come',
  },
  guards: {
    hasPending: ['new records wait to be written', 'no new record waits to be written'],
    hasMoreToRead: ['the log has more records to read', 'the log has no more records to read'],
    isNoLongerStored: [
      'the browser has just turned out to have no room for the log',
      'the browser keeps the log, or its lack of room was known before',
    ],
  },
  actions: {
    addPending: 'the new records wait to be written',
    noteAppended: 'the records that were written wait no longer',
    addRead: 'the records that were read count as progress',
    storeSnapshot: 'the snapshot counts as progress until its records are on this device',
    noteRead: 'it is noted that the log has been read to its end',
    forgetRead: 'what was read is forgotten, to read the log from its beginning',
    countAttempt: 'one more failure is counted',
    noteStored: 'it is noted whether new records outlive the page',
    announceUnstored: 'the learner is told that their progress can’t be kept on this device',
  },
  delays: {
    backoff: `a wait is over that doubles with each failure in a row, from ${SYNC_BACKOFF / 1000} s to ${SYNC_BACKOFF_LIMIT / 60_000} min`,
  },
  background: {
    openLog: 'opening the log',
    watchLog: 'watching the log',
    appendActivity: 'writing the new records',
    readActivity: 'reading the log',
  },
};
