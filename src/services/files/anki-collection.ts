const FIELDS = ['Spanish', 'English', 'Example', 'Example translation', 'Grammar tip', 'Card id'] as const;

/**
 * Never change these: Anki matches note type and decks by them to update cards imported before instead of
 * duplicating them.
 */
export const NOTE_TYPE = 1_763_700_000_000;
export const DECKS = 1_763_700_001_000;
export const NOTES = 1_763_710_000_000;
export const NOTES_PER_CATEGORY = 10_000;

/** Anki's collection format, version 11: every Anki since 2.0 imports it. */
export const SCHEMA = `
CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL,
  ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL,
  models text NOT NULL, decks text NOT NULL, dconf text NOT NULL, tags text NOT NULL);
CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL,
  usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL,
  flags integer NOT NULL, data text NOT NULL);
CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL,
  mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL, due integer NOT NULL,
  ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL, lapses integer NOT NULL,
  left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL,
  ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL,
  type integer NOT NULL);
CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
CREATE INDEX ix_notes_usn ON notes (usn);
CREATE INDEX ix_cards_usn ON cards (usn);
CREATE INDEX ix_revlog_usn ON revlog (usn);
CREATE INDEX ix_cards_nid ON cards (nid);
CREATE INDEX ix_cards_sched ON cards (did, queue, due);
CREATE INDEX ix_revlog_cid ON revlog (cid);
CREATE INDEX ix_notes_csum ON notes (csum);`;

const answer = `<hr id="answer">
<p class="example" lang="es">{{Example}}</p>
<p class="translation">{{Example translation}}</p>
<p class="tip">{{Grammar tip}}</p>`;

export const templates = [
  {
    name: 'Spanish → English',
    question: '<div class="word" lang="es">{{Spanish}}</div>',
    answer: `{{FrontSide}}\n<div class="meaning">{{English}}</div>\n${answer}`,
    asked: 0,
  },
  {
    name: 'English → Spanish',
    question: '<div class="word">{{English}}</div>',
    answer: `{{FrontSide}}\n<div class="meaning" lang="es">{{Spanish}}</div>\n${answer}`,
    asked: 1,
  },
] as const;

const STYLE = `.card { max-width: 34rem; margin: 0 auto; padding: 1rem; font-family: Georgia, serif; font-size: 1.25rem;
  line-height: 1.45; text-align: center; color: #2a2019; background: #fffdf8; }
.word { font-size: 2.25rem; font-weight: bold; }
.meaning { margin-top: 1rem; font-size: 1.75rem; color: #0e5a58; }
.example { font-style: italic; margin-bottom: 0; }
.translation { margin-top: 0.25rem; opacity: 0.75; }
.tip { font-size: 1rem; opacity: 0.85; }
.nightMode.card, .nightMode .card { color: #f6ecdf; background: #1a1512; }
.nightMode .meaning { color: #78cfc6; }`;

/** Anki's note type for our cards: fields, both directions, styles. `seconds` since 1970. */
export function noteType(deck: number, seconds: number) {
  return {
    id: NOTE_TYPE,
    name: 'Camino',
    type: 0,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: deck,
    tmpls: templates.map((template, ord) => ({
      name: template.name,
      ord,
      qfmt: template.question,
      afmt: template.answer,
      bqfmt: '',
      bafmt: '',
      did: null,
    })),
    flds: FIELDS.map((name, ord) => ({
      name,
      ord,
      sticky: false,
      rtl: false,
      font: 'Georgia',
      size: 20,
      media: [],
    })),
    css: STYLE,
    latexPre: String.raw`\documentclass[12pt]{article}
\special{papersize=3in,5in}
\usepackage[utf8]{inputenc}
\pagestyle{empty}
\setlength{\parindent}{0in}
\begin{document}
`,
    latexPost: String.raw`\end{document}`,
    req: templates.map(({ asked }, ord) => [ord, 'any', [asked]]),
    tags: [],
    vers: [],
  };
}

/** FSRS-6's numbers fitted to a learner's memory, when that was (milliseconds since 1970), and the retention they aim for. */
export interface FittedMemory {
  w: readonly number[];
  at: number;
  retention: number;
}

/** `seconds` since 1970; `options` is the id of the deck's options. */
export function deckOf(id: number, name: string, seconds: number, options = deckOptions.id) {
  const today = [0, 0];
  return {
    id,
    name,
    mod: seconds,
    usn: -1,
    desc: '',
    dyn: 0,
    conf: options,
    collapsed: false,
    extendNew: 10,
    extendRev: 50,
    newToday: today,
    revToday: today,
    lrnToday: today,
    timeToday: today,
  };
}

/** Anki's defaults; existing decks keep their own. */
export const deckOptions = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  new: {
    bury: true,
    delays: [1, 10],
    initialFactor: 2500,
    ints: [1, 4, 7],
    order: 1,
    perDay: 20,
    separate: true,
  },
  rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
};

/**
 * Options with a learner's own memory, as Anki reads them from 25.07 on. Anki imports options whose id it doesn't have, so
 * each fit has its own; with the default ones' id they'd be left out.
 */
export function fittedOptions({ w, at, retention }: FittedMemory) {
  return {
    ...deckOptions,
    id: at,
    name: `Camino, fitted ${new Date(at).toISOString().slice(0, 10)}`,
    mod: Math.floor(at / 1000),
    usn: -1,
    fsrsParams6: w,
    desiredRetention: retention,
  };
}

/** Configures a collection with `deck` open. */
export function configuration(deck: number) {
  return {
    activeDecks: [deck],
    curDeck: deck,
    curModel: String(NOTE_TYPE),
    addToCur: true,
    collapseTime: 1200,
    dueCounts: true,
    estTimes: true,
    newBury: true,
    newSpread: 0,
    nextPos: 1,
    sortBackwards: false,
    sortType: 'noteFld',
    timeLim: 0,
  };
}
