import { comparedText } from '../learning/answer-text.rules.ts';
import { verbOf, type VerbForm, type VerbTables } from './verb-index.rules.ts';

/**
 * What a phrase does in its clause, which decides where it may stand. A `link` may be left out; a `person` is repeated by
 * a pronoun («a Ana le …»); `bound` belongs to the verb («voy al cine»); an `identity` may change places with the
 * subject («es mi tío»).
 */
export type Role =
  | 'conjunction'
  | 'link'
  | 'question'
  | 'verb'
  | 'subject'
  | 'pronoun'
  | 'person'
  | 'time'
  | 'place'
  | 'adverb'
  | 'negative'
  | 'manner'
  | 'object'
  | 'bound'
  | 'identity'
  | 'predicate';

/** Words that stay together, as they are compared. */
export interface Phrase {
  text: string;
  role: Role;
}

/**
 * A part of a sentence: a clause with its phrases, one that may stand before or after its main clause («cuando …»),
 * something said aside (a name, «por favor»), or words whose order isn't known, which stay as they are.
 */
export interface Part {
  kind: 'clause' | 'when' | 'aside' | 'fixed';
  phrases: readonly Phrase[];
  /** Whether something follows that tells more about its last word. */
  isOpen: boolean;
  isQuestion: boolean;
  /** Whether it's a question within another sentence. */
  isIndirect: boolean;
  /** Whether a full stop or the like ends it. */
  isEnd: boolean;
}

/** What is known about words. */
export interface Wording {
  verbs: VerbTables;
  /** Whether a word is more likely a noun than a verb, as «vino» and «cocina» are. */
  isNoun: (word: string) => boolean;
  /** Whether a word with a capital is a name. */
  isName: (word: string) => boolean;
  /** Whether the English has no word for a «que» that gives the reason: «Corre, que llueve», "Run; it's raining". */
  isLoose: boolean;
}

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

const determiners = set(
  'el la los las un una unos unas mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra vuestros vuestras este esta estos estas ese esa esos esas aquel aquella aquellos aquellas cada todo toda todos todas mucho mucha muchos muchas poca poco pocos pocas otro otra otros otras algún alguna algunos algunas ningún ninguna varios varias ambos cuánto cuánta cuántos cuántas',
);
/** Determiners that tell which one is meant. */
const definiteWords =
  'el|la|los|las|mis?|tus?|sus?|[nv]uestr[oa]s?|est[ea]s?|es[ea]s?|estos|esos|aquel|aquell[oa]s?';
const definite = new RegExp(`^(?:${definiteWords})$`);
/** Words before a noun that are no pronouns before a verb. */
const beforeNoun = set(
  'el un una unos unas mi mis su sus tu tus este estos ese esos aquel al del nuestro nuestra',
);
const prepositions = set(
  'a al ante bajo con contra de del desde durante en entre hacia hasta para por según sin sobre tras como',
);
const conjunctions = set('y e o u pero sino porque que');
const joints =
  /^(?:y|e|o|u|pero|sino|porque|que|por eso|entonces|además|pues|así que|o sea|es decir|sin embargo|por lo tanto|en cambio|por (?:un lado|otro)) /;
const whenWords = /^(?:cuando|si|aunque|mientras|en cuanto|(?:antes de|después de|hasta|desde|para) que) /;
const clitics = set('me te se nos os lo la los las le les');
const questions = set('qué quién quiénes cuál cuáles dónde adónde cuándo cómo cuánto cuánta cuántos cuántas');
const pronouns = /^(?:yo|tú|él|ella|usted|nosotr[oa]s|vosotr[oa]s|ell[oa]s|ustedes)$/;
const intensifiers = set('muy tan más menos bastante demasiado casi solo mucho tanto incluso medio');
const comparing = /(?:^| )(?:más|menos|mejor|peor|mayor|menor|igual|mism[oa]s?|tan|tant[oa]s?)(?: |$)/;

