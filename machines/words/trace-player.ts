import { PATH_STEP } from '../constants.ts';
import { TRACE_MAX_BYTES } from '../inspect/trace-file.ts';
import type { FlowWords } from './words.types.ts';

const MEGABYTE = 1024 * 1024;

export const words: FlowWords = {
  states: {
    waiting: 'The page asks for a trace or a session: the file of one or more runs.',
    reading: 'The file is being read and its runs repeated; that can be cancelled.',
    refused: 'The page says why the trace was not opened, and asks for another one.',
    ready: 'The repeated run is shown beside the diagram, one step at a time.',
    'ready.replaying': 'The page shows one step: its event, what it changed and what it emitted.',
    'ready.replaying.paused': 'The step stays until the reader goes to another one.',
    'ready.replaying.playing': 'The steps follow one another by themselves.',
    'ready.replaying.savingTest': 'A test that fails as long as this step goes wrong is being saved.',
    'ready.comparing': 'The page puts a second trace beside this one.',
  },
  events: {
    'files.offered': 'the reader drops, chooses or pastes something',
    'reading.canceled': 'the reader chooses “Cancel”',
    'trace.closed': 'the reader chooses “Open another trace”',
    'run.chosen': 'the reader chooses another flow of the session',
    'step.chosen': 'the reader chooses a step',
    'step.advanced': 'the reader goes to the next step',
    'step.returned': 'the reader goes to the step before',
    'divergence.requested': 'the reader asks for the first step that differs from the recording',
    'comparison.opened': 'the reader chooses “Compare”',
    'trace.resumed': 'the reader goes back to the trace',
    'play.started': 'the reader presses “Play”',
    'play.paused': 'the reader presses “Pause”',
    'speed.chosen': 'the reader chooses a speed',
    'test.requested': 'the reader asks for a regression test of the step shown',
  },
  guards: {
    isSeveral: ['it is several files', 'it is one file, none, or too many'],
    isRefused: [
      `it is no file, a folder, too many files, or larger than ${TRACE_MAX_BYTES / MEGABYTE} MB`,
      `it is one file of at most ${TRACE_MAX_BYTES / MEGABYTE} MB`,
    ],
    isTrace: [
      'the file is a trace whose run could be repeated',
      'the file is no trace, or its run cannot even begin now',
    ],
    isRun: ['the session has this flow', 'the session has no such flow'],
    isStep: ['the run has this step', 'the run has no such step'],
    hasNext: ['another step follows', 'this is the last step'],
    hasPrevious: ['there is a step before', 'this is the start'],
    isPlayable: ['the run has a step after its start', 'the run has nothing but its start'],
    isBeforeLast: ['only one step is left', 'more than one step is left'],
    isDivergent: ['the repeated run differs from the recording', 'the repeated run is as recorded'],
  },
  actions: {
    storeName: 'the name of the file is noted',
    refuse: 'the page says why it cannot be a trace',
    storeRefusal: 'the page says what is wrong with the file',
    refuseUnreadable: 'the page says that the file could not be read',
    forgetRefusal: 'the message disappears',
    storeRuns: 'the repeated run is shown at its start; of a session, that of its last active flow',
    dropRuns: 'what was opened is forgotten',
    chooseRun: 'its run is shown at the same time of the session',
    chooseStep: 'this step is shown',
    goToDivergence: 'the first step that differs from the recording is shown',
    showNext: 'the next step is shown',
    goBack: 'the step before is shown',
    goToStart: 'the start is shown',
    announceTest: 'a message says that the test is saved, and where it belongs',
    announceUnsavedTest: 'a message says that the test could not be saved',
    chooseSpeed: 'this speed counts from the next step on',
  },
  delays: { step: `${PATH_STEP / 1000} seconds have passed, fewer at a higher speed` },
  background: {
    openTrace: 'reading the trace and repeating its run',
    saveTest: 'making the test and saving it as a file',
  },
};
