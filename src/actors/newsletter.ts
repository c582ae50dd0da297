import type { EmailValues } from '#machines/account/forms.ts';
import type { Link } from '#machines/upkeep/newsletter-link.rules.ts';
import { fromPromise } from 'xstate';

const newsletter = () => import('../services/newsletter.ts');

export const validateSubscription = fromPromise(async ({ input }: { input: EmailValues }) =>
  (await import('../services/validation.ts')).validateSubscription(input),
);

export const subscribe = fromPromise(async ({ input }: { input: EmailValues }) =>
  (await newsletter()).subscribe(input),
);

export const followLink = fromPromise(async ({ input }: { input: Link }) =>
  (await newsletter()).followLink(input),
);