const weekday = 'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|fin de semana|fines de semana';
const unit = `épocas?|días?|noches?|mañanas?|tardes?|semanas?|mes(?:es)?|años?|${weekday}|veranos?|inviernos?|primaveras?|otoños?|horas?|minutos?|momentos?|ve(?:z|ces)|rato|tiempo|siglos?`;
const month =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otoño|invierno';
const number =
  '(?:un|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|cien|veinti\\p{L}+|dieci\\p{L}+|\\d+)';
const isCounted = new RegExp(
  `^(?:${definiteWords}|${number}|una?|unos|unas|cada|tod[oa]s?|much[oa]s?|otr[oa]s?|nadie|alguien|algo)$`,
  'u',
);
const many = `(?:${number}|much[oa]s?|poc[oa]s?|vari[oa]s|algun[oa]s|unos|unas)`;
/** An amount or a time of day that may be an object. */
const isMeasure = new RegExp(`^(?:el|la|los|las|${many}) (?!${weekday})(?:${unit})$`, 'u');
const place =
  'aquí|ahí|allí|allá|acá|arriba|abajo|adentro|afuera|dentro|fuera|cerca|lejos|delante|detrás|enfrente|encima|debajo|adelante|atrás|alrededor|al lado|a la derecha|a la izquierda|en casa';

/** Phrases that are known wherever they begin; the first that fits counts. */
const known = (
  [
    ['negative', '(?:casi )?(?:nunca|jamás|tampoco)'],
    ['adverb', '(?:casi )?(?:siempre|todavía|aún|también|ya|a veces|a menudo|normalmente|generalmente)'],
    ['time', '(?:hoy|mañana|ayer|todos los días) por la (?:mañana|tarde|noche)'],
    [
      'time',
      'pasado mañana|hoy en día|ahora mismo|hoy mismo|ahora|hoy|mañana|ayer|anoche|anteayer|de repente|de nuevo|otra vez|esta vez|de vez en cuando|últimamente|(?:al final|al principio)(?! del? )|por fin|por ejemplo|enseguida|sin duda|por supuesto|por suerte|en realidad|en general|tal vez|quizás?|a lo mejor|antes(?! de)|después(?! de)|luego|entonces|de verdad|poco a poco|cuanto antes',
    ],
    [
      'time',
      `(?:a|desde|hasta|sobre) las? ${number}(?: (?:y|menos) (?:cuarto|media|${number}))?(?: en punto)?(?: de la (?:mañana|tarde|noche))?`,
    ],
    ['time', `a (?:mediodía|medianoche|mediados de (?:${month}))|al (?:mediodía|(?:día|año|mes) siguiente)`],
    ['time', `(?:casi )?tod[oa]s? l?[oa]?s? ?(?:${unit})`],
    [
      'time',
      `(?:en )?(?:cada|est[ea]|es[ea]|aquell?a?|algun[oa]s|aquell[oa]s) (?:${unit})(?: por la (?:mañana|tarde|noche))?`,
    ],
    ['time', `(?:el|la) (?:próxim[oa] (?:${unit})|(?:${unit}) (?:pasad[oa]|que viene|próxim[oa]|siguiente))`],
    ['time', `(?:el|los) (?:${weekday})(?: por la (?:mañana|tarde|noche))?`],
    ['time', `el (?:primero|${number}) de (?:${month})|en (?:${month})`],
    ['time', 'por las? (?:mañana|tarde|noche)s?'],
    ['time', 'de (?:día|noche|niñ[oa]s?|joven|jóvenes|pequeñ[oa]s?)'],
    ['time', `(?:hace|desde hace|dentro de|en) ${many} (?:${unit})(?! que)`],
    ['time', `${many} ve(?:z|ces)(?: (?:al|a la|por) (?:${unit}))?`],
    ['manner', `${many} (?:${unit})(?: más)?`],
    [
      'manner',
      '(?:muy |más |un poco más |tan |bastante )?(?:(?:bien|mal|mejor|peor|despacio|rápido|temprano|pronto|tarde)(?! que)|junt[oa]s)',
    ],
    ['manner', '(?:muy |tan |más )?\\p{L}{3,}mente'],
    [
      'manner',
      '(?:mucho|muchísimo|poco|demasiado|bastante|tanto|más|menos)(?= (?:el|la|los|las|mis?|tus?|sus?|una?|en|con|por|al?|para) |$)',
    ],
    [
      'place',
      `(?:muy |más |tan |un poco más |bastante |por )?(?:${place})(?: (?:cerca|arriba|abajo|dentro|fuera|delante|detrás|lejos|enfrente))*(?! del? )`,
    ],
  ] as const
).map(([role, pattern]) => ({ role, pattern: new RegExp(`^(?:${pattern})(?= |$)`, 'u') }));
/** A preposition of several words, or an adverb of place with its «de». */
const longPrepositions = new RegExp(
  `^(?:(?:${place}) del?|(?:antes|después|además|a pesar|a causa|acerca|en vez|en lugar|por culpa|a punto|al cabo|a partir|el (?:día|mes|año|verano|invierno|otoño)|la (?:noche|tarde|mañana|semana|víspera)) del?|(?:debido|junto|frente|gracias) al?)(?= )`,
  'u',
);

