import type { SettingsValues } from '#machines/account/forms.ts';
import { fromPromise } from 'xstate';
import * as validation from '../services/validation.ts';

/** Settings are checked by code in this chunk, so that they can be saved offline. */
export const validateSettings = fromPromise(({ input }: { input: SettingsValues }) =>
  validation.validateSettings(input),
);
