import type { PictureTransition } from '#machines/inspect/picture.ts';

type Kind = PictureTransition['kind'];

/** The colour of each kind of transition, a name for `data-color`. */
export const kindColors: Record<Kind, string> = {
  event: 'grey',
  after: 'purple',
  always: 'blue',
  done: 'teal',
  error: 'red',
};

/** What triggers each kind of transition, in words. */
export const kindNames: Record<Kind, string> = {
  event: 'Event',
  after: 'Delay',
  always: 'At once',
  done: 'Work done',
  error: 'Work failed',
};