/** Verbs whose time is what they are about: «paso la tarde», «dura dos horas». */
const ofTime = set(
  'pasar durar tener esperar celebrar preferir odiar gustar encantar ser quedar faltar haber perder dar necesitar tomar querer tardar pedir ganar hacer',
);
/** Verbs whose objects are for something: «tengo una hora para comer». */
const ofPurpose = set('ser estar tener haber faltar quedar necesitar buscar querer dar');
/** With whom something is done. */
const company =
  /^con (?:él|ella|ellos|ellas|usted|ustedes|(?:mis?|tus?|sus?|nuestr[oa]s?) (?:madre|padres?|herman[oa]s?|amig[oa]s?|novi[oa]|marido|espos[oa]|mujer|hij[oa]s?|abuel[oa]s?|tí[oa]s?|prim[oa]s?|familia|suegr[oa]s?|vecin[oa]s?|jef[ea]|perr[oa]))(?= |$)/;
const liking = 'gustar encantar doler importar interesar molestar faltar quedar apetecer preocupar';
const liked = set(liking);
/** Verbs without an object, so that a noun after them is the subject. */
const intransitive = set(
  `vivir llegar salir venir estar entrar caer volver crecer dormir trabajar morir nacer funcionar ir existir sonar ocurrir costar valer ${liking}`,
);
const linking = set('ser estar parecer sentirse quedarse ponerse seguir volverse hacerse llamarse resultar');
const courtesy = /^(?:por favor|perdón|perdone|perdona|disculpe|disculpa|(?:muchas )?gracias|mucho gusto)$/;
const tags = /^(?:verdad|no|sí|vale|eh|de acuerdo)$/;
const titles =
  /^(?:(?:don|doña|hija|hijo|señor|señora|señores|señoras|señorita|doctor|doctora|profesor|profesora|mamá|papá|abuela|abuelo|hijos|chicos|chicas|niños|niñas|amigo|amiga|amigos|cariño|mi amor|mío|mía)(?: |$))+$/;
/** A second part without a verb: «y Raúl tampoco». */
const repeating = / (?:y|pero|o) (?:\p{L}+ ){1,3}(?:también|tampoco|sí|no)$/u;

/** The parts of a sentence and their phrases. */
export function partsOf(sentence: string, wording: Wording): readonly Part[] {
  const parts = segmentsOf(sentence, wording).flatMap((segment, index) =>
    partsIn(segment, wording, index === 0),
  );
  return parts.map((part, index) => {
    const next = parts[index + 1];
    const isListed = !part.isEnd && next?.kind === 'fixed' && !tags.test(next.phrases[0]?.text ?? '');
    return isListed ? { ...part, isOpen: true } : part;
  });
}

interface Segment {
  text: string;
  /** Whether it's a name, a title, or a courtesy. */
  isAside: boolean;
  isQuestion: boolean;
  isEnd: boolean;
}

