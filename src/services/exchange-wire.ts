import type { ActivityEvent } from '#machines/learning/activity.types.ts';

/** A fact as a row of the account's table, whichever release wrote it. */
export interface Row extends Pick<ActivityEvent, 'id' | 'kind' | 'zone' | 'facts'> {
  at: string;
  sequence: number;
}

/** A fact as the account takes it. */
export function toWire({ id, kind, at, zone, facts, isImported }: ActivityEvent): object {
  return { id, kind, at: new Date(at).toISOString(), zone, facts, ...(isImported && { imported: true }) };
}

/** Keeps what this release does not know, for one that does. */
export function fromWire({ id, kind, at, zone, facts }: Row): ActivityEvent {
  return { id, kind, at: Date.parse(at), zone, facts } as ActivityEvent;
}
