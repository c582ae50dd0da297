/** A task of the main thread, in milliseconds since navigation started. */
export interface Task {
  start: number;
  duration: number;
}

/** Times are milliseconds, `bytes` KiB before the page was live; `NaN` for never. */
export interface Cold {
  paint: number;
  /** When React listened to the page's control. */
  live: number;
  blocking: number;
  shift: number;
  bytes: number;
  requests: number;
}

export interface Cell {
  text: string;
  isOver: boolean;
}

/** Shorter tasks aren't noticeable. */
const UNNOTICED = 50;
const PAINT = 1000;
const PAINT_RATIO = 1.1;
const LIVE_RATIO = 1.15;
const LANDING_LIVE = 1800;
const BLOCKING = 200;
const WARM_RATIO = 0.7;
const OFFLINE_START = 1200;
const CHANGE_OF_PAGE = 150;

/** The median; never counts as latest. */
export function median(values: readonly number[]): number {
  const times = values.map((value) => (Number.isNaN(value) ? Infinity : value));
  const middle = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
  return middle === undefined || middle === Infinity ? Number.NaN : middle;
}

/** Total blocking time: what exceeds 50 ms of each task between `from` and `to`. */
export function blockingTime(tasks: readonly Task[], from: number, to: number): number {
  return tasks.reduce((sum, { start, duration }) => {
    const within = Math.min(start + duration, to) - Math.max(start, from);
    return sum + Math.max(0, within - UNNOTICED);
  }, 0);
}

export function goneTexts(first: readonly string[], live: readonly string[]): string[] {
  const left = [...live];
  return first.filter((text) => {
    if (text.endsWith('...')) return false;
    const place = left.indexOf(text);
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
}

export const COLD_HEAD = ['LCP ms', '× before', 'live ms', '× before', 'TBT ms', 'CLS', 'KiB', 'requests'];

/** A page's cold figures beside those of the build before, if any. */
export function coldCells(figures: Cold, isLanding: boolean, before?: Cold): Cell[] {
  const { paint, live, blocking, shift, bytes, requests } = figures;
  return [
    { text: milliseconds(paint), isOver: !(paint <= PAINT) },
    ratioCell(paint, before?.paint, PAINT_RATIO),
    { text: milliseconds(live), isOver: isLanding ? !(live <= LANDING_LIVE) : Number.isNaN(live) },
    ratioCell(live, before?.live, LIVE_RATIO),
    { text: milliseconds(blocking), isOver: !(blocking <= BLOCKING) },
    { text: number(shift, 3), isOver: !(shift === 0) },
    { text: number(bytes, 1), isOver: false },
    { text: number(requests, 0), isOver: false },
  ];
}

function ratioCell(value: number, before: number | undefined, limit: number): Cell {
  if (before === undefined) return { text: '', isOver: false };
  return { text: number(value / before, 2), isOver: !(value <= limit * before) };
}

/** `landing` is the landing page's cold LCP. */
export function warmCells(paint: number, landing: number): Cell[] {
  return [
    { text: milliseconds(paint), isOver: false },
    { text: number(paint / landing, 2), isOver: !(paint <= WARM_RATIO * landing) },
  ];
}

export function offlineCells({ paint, live }: Pick<Cold, 'paint' | 'live'>): Cell[] {
  return [paint, live].map((time) => ({ text: milliseconds(time), isOver: !(time <= OFFLINE_START) }));
}

export function changeCell(time: number): Cell {
  return { text: milliseconds(time), isOver: !(time <= CHANGE_OF_PAGE) };
}

/** `changed` is a share of pixels; undefined for an empty first frame. */
export function flashCell(changed: number | undefined, gone: number): Cell {
  const text = changed === undefined ? 'empty' : `${(100 * changed).toFixed(1)} %, ${gone} gone`;
  return { text, isOver: gone > 0 };
}

/** A text table: first column left-aligned, figures right-aligned, `over` beside misses. */
export function tableOf(head: readonly string[], rows: readonly (readonly [string, ...Cell[]])[]): string {
  const written = rows.map(([title, ...cells]) => [
    title,
    ...cells.map(({ text, isOver }) => `${text} ${isOver ? 'over' : '    '}`),
  ]);
  const titles = head.map((title, column) => (column === 0 ? title : `${title}     `));
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...written.map((row) => row[column]?.length ?? 0)),
  );
  return [titles, ...written]
    .map((row) =>
      row
        .map((text, column) =>
          column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0),
        )
        .join(' ')
        .trimEnd(),
    )
    .join('\n');
}

function milliseconds(time: number): string {
  return Number.isNaN(time) ? 'none' : String(Math.round(time));
}

function number(value: number, digits: number): string {
  return Number.isNaN(value) ? 'none' : value.toFixed(digits);
}