/** What punctuation sets apart; a phrase of time or place goes with its clause. */
function segmentsOf(sentence: string, wording: Wording): Segment[] {
  const pieces = (sentence.match(/[¿¡]?[^¿¡,;:.!?…]+[,;:.!?…]*/gu) ?? []).filter(
    (piece) => piece.trim() !== '',
  );
  let isAsked = false;
  const isName = (word: string) => /^\p{Lu}/u.test(word) && wording.isName(word);
  const segments = pieces.map((piece, index) => {
    isAsked = piece.includes('¿') || (isAsked && !/[?.!]/.test(pieces[index - 1] ?? ''));
    const text = comparedText(piece, 'es');
    const words = piece.match(/[\p{L}\p{N}]+/gu) ?? [];
    const isEnd = /[;:.!?…]\s*$/.test(piece);
    const isEdge =
      isEnd ||
      /[¿¡]/.test(pieces[index + 1] ?? '¿') ||
      index === 0 ||
      /[;:.!?…]\s*$/.test(pieces[index - 1] ?? '');
    const isCalled = words.every((word) => titles.test(word.toLowerCase()) || (isEdge && isName(word)));
    return {
      text,
      isAside: courtesy.test(text) || titles.test(text) || isCalled,
      isQuestion: isAsked,
      isEnd,
    };
  });
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const isOwn = !last || last.isEnd || last.isAside || segment.isAside;
    if (isOwn || !(isOnlyWhen(last.text, wording) || isOnlyPlace(segment.text))) joined.push(segment);
    else joined.splice(-1, 1, { ...segment, text: `${last.text} ${segment.text}` });
  }
  return joined;
}

/** Whether a text has phrases of time and place only, and no clause. */
function isOnlyWhen(text: string, wording: Wording): boolean {
  if (conjugated(text.split(' '), wording).length > 0 || joints.test(`${text} `)) return false;
  const chunks = chunked(text.split(' '), { ...wording, infinitive: '', isBefore: true });
  return (
    chunks?.every((chunk) => /^(?:time|place)$/.test(beforeVerb(chunk, false, true)?.role ?? '')) === true
  );
}

function isOnlyPlace(text: string): boolean {
  return known.some(({ role, pattern }) => /^(?:time|place)$/.test(role) && pattern.exec(text)?.[0] === text);
}

function partsIn({ text, isAside, isEnd, isQuestion }: Segment, wording: Wording, isFirst: boolean): Part[] {
  if (isAside)
    return [
      {
        kind: 'aside',
        phrases: [{ text, role: 'time' }],
        isOpen: false,
        isQuestion,
        isIndirect: false,
        isEnd,
      },
    ];
  const clauses = clausesIn(text, wording);
  return clauses.map((clause, index) => {
    const isLink = index === 0 && !isFirst && wording.isLoose && clause.text.startsWith('que ');
    const phrases = phrasesIn(clause.text, wording, isQuestion, isLink);
    return {
      kind: !phrases ? 'fixed' : whenWords.test(`${clause.text} `) ? 'when' : 'clause',
      phrases: phrases ?? [{ text: clause.text, role: 'object' }],
      isOpen: clause.isOpen,
      isQuestion,
      isIndirect: index > 0,
      isEnd: index === clauses.length - 1 && isEnd,
    };
  });
}

/** Clauses of a text: each begins with the word that joins it to the one before. */
function clausesIn(text: string, wording: Wording): Pick<Part & { text: string }, 'text' | 'isOpen'>[] {
  const words = text.split(' ');
  const hasVerb = (part: readonly string[]) => conjugated(part, wording).length > 0;
  const isJoint = (word: string, index: number) => {
    const [before = '', next = ''] = [words[index - 1], words[index + 1]];
    const isAsked = questions.has(word)
      ? !prepositions.has(before)
      : prepositions.has(word) && questions.has(next);
    const isWhen = whenWords.test(words.slice(index).join(' '));
    return isAsked || isWhen || (conjunctions.has(word) && !(word === 'que' && next === 'viene'));
  };
  const places = words.flatMap((word, index) => (index > 0 && isJoint(word, index) ? [index] : []));
  const at = places.find(
    (start, index) => hasVerb(words.slice(0, start)) && hasVerb(words.slice(start, places[index + 1])),
  );
  if (at === undefined) return [{ text, isOpen: false }];
  const isOpen = words[at] === 'que' && !hasVerb([words[at - 1] ?? '']);
  return [{ text: words.slice(0, at).join(' '), isOpen }, ...clausesIn(words.slice(at).join(' '), wording)];
}

