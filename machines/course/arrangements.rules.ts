import type { Part, Phrase, Role } from './phrases.rules.ts';

/** A clause with more phrases than this stays as it is. */
const MOST_PHRASES = 6;
/** Far more than any sentence has. */
const MOST_ORDERS = 3000;

/** All orders in which somebody would say a sentence, as texts to compare; its own first. */
export function ordersOf(parts: readonly Part[]): readonly string[] {
  const isLone = parts.flatMap(({ phrases }) => phrases).filter(isSubject).length === 1;
  const orders = new Map(parts.map((part) => [part, clauseOrders(part, isLone)]));
  const texts = sequencesOf(parts).flatMap((sequence) =>
    sequence.reduce<readonly string[]>(
      (before, part) =>
        before
          .flatMap((text) => (orders.get(part) ?? []).map((order) => `${text} ${order}`.trim()))
          .slice(0, MOST_ORDERS),
      [''],
    ),
  );
  return [...new Set(texts)];
}

function isSubject({ role, text }: Phrase): boolean {
  return (
    role === 'subject' ||
    role === 'pronoun' ||
    /(?:^| )(?:yo|tú|él|ella|nosotr[oa]s|vosotr[oa]s|ell[oa]s)(?: |$)/.test(text)
  );
}

/** The orders of the parts: an aside may stand between any two, a clause of time before or after its main clause. */
function sequencesOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const asides = parts.filter(({ kind }) => kind === 'aside');
  const others = swapped(parts.filter(({ kind }) => kind !== 'aside'));
  if (others.some((order) => /^(?:sí|no)$/.test(textOf(order[0]?.phrases ?? [])))) return [parts];
  const sequences = asides.reduce(
    (orders, aside) => orders.flatMap((order) => withAside(order, aside)),
    others,
  );
  return [
    parts,
    ...sequences.filter(
      ([first]) => first === parts[0] || first?.phrases[0]?.role !== 'conjunction' || first.kind === 'when',
    ),
  ];
}

function withAside(order: readonly Part[], aside: Part): (readonly Part[])[] {
  return [...order, null].flatMap((part, at) =>
    part?.isIndirect === true || part?.phrases[0]?.text === 'que' ? [] : [order.toSpliced(at, 0, aside)],
  );
}

function swapped(parts: readonly Part[]): readonly (readonly Part[])[] {
  const [one, other, ...rest] = parts;
  if (!one || !other || one.isEnd || (rest.length > 0 && !other.isEnd)) return [parts];
  const isPair =
    [one, other]
      .map(({ kind }) => kind)
      .toSorted()
      .join(' ') === 'clause when';
  const isJoined = [one, other].some(
    ({ kind, phrases }) => kind === 'clause' && phrases[0]?.role === 'conjunction',
  );
  return isPair && !isJoined && !isWhether(one, other) ? [parts, [other, one, ...rest]] : [parts];
}

/** «No sé si viene» is no condition. */
function isWhether(one: Part, other: Part): boolean {
  const verb = one.phrases.find(({ role }) => role === 'verb')?.text ?? '';
  return (
    other.phrases[0]?.text === 'si' &&
    /(?:^| )(?:sé|sab\p{L}*|pregunt\p{L}+|dud\p{L}+|mir\p{L}+|dim\p{L}+|díga\p{L}+)/u.test(verb)
  );
}

function clauseOrders(part: Part, isLone: boolean): readonly string[] {
  const { phrases, kind } = part;
  if (kind === 'aside') return [textOf(phrases)];
  if (kind === 'fixed' || phrases.length > MOST_PHRASES)
    return [...new Set([textOf(phrases), turned(textOf(phrases))])];
  const joint = phrases.filter(({ role }) => role === 'conjunction' || role === 'link').slice(0, 1);
  const isLink = joint[0]?.role === 'link';
  const own = phrases.slice(joint.length);
  const turnedRound = own.map((phrase) => ({ ...phrase, text: turned(phrase.text) }));
  const full = textOf(turnedRound) === textOf(own) ? [own] : [own, turnedRound];
  const orders = full.flatMap((set) =>
    [set, ...(isLone ? withoutPronoun(set) : [])].flatMap((some) => [
      ...(some === set ? [set] : []),
      ...permutations(some).filter((order) => isSaid(order, set, part)),
    ]),
  );
  return [
    ...new Set([
      ...orders.map((order) => textOf([...joint, ...order])),
      ...(isLink ? orders.map(textOf) : []),
    ]),
  ];
}

/** The phrases without a pronoun that the verb tells, too. */
function withoutPronoun(phrases: readonly Phrase[]): (readonly Phrase[])[] {
  const others = phrases.filter(({ role, text }) => role !== 'pronoun' || text.includes(' '));
  return others.length < phrases.length && others.length > 1 ? [others] : [];
}

const small = 'el|la|los|las|una?|mis?|tus?|sus?|en|con|del?|al?|por|para|sin';
const joined = new RegExp(
  `^(.*? )??((?:(?:${small}) )*)(\\p{L}+) (y|o|ni) ((?:(?:${small}) )*)(\\p{L}+)$`,
  'u',
);
/** Numbers and times have their order, and who speaks comes last. */
const inOrder =
  /(?:^| )(?:yo|tú|usted|más|menos|cuarto|media|medio|cientos?|mil|una|dos|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?: |$)/;

