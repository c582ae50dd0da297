import { fromPromise } from 'xstate';
import * as changes from '../../services/atlas/changes.ts';

export const loadChanges = fromPromise(({ input }: { input: { since: string } }) =>
  changes.loadChanges(input.since),
);

export const loadEarlier = fromPromise(
  async ({ input: { since, flow } }: { input: { since: string; flow: string | null } }) =>
    flow === null ? null : changes.loadEarlier(since, flow),
);