interface Conjugated {
  at: number;
  forms: readonly VerbForm[];
  /** Whether it's more likely a noun. */
  isNoun: boolean;
}

const having = /^(?:he|has|ha|hemos|habéis|han|hab(?:ía|rá|ría)\p{L}*|habré|haya\p{L}*|hubiera\p{L}*)$/u;
const participle = /(?:[aeií]do|to|cho|so)$/u;

/** The conjugated verbs of a clause, without words that are rather nouns or prepositions there. */
function conjugated(words: readonly string[], { verbs, isNoun }: Wording): Conjugated[] {
  const found = words.flatMap((word, at) => {
    const before = words[at - 1] ?? '';
    const isCommanded =
      before === 'no' || before === 'yo' || (clitics.has(before) && !determiners.has(before));
    const isOther = prepositions.has(word) || conjunctions.has(word) || determiners.has(word);
    if ((isOther && !(isCommanded && word === 'como')) || clitics.has(word) || questions.has(word)) return [];
    if (word === 'no' || (having.test(before) && participle.test(word))) return [];
    if (beforeNoun.has(before) || (prepositions.has(before) && before !== 'como')) return [];
    if (isTimeOf(words, at)) return [];
    const forms = verbOf(word, verbs).filter(({ place: tense }) => tense.includes(' '));
    const guessed =
      isCommanded || /(?:[^c]ió|[^n]ó|aron|ieron|aban?)$/.test(word)
        ? [{ verb: '', place: 'present el' }]
        : [];
    const own =
      forms.length > 0 ? forms : guessed.filter(() => verbOf(word, verbs).length === 0 && !isNoun(word));
    const isLikely = !isCommanded && isNoun(word);
    const isWeak = isLikely || (clitics.has(before) && determiners.has(before));
    return own.length > 0 ? [{ at, forms: own, isNoun: isLikely, isWeak }] : [];
  });
  const verbal = found.filter((one) => !one.isNoun);
  const strong = verbal.filter(({ isWeak }) => !isWeak);
  return strong.length > 0 ? strong : verbal.slice(0, 1);
}

/** «hace un año», «la semana que viene» */
function isTimeOf(words: readonly string[], at: number): boolean {
  if (words[at] === 'viene' && words[at - 1] === 'que') return true;
  const rest = words.slice(at).join(' ');
  return words[at] === 'hace' && known.some(({ pattern }) => pattern.test(rest)) && words.length > 3;
}

