import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { recordIn } from '#machines/learning/facts.rules.ts';
import { keepable } from '#machines/learning/keepable.rules.ts';
import type { Verdict } from './activity-entry.ts';

/** A fact as a row of the account's table, whichever release wrote it. */
export interface Row extends Pick<ActivityEvent, 'id' | 'kind' | 'zone' | 'facts'> {
  at: string;
  sequence: number;
}

/** A fact as the account takes it. */
export function toWire({ id, kind, at, zone, facts, isImported }: ActivityEvent): object {
  return {
    ...keepable({ id, kind, zone, facts }),
    at: new Date(at).toISOString(),
    ...(isImported && { imported: true }),
  };
}

/** The verdicts of an answer on facts that were sent. Throws if there is none: the answer then says nothing of them. */
export function verdictsIn(answer: unknown, sent: readonly ActivityEvent[]): Verdict[] {
  const ids = new Set<unknown>(sent.map(({ id }) => id));
  const verdicts = listIn(answer).flatMap((one): Verdict[] => {
    const { id, verdict, reason } = recordIn(one) ?? {};
    if (typeof id !== 'string' || !ids.has(id)) return [];
    if (verdict === 'accepted' || verdict === 'known' || verdict === 'later') return [{ id, verdict }];
    return verdict === 'refused' && typeof reason === 'string' ? [{ id, verdict, reason }] : [];
  });
  if (verdicts.length === 0) throw new Error('The account judged none of the facts');
  return verdicts;
}

/** The facts of an answer, all of which come after a sequence number. Throws if it is no such list. */
export function rowsIn(answer: unknown, after: number): Row[] {
  let last = after;
  for (const row of listIn(answer)) {
    const sequence = recordIn(row)?.['sequence'];
    if (!Number.isInteger(sequence) || Number(sequence) <= last)
      throw new Error('The account sent facts out of turn');
    last = Number(sequence);
  }
  return answer as Row[];
}

/** Throws if the answer is no list. */
export function listIn(answer: unknown): unknown[] {
  if (!Array.isArray(answer)) throw new Error('The account sent no list');
  return answer;
}

/** Keeps what this release does not know, for one that does. */
export function fromWire({ id, kind, at, zone, facts }: Row): ActivityEvent {
  return { id, kind, at: Date.parse(at), zone, facts } as ActivityEvent;
}
