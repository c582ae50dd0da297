import type { SettingsValues } from '#machines/account/forms.ts';
import { fromPromise } from 'xstate';

/** The code that checks settings; its page loads it ahead, so that they can be saved offline. */
export const validation = () => import('../services/validation.ts');

export const validateSettings = fromPromise(async ({ input }: { input: SettingsValues }) =>
  (await validation()).validateSettings(input),
);
