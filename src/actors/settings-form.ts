import { settingsFormMachine } from '#machines/account/settings-form.machine.ts';
import { fromPromise } from 'xstate';
import { validateSettings } from '../services/validation.ts';

/**
 * The settings form with its holes filled, but for `applyChanges`: where changes go is known on the page only. The
 * validation comes with it, so that settings can be saved offline.
 */
export const wiredSettingsForm = settingsFormMachine.provide({
  actors: { validateSettings: fromPromise(({ input }) => validateSettings(input)) },
});
