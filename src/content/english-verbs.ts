/** Past and participle of irregular English verbs: `past` or `past participle`. */
const irregular: Readonly<Record<string, string>> = {
  be: 'was been',
  have: 'had',
  do: 'did done',
  go: 'went gone',
  come: 'came come',
  see: 'saw seen',
  hear: 'heard',
  give: 'gave given',
  take: 'took taken',
  bring: 'brought',
  lose: 'lost',
  find: 'found',
  break: 'broke broken',
  send: 'sent',
  buy: 'bought',
  sell: 'sold',
  pay: 'paid',
  cost: 'cost',
  spend: 'spent',
  lend: 'lent',
  win: 'won',
  wake: 'woke woken',
  get: 'got',
  put: 'put',
  eat: 'ate eaten',
  drink: 'drank drunk',
  sleep: 'slept',
  speak: 'spoke spoken',
  say: 'said',
  tell: 'told',
  think: 'thought',
  know: 'knew known',
  grow: 'grew grown',
  bend: 'bent',
  understand: 'understood',
  forget: 'forgot forgotten',
  forgive: 'forgave forgiven',
  forbid: 'forbade forbidden',
  mean: 'meant',
  leave: 'left',
  run: 'ran run',
  drive: 'drove driven',
  sit: 'sat',
  sing: 'sang sung',
  hurt: 'hurt',
  shoot: 'shot',
  fight: 'fought',
  fly: 'flew flown',
  throw: 'threw thrown',
  steal: 'stole stolen',
  feel: 'felt',
  write: 'wrote written',
  read: 'read',
  begin: 'began begun',
  become: 'became become',
  make: 'made',
  choose: 'chose chosen',
  show: 'showed shown',
  let: 'let',
  meet: 'met',
  catch: 'caught',
  teach: 'taught',
  wear: 'wore worn',
  keep: 'kept',
  bear: 'bore borne',
  beat: 'beat beaten',
  bite: 'bit bitten',
  deal: 'dealt',
  draw: 'drew drawn',
  fall: 'fell fallen',
  feed: 'fed',
  flee: 'fled',
  freeze: 'froze frozen',
  hang: 'hung',
  hide: 'hid hidden',
  hit: 'hit',
  hold: 'held',
  lay: 'laid',
  light: 'lit',
  overcome: 'overcame overcome',
  quit: 'quit',
  ring: 'rang rung',
  set: 'set',
  shut: 'shut',
  spin: 'spun',
  split: 'split',
  stand: 'stood',
  stick: 'stuck',
  sting: 'stung',
  swear: 'swore sworn',
  swim: 'swam swum',
  undergo: 'underwent undergone',
  weep: 'wept',
  withstand: 'withstood',
  can: 'could',
  must: 'had to',
};
const doubled =
  /^(?:stop|plan|permit|prefer|put|get|sit|run|win|begin|forget|let|cut|forbid|regret|hug|slip|trip|plug|log|control|admit|ban|chop|clap|commit|drag|expel|fit|hit|occur|quit|rob|rot|set|shut|spin|split|stir|swim)$/;

/** The forms of an English verb that glosses need. */
export interface EnglishVerb {
  base: string;
  /** After `he`. */
  third: string;
  past: string;
  participle: string;
  gerund: string;
}

/** The forms of a verb such as `to get up`, without text in parentheses. */
export function englishVerb(translation: string): EnglishVerb {
  const base = translation
    .replaceAll(/\s*\([^)]*\)/g, '')
    .replace(/^to /, '')
    .trim();
  const [adverb, bare] = /^(usually|still) (.*)$/.exec(base)?.slice(1) ?? ['', base];
  const [head = '', ...rest] = (bare ?? base).split(' ');
  const [past = regularPast(head), participle = past] = (irregular[head] ?? regularPast(head)).split(
    head === 'must' ? '_' : ' ',
  );
  const whole = (form: string) => [adverb, form, ...rest].filter(Boolean).join(' ');
  return {
    base,
    third: whole(thirdOf(head)),
    past: whole(past),
    participle: whole(participle),
    gerund: whole(gerundOf(head)),
  };
}

function thirdOf(head: string): string {
  if (head === 'be') return 'is';
  if (head === 'have') return 'has';
  if (head === 'can' || head === 'must') return head;
  if (/(?:[sxz]|ch|sh|o)$/.test(head)) return `${head}es`;
  return /[^aeiou]y$/.test(head) ? `${head.slice(0, -1)}ies` : `${head}s`;
}

function regularPast(head: string): string {
  if (head.endsWith('e')) return `${head}d`;
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ied`;
  return `${doubled.test(head) ? head + head.slice(-1) : head}ed`;
}

function gerundOf(head: string): string {
  if (head === 'be') return 'being';
  if (head.endsWith('ie')) return `${head.slice(0, -2)}ying`;
  if (/[^eo]e$/.test(head)) return `${head.slice(0, -1)}ing`;
  return `${doubled.test(head) ? head + head.slice(-1) : head}ing`;
}
