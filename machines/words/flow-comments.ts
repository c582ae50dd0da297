import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    loading: 'The comments are loading.',
    failed: 'The page says that the comments couldn’t be loaded, and offers to try again.',
    ready: 'The page lists the comments and takes new ones.',
    'ready.idle': 'All comments are stored in this browser.',
    'ready.storing': 'The browser is storing the comments.',
    'ready.unstored': 'The page says that this browser stores nothing: a file can keep the comments.',
    'ready.saving': 'The file with the comments is going to the downloads.',
    'ready.unsaved': 'The page says that the file couldn’t be saved.',
    'ready.reading': 'A file with comments is being read.',
    'ready.refused': 'The page says why it can’t read the file.',
  },
  events: {
    'load.retried': 'the reader chooses “Try again”',
    'comment.added': 'the reader writes a comment',
    'comment.removed': 'the reader removes a comment',
    'review.requested': 'the reader asks for a file with their comments',
    'file.offered': 'the reader opens a file with comments',
  },
  guards: {
    isComplete: ['it has a text, a name and a part of this flow', 'its text, name or part is missing'],
    isOwn: ['it’s in this browser', 'it isn’t in this browser'],
    hasOwn: ['there are comments in this browser', 'there are no comments in this browser'],
    isReview: ['the file is a review', 'the file isn’t a review'],
  },
  actions: {
    storeLoaded: 'list the comments',
    addComment: 'add the comment',
    removeComment: 'remove the comment',
    addReview: 'add the file’s comments, each once',
    storeRefusal: 'say why the file can’t be read',
    refuseUnreadable: 'say that the file couldn’t be read',
    forgetRefusal: 'stop saying so',
  },
  delays: {},
  background: {
    loadComments: 'loading the comments',
    storeComments: 'storing the comments',
    saveReview: 'saving the file',
    readReview: 'reading the file',
  },
};
