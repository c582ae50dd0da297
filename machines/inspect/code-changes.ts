import type { FlowChange, Sides } from './change.ts';
import { partsWith, type FlowCode } from './flow-document.ts';
import { valuesBetween } from './code-values.ts';
import { capital, ended, guardClause, listed, transitionSentence, type FlowText } from './words.ts';

type Code = FlowCode[string];

/** Changed declarations used by the same names. */
interface ChangedRules {
  places: string[];
  keys: string[];
}

/**
 * Names whose definition or rules changed although the diagram didn't. Skips delays and texts that
 * `found` reports.
 */
export function codeChanges(sides: Sides, found: readonly FlowChange[]): FlowChange[] {
  const { before, now } = sides;
  const explained = new Set(
    found
      .filter(({ what }) => what === 'delay' || what === 'text')
      .map(({ what, name }) => `${what === 'delay' ? 'delays' : 'actions'}.${name}`),
  );
  const keys = Object.keys(now.code).filter((key) => Object.hasOwn(before.code, key));
  const own: string[] = [];
  const rules = new Map<string, string[]>();
  const known = new Set<string>();
  for (const key of keys) {
    const places = changedPlaces(before.code[key] ?? {}, now.code[key] ?? {});
    if (explained.has(key)) for (const place of places) known.add(place);
    else if (places.includes('')) own.push(key);
    for (const place of places) {
      if (place === '' || explained.has(key)) continue;
      rules.set(place, [...(rules.get(place) ?? []), key]);
    }
  }
  for (const place of known) rules.delete(place);
  const reworded = keys.filter(
    (key) =>
      (own.includes(key) || [...rules.values()].some((users) => users.includes(key))) &&
      isReworded(sides, key),
  );
  const groups = new Map<string, ChangedRules>();
  for (const [place, users] of rules) {
    const rest = users.filter((key) => !reworded.includes(key));
    if (rest.length === 0) continue;
    const group = groups.get(rest.join()) ?? { places: [], keys: rest };
    group.places.push(place);
    groups.set(rest.join(), group);
  }
  return [
    ...reworded.map((key) => sentenceChange(sides, key, placesOf(rules, key))),
    ...own.filter((key) => !reworded.includes(key)).map((key) => ownChange(sides, key)),
    ...[...groups.values()].map((group) => rulesChange(sides, group)),
  ];
}

function placesOf(rules: ReadonlyMap<string, readonly string[]>, key: string): string[] {
  return [...rules].filter(([, users]) => users.includes(key)).map(([place]) => place);
}

/** Whether both releases describe a name, and differently. */
function isReworded(sides: Sides, key: string): boolean {
  if (!sides.before.words || !sides.now.words) return false;
  const [section, name] = split(key);
  const clauseIn = ({ words }: FlowText) => {
    const named = { guards: words.guards, actions: words.actions, delays: words.delays }[section];
    return [(named ?? words.background)[name] ?? []].flat().join();
  };
  const was = clauseIn(sides.earlierText);
  return was !== '' && was !== clauseIn(sides.flowText);
}

function sentenceChange(sides: Sides, key: string, places: readonly string[]): FlowChange {
  const [section, name] = split(key);
  const parts = partsOf(sides, key);
  return {
    kind: 'changed',
    what: kinds[section] ?? 'action',
    name,
    text: 'This works differently.',
    before: sentenceWith(sides.earlierText, key, parts.was),
    now: sentenceWith(sides.flowText, key, parts.ids),
    code: [name, ...places.map(inFile)],
    ...parts,
  };
}

/** The first of the sentences that a name is part of. */
function sentenceWith(text: FlowText, key: string, ids: readonly string[]): string {
  const [use, ...others] = text.transitions.filter(({ id }) => ids.includes(id));
  const more = others.length === 0 ? '' : ` (and in ${others.length} more)`;
  return use ? transitionSentence(text, use) + more : ended(capital(clauseOf(text, key)));
}