/** The phrases of a clause; null where what they do isn't clear. */
function phrasesIn(clause: string, wording: Wording, isAsked: boolean, isLink: boolean): Phrase[] | null {
  if (repeating.test(clause)) return null;
  const [joint = ''] = joints.exec(clause) ?? whenWords.exec(clause) ?? [];
  const words = clause.slice(joint.length).split(' ');
  const [verb, ...others] = conjugated(words, wording);
  if (!verb || others.length > 0) return null;
  const [start, end] = verbGroup(words, verb.at, wording);
  const group = words.slice(start, end).join(' ');
  const isReflexive = /(?:^| )(?:me|te|se|nos|os)(?: |$)/.test(group);
  const fitting = verb.forms.filter((form) => isReflexive || !form.verb.endsWith('se'));
  const infinitives = new Set((fitting.length > 0 ? fitting : verb.forms).map((form) => form.verb));
  const of = (verbs: ReadonlySet<string>) => [...infinitives].some((each) => verbs.has(each));
  const about = { ...wording, infinitive: verb.forms[0]?.verb ?? '' };
  const before = chunked(words.slice(0, start), { ...about, isBefore: true });
  const after = chunked(words.slice(end), { ...about, isBefore: false });
  if (!before || !after) return null;
  const isThird = verb.forms.some(({ place: tense }) => / (?:el|ellos)$/.test(tense));
  const hasPerson = /(?:^| |\p{L})les?(?: |$)|(?:^| )se l[oa]s?(?: |$)/u.test(group);
  const isPassive = /(?:^| )se /.test(group);
  const left = before
    .map((chunk) => beforeVerb(chunk, hasPerson, isThird))
    .filter((phrase) => phrase !== null);
  if (left.length < before.length) return null;
  const right = afterVerb(
    after,
    {
      isThird,
      isAsked,
      hasPerson,
      isLinking: of(linking),
      isBeing: infinitives.has('ser'),
      isIntransitive: of(intransitive),
      hasQuestion: left.some(({ role }) => role === 'question'),
      isObjectAsked: left.some(
        ({ role, text }) => role === 'question' && (/(?:^| )qué$/.test(text) || isPassive),
      ),
      hasSubject: left.some(({ role }) => role === 'subject' || role === 'pronoun'),
    },
    wording.isName,
  );
  return [
    ...(joint === ''
      ? []
      : [{ text: joint.trim(), role: isLink ? ('link' as const) : ('conjunction' as const) }]),
    ...left,
    { text: group, role: 'verb' },
    ...right,
  ];
}

/** A verb with «no» and pronouns before it, and the infinitives, gerunds and participles that belong to it. */
function verbGroup(words: readonly string[], at: number, { verbs }: Wording): [start: number, end: number] {
  let start = at;
  while (clitics.has(words[start - 1] ?? '')) start -= 1;
  if (words[start - 1] === 'no') start -= 1;
  if (/^(?:solo|casi)$/.test(words[start - 1] ?? '')) start -= 1;
  const isHaving = having.test(words[at] ?? '') && participle.test(words[at + 1] ?? '');
  let end = isHaving ? at + 2 : at + 1;
  const isLiking = verbOf(words[at] ?? '', verbs).some(({ verb }) => liked.has(verb));
  const isVerbal = (word = '') => isFormOf(word, 'infinitive', verbs) || isFormOf(word, 'gerund', verbs);
  for (;;) {
    if (!isLiking && isVerbal(words[end])) end += 1;
    else if (/^(?:a|de|que|por|en|con)$/.test(words[end] ?? '') && isVerbal(words[end + 1])) end += 2;
    else return [start, end];
  }
}

interface Chunk {
  words: readonly string[];
  kind: 'noun' | 'prepositional' | 'infinitive' | Role;
}

interface Side extends Wording {
  infinitive: string;
  isBefore: boolean;
}

/** Groups the words before or after a verb; null if they are odd. */
function chunked(words: readonly string[], side: Side): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = 0; at < words.length;) {
    const last = chunks.at(-1);
    const next = nextChunk(words, at, last, side);
    if (!next) return null;
    const [kind, count] = next;
    const own = words.slice(at, at + count);
    if (kind === 'more' && last) chunks.splice(-1, 1, { kind: last.kind, words: [...last.words, ...own] });
    else if (kind === 'more') return null;
    else chunks.push({ kind, words: own });
    at += count;
  }
  const [end = ''] = chunks
    .slice(-1)
    .flatMap(({ words: own, kind }) => (kind === 'question' ? [] : own.slice(-1)));
  const isCut = prepositions.has(end) || /^(?:el|la|los|las|una?|mis?|tus?|sus?|cada)$/.test(end);
  return isCut ? null : chunks;
}

