import { accountMenuMachine } from '#machines/upkeep/account-menu.machine.ts';
import { defineModel } from '../../support/paths/model.ts';

export default defineModel(accountMenuMachine, {
  inputs: [undefined],
  cases: {},
  project: () => null,
  invariant: () => {},
  takes: { 'menu.opened': ['unopened', 'closed'], 'menu.closed': ['open'] },
});
