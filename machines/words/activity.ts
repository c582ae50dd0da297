import { READ_PATIENCE, SYNC_BACKOFF, SYNC_BACKOFF_LIMIT } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    opening: 'This device’s log is being opened.',
    openFailed: 'The log couldn’t be opened; new records last only as long as the page is open.',
    open: 'The log is open: its records count as progress, whichever tab wrote them.',
    'open.reading': 'The log’s new records are being read.',
    'open.reading.current': 'The log hasn’t grown since this read began.',
    'open.reading.overtaken': 'The log has grown since this read began, so another one follows.',
    'open.settled': 'The whole log has been read.',
    'open.writing': 'New records are being written to the log.',
    'open.readFailed': 'The log couldn’t be read. New records are still written.',
    'open.writeFailed': 'New records couldn’t be written. Nothing is lost: they are queued.',
  },
  events: {
    'activity.recorded': 'the learner does something worth logging',
    'log.grown': 'this tab, another one or the account adds to the log',
    'log.withdrawn': 'what was read no longer holds: records were rejected, or the log was replaced',
    'snapshot.received': 'the account’s snapshot of the learner’s progress arrives',
  },
  guards: {
    hasPending: ['new records are waiting to be written', 'no new records are waiting to be written'],
    isRecounting: [
      'records that already count were withdrawn, or added again',
      'the records that already count still do',
    ],
    hasMoreToRead: ['the log has more to read', 'the log has no more to read'],
    isNoLongerStored: [
      'the browser has just run out of room for the log',
      'the browser stores the log, or was already known to have no room',
    ],
  },
  actions: {
    addPending: 'queue the new records',
    noteAppended: 'take the written records off the queue',
    addRead: 'add the records to the learner’s progress',
    storeSnapshot: 'use the snapshot as progress until its records are on this device',
    noteRead: 'note that the log has been read to its end, so that games and lessons wait no longer',
    endWait: 'let games and lessons choose words from what was read so far',
    forgetRead: 'discard what was read, to read the log from its beginning',
    readAgain: 'note which records no longer count, to read the log from its beginning',
    countAttempt: 'count the failed attempt',
    noteStored: 'note whether new records outlive the page',
    announceUnstored:
      'say that this device can’t save progress, or that this browser keeps nothing of a guest’s',
  },
  delays: {
    readPatience: `${READ_PATIENCE / 1000} seconds`,
    backoff: `a backoff that doubles with each failure, from ${SYNC_BACKOFF / 1000} s to ${SYNC_BACKOFF_LIMIT / 60_000} min`,
  },
  background: {
    openLog: 'opening the log',
    watchLog: 'watching the log',
    appendActivity: 'writing the new records',
    readActivity: 'reading the log',
  },
};
