import {
  changeCell,
  COLD_HEAD,
  coldCells,
  flashCell,
  median,
  offlineCells,
  tableOf,
  warmCells,
  type Cell,
  type Cold,
} from './figures.ts';
import type { Flash } from './flash.ts';
import { LANDING, type Place } from './places.ts';

type Row = readonly [string, ...Cell[]];

interface Table {
  text: string;
  /** Whether a figure misses its limit. */
  isMissed: boolean;
}

export type Part = 'cold' | 'warm' | 'offline' | 'taps' | 'flash';

/** A build without a worker fails these. */
const noWorker: Record<'warm' | 'offline', Table> = {
  warm: { text: 'Second visit: no worker', isMissed: true },
  offline: { text: 'Start without a network: no worker', isMissed: true },
};

/** All runs' figures, by build folder and page title. */
export class Report {
  readonly #cold = new Map<string, Map<string, Cold[]>>();
  readonly #warm = new Map<string, Map<string, number[]>>();
  readonly #offline = new Map<string, Map<string, Pick<Cold, 'paint' | 'live'>[]>>();
  readonly #changes = new Map<string, Map<string, number[]>>();
  readonly #flashes = new Map<string, Map<string, [Flash, Flash][]>>();
  readonly #withoutWorker = new Set<string>();
  /** The reference build. */
  readonly #before: string | undefined;
  readonly #tables: Record<Part, (folder: string) => Table> = {
    cold: (folder) => this.#coldTable(folder),
    warm: (folder) => this.#warmTable(folder),
    offline: (folder) => this.#offlineTable(folder),
    taps: (folder) =>
      table(
        'Tap on a link of the bar',
        ['ms'],
        this.#rows(this.#changes, folder, (times) => [changeCell(median(times))]),
      ),
    flash: (folder) => this.#flashTable(folder),
  };

  constructor(before?: string) {
    this.#before = before;
  }

  cold(folder: string, { title }: Place, figures: Cold): void {
    add(this.#cold, folder, title, figures);
  }

  warm(folder: string, { title }: Place, paint: number): void {
    add(this.#warm, folder, title, paint);
  }

  offline(folder: string, { title }: Place, times: Pick<Cold, 'paint' | 'live'>): void {
    add(this.#offline, folder, title, times);
  }

  change(folder: string, link: string, time: number): void {
    add(this.#changes, folder, link, time);
  }

  flash(folder: string, { title }: Place, light: Flash, dark: Flash): void {
    add(this.#flashes, folder, title, [light, dark]);
  }

  noWorker(folder: string): void {
    this.#withoutWorker.add(folder);
  }

  lacksWorker(folder: string): boolean {
    return this.#withoutWorker.has(folder);
  }

  /** A build's tables, and whether a figure misses its limit. */
  of(folder: string, parts: readonly Part[]): Table {
    const tables = parts.map((part) => this.#table(folder, part));
    return {
      text: tables.map(({ text }) => `\n${text}\n`).join(''),
      isMissed: tables.some(({ isMissed }) => isMissed),
    };
  }

  #table(folder: string, part: Part): Table {
    const isWorkers = part === 'warm' || part === 'offline';
    return isWorkers && this.lacksWorker(folder) ? noWorker[part] : this.#tables[part](folder);
  }

  #landing(folder: string): number {
    return median((this.#cold.get(folder)?.get(LANDING.title) ?? []).map(({ paint }) => paint));
  }

  #coldTable(folder: string) {
    const before = folder === this.#before ? undefined : this.#cold.get(this.#before ?? '');
    const rows = this.#rows(this.#cold, folder, (runs, title) => {
      const others = before?.get(title);
      return coldCells(mediansOf(runs), title === LANDING.title, others && mediansOf(others));
    });
    return table('First visit', COLD_HEAD, rows);
  }

  #warmTable(folder: string) {
    const landing = this.#landing(folder);
    const rows = this.#rows(this.#warm, folder, (runs) => warmCells(median(runs), landing));
    return table('Second visit', ['LCP ms', '× landing'], rows);
  }

  #offlineTable(folder: string) {
    const rows = this.#rows(this.#offline, folder, (runs) =>
      offlineCells({
        paint: median(runs.map(({ paint }) => paint)),
        live: median(runs.map(({ live }) => live)),
      }),
    );
    return table('Start without a network', ['LCP ms', 'live ms'], rows);
  }

  #flashTable(folder: string) {
    const rows = this.#rows(this.#flashes, folder, (runs) =>
      runs.flatMap((flashes) => flashes.map(({ changed, gone }) => flashCell(changed, gone.length))),
    );
    const gone = [...(this.#flashes.get(folder) ?? [])].flatMap(([title, runs]) =>
      runs.flatMap(([light]) => (light.gone.length > 0 ? [`${title} loses: ${light.gone.join(' | ')}`] : [])),
    );
    const { text, isMissed } = table('First frame and live page', ['light', 'dark'], rows);
    return { text: [text, ...gone].join('\n'), isMissed };
  }

  #rows<Figures>(
    all: ReadonlyMap<string, ReadonlyMap<string, Figures[]>>,
    folder: string,
    cells: (runs: Figures[], title: string) => Cell[],
  ): Row[] {
    return [...(all.get(folder) ?? [])].map(([title, runs]) => [title, ...cells(runs, title)]);
  }
}

function mediansOf(runs: readonly Cold[]): Cold {
  return {
    paint: median(runs.map(({ paint }) => paint)),
    live: median(runs.map(({ live }) => live)),
    blocking: median(runs.map(({ blocking }) => blocking)),
    shift: median(runs.map(({ shift }) => shift)),
    bytes: median(runs.map(({ bytes }) => bytes)),
    requests: median(runs.map(({ requests }) => requests)),
  };
}

function table(title: string, head: readonly string[], rows: readonly Row[]): Table {
  const isMissed = rows.some(([, ...cells]) => cells.some(({ isOver }) => isOver));
  return { text: tableOf([title, ...head], rows), isMissed };
}

function add<Title, Figures>(
  all: Map<string, Map<Title, Figures[]>>,
  folder: string,
  title: Title,
  figures: Figures,
): void {
  const own = all.get(folder) ?? new Map<Title, Figures[]>();
  all.set(folder, own.set(title, [...(own.get(title) ?? []), figures]));
}
