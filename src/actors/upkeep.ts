import type { EmailValues } from '#machines/account/forms.ts';
import type { FileToMake, HeldFile } from '#machines/upkeep/download.machine.ts';
import type { Link } from '#machines/upkeep/newsletter-link.rules.ts';
import { fromPromise, type EventObject } from 'xstate';
import { fromLazyCallback } from './lazy-callback.ts';

const newsletter = () => import('../services/newsletter.ts');
const files = () => import('../services/files/files.ts');

export const validateSubscription = fromPromise(async ({ input }: { input: EmailValues }) =>
  (await import('../services/validation.ts')).validateSubscription(input),
);

export const subscribe = fromPromise(async ({ input }: { input: EmailValues }) =>
  (await newsletter()).subscribe(input),
);

export const followLink = fromPromise(async ({ input }: { input: Link }) =>
  (await newsletter()).followLink(input),
);

export const makeFile = fromLazyCallback<EventObject, FileToMake>(async ({ input, sendBack }) => {
  const { startFile } = await files();
  return { stop: startFile(input, sendBack) };
});

/** Frees a file when stopped. */
export const holdFile = fromLazyCallback<EventObject, HeldFile | null>(async ({ input }) => {
  const { releaseFile } = await files();
  return { stop: () => releaseFile(input) };
});

export const saveFile = fromPromise(async ({ input }: { input: HeldFile | null }) =>
  (await files()).saveHeldFile(input),
);
