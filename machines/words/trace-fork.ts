import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    loading: 'The words of the flow and its recorded events are being loaded.',
    failed: 'The page says that they could not be loaded, and offers another try.',
    asking: 'The page asks what happens next, and shows what came of the events before.',
    running: 'The run is being repeated with the event that was sent.',
    saving: 'The run with the other events is being saved as a trace.',
  },
  events: {
    'load.retried': 'the reader chooses “Try again”',
    'cause.chosen': 'the reader chooses what happens',
    'case.chosen': 'the reader chooses what comes with it',
    'event.sent': 'the reader chooses “Let it happen”',
    'event.returned': 'the reader takes the last event back',
    'save.requested': 'the reader asks for a trace of this run',
  },
  guards: {
    isCause: ['it can happen to this flow', 'it cannot happen to this flow'],
    isCase: ['such an event was recorded', 'no such event was recorded'],
    canSend: ['the flow goes on and an event is chosen', 'the flow has ended or no event is chosen'],
    hasForked: ['at least one event was sent', 'no event was sent yet'],
    isRun: ['the run could be repeated', 'the run could not be repeated'],
  },
  actions: {
    keepParts: 'what can happen is offered',
    chooseCause: 'the recorded events of this kind are offered',
    chooseCase: 'this event will be sent',
    dropEvent: 'the last event and what came of it disappear',
    keepRun: 'what comes of the event is shown',
    announceFailure: 'a message says that this could not be found out',
    announceSaved: 'a message says that the fork is saved',
    announceUnsaved: 'a message says that the fork could not be saved',
  },
  delays: {},
  background: {
    loadParts: 'loading the words and the recorded events',
    runFork: 'repeating the run with the event',
    saveFork: 'making the trace and saving it as a file',
  },
};