function inFile(place: string): string {
  return place.replace(/^(.*)#(.*)$/, '$2 in $1');
}

/**
 * Places whose code differs; `''` also if a namesake replaced the declaration. Places on one side only
 * follow from other changes or moved to another file.
 */
function changedPlaces(before: Code, now: Code): string[] {
  const changed = Object.keys(now).filter(
    (place) => Object.hasOwn(before, place) && before[place] !== now[place],
  );
  const only = (one: Code, other: Code) => Object.keys(one).filter((place) => !Object.hasOwn(other, place));
  const [gone, added] = [only(before, now), only(now, before)];
  const moved = added.filter((place) => {
    const old = gone.find((other) => declared(other) === declared(place));
    return old !== undefined && before[old] !== now[place];
  });
  const all = [...changed, ...moved];
  return all.length === 0 && gone.some((place) => !added.some((other) => declared(other) === declared(place)))
    ? ['']
    : all;
}

function declared(place: string): string {
  return place.slice(place.indexOf('#') + 1);
}

function ownChange(sides: Sides, key: string): FlowChange {
  const [section, name] = split(key);
  return {
    kind: 'changed',
    what: kinds[section] ?? 'action',
    name,
    text: ownText(sides, section, name),
    ...valuesBetween(sides.before.code[key]?.[''], sides.now.code[key]?.['']),
    code: [name],
    ...partsOf(sides, key),
  };
}

function ownText({ flowText }: Sides, section: string, name: string): string {
  const { words } = flowText;
  if (section === 'start') return 'The flow starts with different data.';
  if (section === 'guards') return `The check whether ${guardClause(flowText, name)} changed.`;
  if (section === 'delays') return `The delay “${words.delays[name] ?? name}” is computed differently.`;
  if (section === 'background') return `“${words.background[name] ?? name}” gets different input.`;
  return `“${words.actions[name] ?? name}” works differently.`;
}

/** A rule behind sentences that are the same. Changed figures and texts in it are told. */
function rulesChange(sides: Sides, { places, keys }: ChangedRules): FlowChange {
  const parts = keys.map((key) => partsOf(sides, key));
  const [use = ''] = keys;
  const values = places.map((place) =>
    valuesBetween(sides.before.code[use]?.[place], sides.now.code[use]?.[place]),
  );
  const told = values.filter((value) => value.before !== undefined);
  const [before, now] = [told.map((value) => value.before), told.map((value) => value.now)];
  return {
    kind: 'changed',
    what: 'rule',
    name: places.map(declared).join(', '),
    text: `A rule changed behind ${used(keys.map((key) => clauseOf(sides.flowText, key)))}.`,
    ...(told.length > 0 && { before: before.join('; '), now: now.join('; ') }),
    code: places.map(inFile),
    ids: [...new Set(parts.flatMap(({ ids }) => ids))],
    was: [...new Set(parts.flatMap(({ was }) => was))],
  };
}

/** Uses listed per rule. */
const LISTED = 4;

function used(clauses: readonly string[]): string {
  const rest = clauses.length - LISTED;
  const shown = clauses.slice(0, LISTED);
  return listed(rest > 0 ? [...shown, `${rest} more`] : shown);
}

function clauseOf(text: FlowText, key: string): string {
  const [section, name] = split(key);
  const { words } = text;
  if (section === 'start') return 'the data that the flow starts with';
  if (section === 'guards') return `whether ${guardClause(text, name)}`;
  const clauses = { actions: words.actions, delays: words.delays, background: words.background }[section];
  return `“${clauses?.[name] ?? name}”`;
}

function partsOf({ before, now }: Sides, key: string): Pick<FlowChange, 'ids' | 'was'> {
  const [section, name] = split(key);
  if (section === 'start') return { ids: [now.id], was: [before.id] };
  return { ids: partsWith(now, section, name), was: partsWith(before, section, name) };
}

function split(key: string): [section: string, name: string] {
  const dot = key.indexOf('.');
  return dot === -1 ? [key, key] : [key.slice(0, dot), key.slice(dot + 1)];
}

const kinds: Readonly<Record<string, FlowChange['what']>> = {
  guards: 'guard',
  actions: 'action',
  delays: 'delay',
  background: 'background',
  start: 'start',
};
