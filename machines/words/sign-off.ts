import { SIGN_OFF_MAX_BYTES } from '../atlas/sign-off.rules.ts';
import type { FlowWords } from './words.types.ts';

const MEGABYTE = 1024 * 1024;

export const words: FlowWords = {
  states: {
    loading: 'What was marked as read in this browser is being looked up.',
    failed: 'The page says that the sign-off could not be loaded, and offers to try again.',
    open: 'It is shown what was read, by whom and when, and what has changed since.',
    'open.idle': 'Flows and states can be marked as read.',
    'open.nameless': 'The page asks for the reader’s name, without which nothing is marked.',
    'open.keeping': 'The marks are being written into this browser.',
    'open.unkept': 'The page says that this browser keeps no data, so the marks are lost when it is closed.',
    'open.importing': 'A sign-off file is being read.',
    'open.exporting': 'The sign-off is being saved as a file.',
    'open.refused': 'The page says why a file was not read or saved.',
  },
  events: {
    'load.retried': 'the reader chooses “Try again”',
    'reader.named': 'the reader types a name',
    'part.read': 'the reader marks a flow or a state as read',
    'part.unread': 'the reader takes a mark back',
    'file.offered': 'the reader chooses a file to import',
    'file.requested': 'the reader chooses “Export”',
    'signOff.kept': 'another tab of this browser has marked something',
  },
  guards: {
    isNamed: ['the reader has given a name', 'the reader has given no name'],
    isMarked: ['the reader has marked it', 'the reader has not marked it'],
    isTooLarge: [
      `the file is larger than ${SIGN_OFF_MAX_BYTES / MEGABYTE} MB`,
      `the file has ${SIGN_OFF_MAX_BYTES / MEGABYTE} MB at most`,
    ],
    isSignOff: ['the file is a sign-off', 'the file is no sign-off, or a damaged one'],
  },
  actions: {
    keepLoaded: 'the marks of this browser are shown',
    takeKept: 'its marks and name are shown here, too',
    nameReader: 'the name counts for marks from now on',
    markRead: 'the part counts as read, as it is now',
    unmark: 'the reader’s mark is removed',
    addMarks: 'the marks of the file are added; of two by one reader the later stays',
    keepRefusal: 'the page says what is wrong with the file',
    refuseSize: 'the page says that the file is too large',
    refuseUnreadable: 'the page says that the file could not be read',
    refuseSaving: 'the page says that the file could not be saved',
    forgetRefusal: 'the message disappears',
  },
  delays: {},
  background: {
    loadSignOff: 'looking up the marks of this browser and what flows are like now',
    keepSignOff: 'writing the marks into this browser',
    watchSignOff: 'listening to other tabs of this browser',
    readSignOff: 'reading the file',
    saveSignOff: 'saving the file',
  },
};
