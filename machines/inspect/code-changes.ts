import type { FlowChange, Sides } from './change.ts';
import { partsWith, type FlowCode } from './flow-document.ts';
import { guardClause, listed } from './words.ts';

type Code = FlowCode[string];

/** A declaration that has changed, with the names that use it. */
interface ChangedRule {
  place: string;
  keys: string[];
}

/**
 * Names that work otherwise although the diagram is the same: their own definition, or a rule that it uses. What `found`
 * already says, the length of a delay or a text, is not said again.
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
  const rules = new Map<string, ChangedRule>();
  const known = new Set<string>();
  for (const key of keys) {
    const places = changedPlaces(before.code[key] ?? {}, now.code[key] ?? {});
    if (explained.has(key)) for (const place of places) known.add(place);
    else if (places.includes('')) own.push(key);
    for (const place of places) {
      if (place === '' || explained.has(key)) continue;
      const rule = rules.get(place) ?? { place, keys: [] };
      rule.keys.push(key);
      rules.set(place, rule);
    }
  }
  return [
    ...own.map((key) => ownChange(sides, key)),
    ...[...rules.values()].filter(({ place }) => !known.has(place)).map((rule) => ruleChange(sides, rule)),
  ];
}

/**
 * The places whose code differs; `''` also if another declaration is used in place of one with the same name. What is
 * only used on one side is the consequence of another change, or has moved to another file.
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
    ...partsOf(sides, key),
  };
}

function ownText({ told }: Sides, section: string, name: string): string {
  const { words } = told;
  if (section === 'start') return 'The flow starts with something else: how its context is made changed.';
  if (section === 'guards')
    return `When it holds that “${guardClause(told, name)}” (${name}): its rule changed.`;
  if (section === 'delays') return `How long “${words.delays[name] ?? name}” is (${name}): its rule changed.`;
  if (section === 'background') return `What “${words.background[name] ?? name}” (${name}) is given changed.`;
  return `How it comes that “${words.actions[name] ?? name}” (${name}): its rule changed.`;
}

function ruleChange(sides: Sides, { place, keys }: ChangedRule): FlowChange {
  const [file = '', name = ''] = place.split('#');
  const uses = keys.map((key) => clauseOf(sides, key));
  const parts = keys.map((key) => partsOf(sides, key));
  return {
    kind: 'changed',
    what: 'rule',
    name,
    text: `The rule “${name}” in ${file} changed. ${used(uses)}`,
    ids: [...new Set(parts.flatMap(({ ids }) => ids))],
    was: [...new Set(parts.flatMap(({ was }) => was))],
  };
}

/** How many uses of a rule are listed. */
const LISTED = 4;

function used(clauses: readonly string[]): string {
  const rest = clauses.length - LISTED;
  const shown = clauses.slice(0, LISTED);
  return `It has a say in: ${listed(rest > 0 ? [...shown, `${rest} more`] : shown)}.`;
}

function clauseOf({ told }: Sides, key: string): string {
  const [section, name] = split(key);
  const { words } = told;
  if (section === 'start') return 'what the flow starts with';
  if (section === 'guards') return `whether ${guardClause(told, name)} (${name})`;
  const clauses = { actions: words.actions, delays: words.delays, background: words.background }[section];
  return `“${clauses?.[name] ?? name}” (${name})`;
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
