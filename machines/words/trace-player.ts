import { PATH_STEP } from '../constants.ts';
import { TRACE_MAX_BYTES } from '../inspect/trace-file.ts';
import type { FlowWords } from './words.types.ts';

const MEGABYTE = 1024 * 1024;

export const words: FlowWords = {
  states: {
    waiting: 'The page asks for a trace, or for a session of several runs.',
    reading: 'The file is being read and its runs replayed; the reader can cancel.',
    refused: 'The page says why it couldn’t open the trace, and asks for another one.',
    ready: 'The replayed run is next to the diagram, one step at a time.',
    'ready.replaying': 'The page shows one step: its event, what it changed and what it emitted.',
    'ready.replaying.paused': 'The step stays until the reader goes to another one.',
    'ready.replaying.playing': 'The steps advance by themselves.',
    'ready.replaying.savingTest': 'A test that fails until this step is fixed is being saved.',
    'ready.comparing': 'A second trace is next to this one.',
  },
  events: {
    'files.offered': 'the reader drops, chooses or pastes something',
    'reading.canceled': 'the reader chooses “Cancel”',
    'trace.closed': 'the reader chooses “Open another trace”',
    'run.chosen': 'the reader picks another flow of the session',
    'step.chosen': 'the reader chooses a step',
    'step.advanced': 'the reader goes to the next step',
    'step.returned': 'the reader goes to the previous step',
    'divergence.requested': 'the reader goes to the first step that differs from the recording',
    'comparison.opened': 'the reader chooses “Compare”',
    'trace.resumed': 'the reader goes back to the trace',
    'play.started': 'the reader presses “Play”',
    'play.paused': 'the reader presses “Pause”',
    'speed.chosen': 'the reader chooses a speed',
    'test.requested': 'the reader says what should happen at this step and asks for a test',
  },
  guards: {
    isSeveral: ['there are several files', 'there is one file, none, or too many'],
    isRefused: [
      `it’s no file, a folder, too many files, or larger than ${TRACE_MAX_BYTES / MEGABYTE} MB`,
      `it’s one file of at most ${TRACE_MAX_BYTES / MEGABYTE} MB`,
    ],
    isTrace: [
      'the file is a trace that can be replayed',
      'the file isn’t a trace, or its run can’t start any more',
    ],
    isRun: ['the session has this flow', 'the session has no such flow'],
    isStep: ['the run has this step', 'the run has no such step'],
    hasNext: ['another step follows', 'this is the last step'],
    hasPrevious: ['there is a previous step', 'this is the start'],
    isPlayable: ['the run has a step after its start', 'the run consists of its start only'],
    isBeforeLast: ['only one step is left', 'more than one step is left'],
    isDivergent: ['the replay differs from the recording', 'the replay matches the recording'],
  },
  actions: {
    storeName: 'store the name of the file',
    refuse: 'say why it can’t be a trace',
    storeRefusal: 'say what is wrong with the file',
    refuseUnreadable: 'say that the file couldn’t be read',
    forgetRefusal: 'hide the message',
    storeRuns: 'show the replay where the page crashed, else at its start (a session: the page’s flow)',
    dropRuns: 'discard what was open',
    chooseRun: 'show its run at the same point in the session',
    chooseStep: 'show this step',
    goToDivergence: 'show the first step that differs from the recording',
    showNext: 'show the next step',
    goBack: 'show the previous step',
    goToStart: 'show the start',
    announceTest: 'say that the test is saved, and where it belongs',
    announceUnsavedTest: 'say that the test couldn’t be saved',
    chooseSpeed: 'use this speed from the next step on',
  },
  delays: { step: `${PATH_STEP / 1000} seconds, less at a higher speed` },
  background: {
    openTrace: 'reading the trace and replaying its run',
    saveTest: 'writing and saving the test',
  },
};
