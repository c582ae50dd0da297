import { mobileMenuMachine } from '#machines/upkeep/mobile-menu.machine.ts';
import { defineModel } from '../../support/paths/model.ts';

export default defineModel(mobileMenuMachine, {
  inputs: [undefined],
  cases: {},
  project: () => null,
  invariant: () => {},
  takes: {
    'menu.toggled': ['closed', 'open'],
    'link.tapped': ['open'],
    'menu.dismissed': ['open'],
  },
});