/** What the words from a place on begin, or that they go on with the last chunk, and how many they are. */
function nextChunk(
  words: readonly string[],
  at: number,
  last: Chunk | undefined,
  { infinitive: verb, isBefore, verbs }: Side,
): [kind: Chunk['kind'] | 'more', count: number] | null {
  const [word = '', following = ''] = words.slice(at);
  const rest = words.slice(at).join(' ');
  const left = words.length - at;
  const end = last?.words.at(-1) ?? '';
  const isOpen = last !== undefined && /^(?:noun|prepositional|infinitive)$/.test(last.kind);
  const isHeld =
    isOpen &&
    (prepositions.has(end) || determiners.has(end) || intensifiers.has(end) || /^(?:y|o|ni|lo)$/.test(end));
  if (word === 'que' || word === 'como')
    return last && comparing.test(last.words.join(' ')) && left > 1 ? ['more', 2] : null;
  const isAskedWith = prepositions.has(word) && questions.has(following);
  if (questions.has(word) || isAskedWith) return isBefore ? ['question', left] : null;
  const found =
    isHeld && !prepositions.has(end) ? undefined : known.find(({ pattern }) => pattern.test(rest));
  const count = found ? lengthOf(found.pattern, rest) : 0;
  const isTold =
    ofTime.has(verb) && found !== undefined && isMeasure.test(words.slice(at, at + count).join(' '));
  const isOfNamed =
    verb === 'ser' &&
    found?.role === 'place' &&
    last?.kind === 'noun' &&
    determiners.has(last.words[0] ?? '');
  if (found && isOfNamed && !isHeld) return ['more', count];
  if (found && !isTold && !isHeld) return [found.role, count];
  if (isHeld) return ['more', 1];
  const long = ofTime.has(verb) && determiners.has(word) ? 0 : lengthOf(longPrepositions, rest);
  const from = long > 0 ? long : prepositions.has(word) ? 1 : 0;
  const then = words.slice(at + from).find((each) => each !== 'de' && each !== 'no');
  const isInfinitive = isFormOf(then, 'infinitive', verbs);
  const isPurpose = word === 'para' && last?.kind === 'noun' && ofPurpose.has(verb);
  if (from > 0 && isInfinitive && !/^(?:a|de|en|con)$/.test(word)) return [isPurpose ? 'more' : 'time', left];
  if (long > 0) return ['prepositional', long + 1];
  if (/^(?:y|e|o|u|ni)$/.test(word)) {
    const other = words.slice(at + 1).join(' ');
    const again = isOpen ? undefined : known.find(({ pattern }) => pattern.test(other));
    const isOther = !last || left < 2 || (!isBefore && pronouns.test(following));
    return isOther ? null : ['more', again ? 1 + lengthOf(again.pattern, other) : 2];
  }
  if (/^del?$/.test(word) && isOpen) return ['more', isInfinitive ? left : 2];
  const isOfNoun = last?.kind === 'noun' && from > 0;
  const isOfPhrase = from > 0 && last !== undefined && /^(?:noun|prepositional)$/.test(last.kind);
  const isCompany = company.test(rest);
  if (isOfPhrase && /^(?:con|sin|para|contra|sobre|por|entre)$/.test(word) && !isCompany) return ['more', 2];
  if (isOfNoun && (isBefore || /^a la \p{L}+$/u.test(words.slice(at, at + 3).join(' ')))) return ['more', 2];
  const isOfPredicate = verb === 'ser' && last?.kind === 'noun' && determiners.has(last.words[0] ?? '');
  if (from > 0 && ((isBefore && last?.kind === 'prepositional') || isOfPredicate))
    return ['more', Math.min(2, left)];
  if (from > 0) return ['prepositional', Math.min(2, left)];
  if (isFormOf(word, 'infinitive', verbs) || isFormOf(word, 'gerund', verbs)) return ['infinitive', left];
  if (pronouns.test(word)) return ['pronoun', /^(?:dos|mism[oa])$/.test(following) ? 2 : 1];
  return determiners.has(word) || !isOpen ? ['noun', 1] : ['more', 1];
}

function isFormOf(word: string | undefined, form: 'infinitive' | 'gerund', verbs: VerbTables): boolean {
  const isGerund = form === 'gerund' && /(?:[^u]ando|[iy]endo)$/.test(word ?? '');
  return isGerund || verbOf(word ?? '', verbs).some(({ place: own }) => own === form);
}