/** «pan y leche» as «leche y pan»; the text itself where it joins nothing, or things of two kinds. */
function turned(text: string): string {
  const [, before = '', small1 = '', one = '', joint = '', small2 = '', other = ''] = joined.exec(text) ?? [];
  const isAlike = small1.split(' ').length === small2.split(' ').length;
  const isHeard = (joint === 'y' && /^h?i/.test(one)) || (joint === 'o' && /^h?o/.test(one));
  if (joint === '' || !isAlike || isHeard || inOrder.test(`${one} ${other}`)) return text;
  return `${before}${small2}${other} ${joint} ${small1}${one}`;
}

function permutations(phrases: readonly Phrase[]): (readonly Phrase[])[] {
  if (phrases.length < 2) return [phrases];
  return phrases.flatMap((phrase, at) =>
    permutations(phrases.toSpliced(at, 1)).map((others) => [phrase, ...others]),
  );
}

const complements: ReadonlySet<Role> = new Set(['object', 'bound', 'predicate', 'manner']);

/** Whether somebody would say a clause in this order; `own` is the one that is written. */
function isSaid(order: readonly Phrase[], own: readonly Phrase[], part: Part): boolean {
  const roles = order.map(({ role }) => role);
  const verb = roles.indexOf('verb');
  if (part.isOpen && order.at(-1) !== own.at(-1)) return false;
  if (!areInTurn(order, own) || isLeftPositive(order, own)) return false;
  if (verb === roles.length - 1 && own.at(-1)?.role !== 'verb' && !mayEnd(order)) return false;
  const isFirst = verb === 0;
  const isLinked = roles.includes('predicate') || roles.includes('identity');
  const hasNo = /^no(?: |$)/.test(order[verb]?.text ?? '');
  return order.every(({ role, text }, at) => {
    const isBefore = at < verb;
    const next = roles[at + 1];
    const isThenObject = roles
      .slice(Math.max(at, verb))
      .some((each) => /^(?:object|predicate|identity|manner)$/.test(each));
    switch (role) {
      case 'question':
        return (
          next === 'verb' &&
          (part.kind === 'clause' && !part.isIndirect ? !roles.slice(0, at).includes('negative') : at === 0)
        );
      case 'negative':
        return hasNo ? !isBefore : isBefore && /^(?:verb|adverb|person)$/.test(next ?? '');
      case 'adverb':
        return !isBefore || /^(?:verb|subject|pronoun|person|time|negative)$/.test(next ?? '');
      case 'subject':
        if (isBefore) return !roles.slice(0, at).includes('question');
        return !isThenObject || part.isQuestion || (!isLinked && !isFirst);
      case 'pronoun':
        if (isBefore) return !roles.slice(0, at).includes('question');
        if (part.isQuestion || text.startsWith('usted'))
          return (
            at === verb + 1 || at === roles.length - 1 || (at === verb + 2 && roles[verb + 1] === 'adverb')
          );
        return !isLinked && (at === verb + 1 ? !isFirst || roles.length === 2 : at === roles.length - 1);
      case 'time':
      case 'place':
        if (isBefore) return !roles.slice(0, at).includes('question');
        return (
          !(isLinked && at < roles.findIndex((each) => each === 'predicate' || each === 'identity')) ||
          (role === 'time' && !text.includes(' '))
        );
      case 'identity':
        return isBefore ? next === 'verb' && at === 0 && roles.slice(verb).includes('subject') : true;
      default:
        return !complements.has(role) || !isBefore;
    }
  });
}

const negatives = /(?:^| )(?:nadie|nada|nunca|jamás|tampoco|ni|ning[uú]n\p{L}*)(?: |$)/u;

/** Whether a negative word that did without «no» before the verb now comes after it: «Le he dicho a nadie». */
function isLeftPositive(order: readonly Phrase[], own: readonly Phrase[]): boolean {
  return isNegated(own) && !isNegated(order);
}

function isNegated(phrases: readonly Phrase[]): boolean {
  const verb = phrases.findIndex(({ role }) => role === 'verb');
  return phrases
    .slice(0, verb + 1)
    .some(({ role, text }) => negatives.test(text) || (role === 'verb' && /^no(?: |$)/.test(text)));
}

/** Whether objects and the like keep their turn. */
function areInTurn(order: readonly Phrase[], own: readonly Phrase[]): boolean {
  const inTurn = ({ role }: Phrase) => role === 'object' || role === 'predicate' || role === 'bound';
  const wanted = own.filter(inTurn);
  return order.filter(inTurn).every((phrase, at) => phrase === wanted[at]);
}

/** Whether a verb may come last: «La lluvia volvió», «Mañana vuelvo», «Aquí vivo», but not «Mi gato en el sofá está». */
function mayEnd(order: readonly Phrase[]): boolean {
  const before = order.at(-2)?.role;
  if (before === 'question' || /^no(?: |$)/.test(order.at(-1)?.text ?? '')) return true;
  const hasSubject = order.some(({ role }) => role === 'subject' || role === 'pronoun');
  const isFar = ({ role, text }: Phrase) => role === 'place' && (hasSubject || text.includes(' '));
  return !order.some(isFar) && (before !== 'time' || !hasSubject);
}

function textOf(phrases: readonly Phrase[]): string {
  return phrases.map(({ text }) => text).join(' ');
}
