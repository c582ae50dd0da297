import type { FlowId } from '#machines/catalog.ts';
import { paths } from '../paths.ts';

/** Where a flow is seen: an address of a learner, one of a visitor, or why it has no screen. */
type Place = string | { visitor: string } | { none: string };

const TOOL = 'This flow is one of the pages of /flows themselves; learners never see it.';

/** A line for each flow: the page on which its states are shown. */
export const places: Readonly<Record<FlowId, Place>> = {
  session: paths.profile(),
  'auth-form': { visitor: paths.auth() },
};
