import { LINES } from '../atlas/session-player.rules.ts';
import { TRACE_MAX_BYTES } from '../inspect/trace-file.ts';
import type { FlowWords } from './words.types.ts';

const MEGABYTE = 1024 * 1024;

export const words: FlowWords = {
  states: {
    closed: 'No session is open.',
    sorting: 'The file is looked at, to tell a session from the trace of one flow.',
    reading: 'The session is being read and its flows repeated; that can be cancelled.',
    refused: 'The page says why the session was not opened, and asks for another file.',
    open: 'The page lists what the flows of the session did, in order.',
  },
  events: {
    'files.offered': 'the reader drops, chooses or pastes something',
    'reading.canceled': 'the reader chooses “Cancel”',
    'session.closed': 'the reader chooses “Open another trace”',
    'lines.returned': 'the reader chooses “Earlier”',
    'lines.advanced': 'the reader chooses “Later”',
    'line.chosen': 'the reader chooses a line',
  },
  guards: {
    canBeSession: [
      `it is one file of at most ${TRACE_MAX_BYTES / MEGABYTE} MB`,
      `it is not one file of at most ${TRACE_MAX_BYTES / MEGABYTE} MB`,
    ],
    isSession: ['the file claims to be a session', 'the file does not claim to be a session'],
    isOpened: ['the file is a session of known flows', 'the file is damaged, or its flows are not known'],
    isLine: ['the line is among those shown', 'no such line is shown'],
    hasEarlier: ['lines come before those shown', 'the first line is shown'],
    hasLater: ['lines follow those shown', 'the last line is shown'],
  },
  actions: {
    keepFile: 'the file is noted',
    announceSession: 'it is said that the file is no trace of one flow',
    keepSession: 'the end of the timeline is shown',
    keepRefusal: 'the page says what is wrong with the file',
    refuseUnreadable: 'the page says that the file could not be read',
    forgetRefusal: 'the message disappears',
    dropSession: 'the session is forgotten',
    showEarlier: `up to ${LINES} lines before those are shown`,
    showLater: `up to ${LINES} lines after those are shown`,
    chooseLine: 'the line is marked',
    offerTrace: 'its flow is offered as a trace, at this step',
  },
  delays: {},
  background: {
    sortFile: 'looking at the file',
    openSession: 'reading the session and repeating its flows',
  },
};