function lengthOf(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].split(' ').length ?? 0;
}

/** What a chunk before the verb does; null if it isn't clear. */
function beforeVerb({ words, kind }: Chunk, hasPerson: boolean, isThird: boolean): Phrase | null {
  const text = words.join(' ');
  const [first = ''] = words;
  if (kind === 'prepositional') {
    if (/^al?$/.test(first) && !longPrepositions.test(text))
      return hasPerson || /^a (?:mí|ti|nosotr[oa]s|vosotr[oa]s)$/.test(text)
        ? { text, role: 'person' }
        : null;
    return first === 'como' ? null : { text, role: 'place' };
  }
  if (kind === 'noun') {
    if (/^(?:nadie|nada|ningun[oa]|ningún)(?: |$)/.test(text)) return { text, role: 'negative' };
    return isThird || / y (?:yo|tú)$/.test(text) ? { text, role: 'subject' } : null;
  }
  if (kind === 'infinitive') return isThird ? { text, role: 'subject' } : null;
  if (kind === 'manner') return text.endsWith('mente') ? { text, role: 'adverb' } : null;
  return { text, role: kind };
}

interface ClauseKind {
  isThird: boolean;
  isAsked: boolean;
  hasPerson: boolean;
  isLinking: boolean;
  isBeing: boolean;
  isIntransitive: boolean;
  hasQuestion: boolean;
  /** Whether the question is about the object, so that a noun after the verb is the subject. */
  isObjectAsked: boolean;
  hasSubject: boolean;
}

function afterVerb(chunks: readonly Chunk[], clause: ClauseKind, isName: Wording['isName']): Phrase[] {
  const nouns = chunks.filter(({ kind }) => kind === 'noun').length;
  const isFirstDefinite = definite.test(chunks.find(({ kind }) => kind === 'noun')?.words[0] ?? '');
  let hasSubject = clause.hasSubject || !clause.isThird || chunks.some(({ kind }) => kind === 'pronoun');
  const isOnlyTime = clause.isBeing && chunks.every(({ kind }) => kind === 'time' || kind === 'place');
  return chunks.map(({ words, kind }, index): Phrase => {
    const text = words.join(' ');
    const [first = ''] = words;
    if (isOnlyTime && index === 0) return { text, role: 'identity' };
    if (kind === 'prepositional') {
      const isPerson =
        /^al?$/.test(first) &&
        !longPrepositions.test(text) &&
        (clause.hasPerson || /^a (?:mí|ti)$/.test(text));
      if (isPerson) return { text, role: 'person' };
      if (!/^(?:al?|del?|como)$/.test(first) || longPrepositions.test(text)) return { text, role: 'place' };
      return { text, role: clause.isLinking ? 'predicate' : 'bound' };
    }
    if (kind === 'infinitive') return { text, role: 'object' };
    if (kind !== 'noun') return { text, role: kind };
    const isNamed = isName(first.charAt(0).toUpperCase() + first.slice(1));
    const isDefinite = definite.test(first) || isNamed;
    const isLast = index === chunks.findLastIndex((chunk) => chunk.kind === 'noun');
    const isSubject = clause.isLinking
      ? isDefinite &&
        (clause.hasQuestion ||
          (chunks.length > 1 && (index > 0 || (clause.isAsked && nouns > 1) || !clause.isBeing)))
      : (clause.isIntransitive && nouns === 1 && (isNamed || isCounted.test(first))) ||
        (clause.isObjectAsked && isDefinite && nouns === 1) ||
        (nouns === 2 && isDefinite && isLast && !isFirstDefinite);
    if (isSubject && !hasSubject) {
      hasSubject = true;
      return { text, role: 'subject' };
    }
    if (!clause.isLinking) return { text, role: 'object' };
    return {
      text,
      role:
        clause.isBeing && isDefinite && (isNamed || text.includes(' ')) && !comparing.test(text)
          ? 'identity'
          : 'predicate',
    };
  });
}
