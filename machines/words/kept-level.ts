import { KEPT_LEVEL } from '../course/kept-files.rules.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    looking: `Checks what of ${KEPT_LEVEL} is on this device.`,
    unavailable: 'This browser stores nothing for offline use, so the course offers nothing.',
    partial: `The course offers to keep ${KEPT_LEVEL}; units that the learner needs soon are kept anyway.`,
    'partial.deciding': 'Checks whether the learner needs units of the level soon.',
    'partial.storing': 'The units that the learner needs soon are being stored; nothing shows it.',
    'partial.resting': 'All units that the learner needs soon are on this device.',
    'partial.waiting': 'Units couldn’t be stored; they wait for the network or for another unit.',
    keeping: `${KEPT_LEVEL} is being stored; the course shows how far it is.`,
    failed: `The course says why ${KEPT_LEVEL} couldn’t be stored, and offers to try again.`,
    kept: `All of ${KEPT_LEVEL} is on this device.`,
    'kept.whole': `The course says that ${KEPT_LEVEL} works offline, and offers to remove it.`,
    'kept.unremoved': `The course says that ${KEPT_LEVEL} couldn’t be removed.`,
    removing: `${KEPT_LEVEL} is being removed from this device, but for the units that the learner needs soon.`,
  },
  events: {
    'units.needed': 'the learner’s log shows which units they need soon',
    'network.restored': 'the browser reports a network',
    'keep.requested': `the learner chooses “Keep ${KEPT_LEVEL} on this device”`,
    'keep.cancelled': 'the learner stops the download',
    'removal.requested': 'the learner chooses “Remove it”',
    'store.progressed': 'more files are stored',
    'store.finished': 'all files are stored',
    'store.failed': 'a file couldn’t be stored',
  },
  guards: {
    isWhole: ['the learner chose to keep the level, and all of it is here', 'not all of it is here'],
    isChosen: ['the learner chose to keep the level', 'the learner didn’t choose to keep the level'],
    hasUnits: ['the learner needs units soon', 'the learner needs no unit soon'],
    isNews: ['a unit is among them that wasn’t before', 'all were among them before'],
  },
  actions: {
    noteUnits: 'note which units the learner needs soon',
    noteProgress: 'note how many files are stored',
    noteObstacle: 'note why it failed',
    noteNetwork: 'note that the network failed',
    startOver: 'count from zero',
  },
  delays: {},
  background: {
    watchUnits: 'watching which units the learner needs',
    readKept: 'looking what is stored',
    storeUnits: 'storing the units',
    storeLevel: 'storing the level',
    removeLevel: 'removing the level',
  },
};
