import { catalog, type FlowFacts, type FlowId } from '#machines/catalog.ts';
import { GROUPS, type Group } from './groups.ts';
import { pagesOf, placeOf } from '../screen/places.ts';

type Fact = Pick<FlowFacts, 'title' | 'summary' | 'room'> & { id: FlowId };

interface MappedFlow extends Fact {
  pages: string;
}

interface FlowGroup {
  name: string;
  /** What the group's flows have in common. */
  text: string;
  flows: readonly MappedFlow[];
}

const texts: Readonly<Record<Group, string>> = {
  Learner: 'What learners and visitors see and do.',
  Account: 'Who is signed in, the settings, and a learner’s own data.',
  'Behind the scenes': 'Flows without a screen of their own.',
  'These tools': 'The pages of /flows themselves.',
};

/** Flows by audience; skips empty groups. */
export function mapOf(facts: readonly Fact[]): FlowGroup[] {
  return GROUPS.map((name) => ({
    name,
    text: texts[name],
    flows: inOrder(facts.filter((one) => groupOf(one) === name)).map((one) => ({
      ...one,
      pages: pagesOf(one.id),
    })),
  })).filter(({ flows }) => flows.length > 0);
}

/** What learners do first: the rooms in the order of their day. */
const ROOMS = ['course', 'study', 'games', 'account', 'upkeep', 'atlas'];
/** Flows that begin a room, before those that they need. */
const FIRST: readonly string[] = ['today', 'course', 'lesson', 'review', 'flashcards'];
const rooms = new Map<string, string>(catalog.map(({ id, room }) => [id, room]));

/** Flows in the order in which a learner meets them. */
export function inOrder<One extends { id: string }>(flows: readonly One[]): One[] {
  const placeOfFlow = ({ id }: One) =>
    FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length + ROOMS.indexOf(rooms.get(id) ?? 'atlas');
  return flows.toSorted((one, other) => placeOfFlow(one) - placeOfFlow(other));
}

/** A flow's audience. */
export function groupOf({ id, room }: { id: string; room: string }): Group {
  if (room === 'atlas') return 'These tools';
  if (typeof placeOf(id) === 'string') return 'Behind the scenes';
  return room === 'account' ? 'Account' : 'Learner';
}
