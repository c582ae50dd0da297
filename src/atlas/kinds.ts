import type { PictureTransition } from '#machines/inspect/picture.ts';

type Kind = PictureTransition['kind'];

/** A `data-color` for each kind of transition. */
export const kindColors: Record<Kind, string> = {
  event: 'grey',
  after: 'purple',
  always: 'blue',
  done: 'teal',
  error: 'red',
};

/** The trigger of each kind of transition. */
export const kindNames: Record<Kind, string> = {
  event: 'Event',
  after: 'Delay',
  always: 'At once',
  done: 'Work done',
  error: 'Work failed',
};
