import type { EmailValues } from '#machines/account/forms.ts';
import type { Link } from '#machines/upkeep/newsletter-link.rules.ts';
import { fromPromise } from 'xstate';

export const validateSubscription = fromPromise(async ({ input }: { input: EmailValues }) =>
  (await import('../services/validation.ts')).validateSubscription(input),
);

export const subscribe = fromPromise(async ({ input }: { input: EmailValues }) =>
  (await import('../services/newsletter.ts')).subscribe(input),
);

export const followLink = fromPromise(async ({ input }: { input: Link }) =>
  (await import('../services/newsletter.ts')).followLink(input),
);
