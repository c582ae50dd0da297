import { SESSION_PATIENCE } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    resting: 'The guest’s menu and profile offer to start over.',
    asking: 'A dialog asks whether to delete what the guest did.',
    deleting: 'What the guest did is being deleted from this device.',
    deleted: 'Nothing of the guest is left; the landing page opens.',
  },
  events: {
    'restart.requested': 'the guest chooses “Start over”',
    'restart.confirmed': 'the guest chooses “Delete and start over”',
    'restart.cancelled': 'the guest chooses “Keep learning”',
  },
  guards: {},
  actions: { announceFailure: 'say that the data couldn’t be deleted' },
  delays: { clearPatience: `${SESSION_PATIENCE.clearPatience / 1000} seconds` },
  background: { deleteGuest: 'deleting what the guest did from this device' },
};
