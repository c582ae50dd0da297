import { setMaxListeners } from 'node:events';
import * as idb from 'fake-indexeddb';
import { compileFunction } from 'node:vm';
import { gunzipSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import type * as bareApp from './bare-app.ts';
import type { FakeClock } from './fake-clock.ts';

const ENTRY = 'tests/support/bare-app.ts';

/** Responds to a request; null: never. Rejects when offline. */
export type Network = (url: URL, init: RequestInit) => Promise<Response | null>;

/** IndexedDB errors: the first is thrown at once, others abort the transaction. */
export type StorageFault = 'InvalidStateError' | 'UnknownError' | 'QuotaExceededError';

/** What a browser's pages share. */
export class FakeBrowser {
  readonly clock: FakeClock;
  readonly network: Network;
  readonly pages = new Set<FakePage>();
  readonly items: Record<string, string> = {};
  readonly databases = new idb.IDBFactory();
  readonly locks = new Map<string, Promise<unknown>>();
  isOnline = true;
  /** Errors of the next openings and transactions. */
  faults: StorageFault[] = [];
  /** Whether nothing more can be written, or nothing at all is stored. */
  room: 'enough' | 'none' | 'blocked' = 'enough';
  /** The databases that pages have opened. */
  readonly opened = new Set<string>();

  constructor(clock: FakeClock, network: Network) {
    this.clock = clock;
    this.network = network;
  }

  /** The network comes or goes. */
  connect(isOnline: boolean): void {
    if (this.isOnline === isOnline) return;
    this.isOnline = isOnline;
    for (const page of this.pages) page.hear(new Event(isOnline ? 'online' : 'offline'));
  }

  /** Closes the databases of all pages, as Safari does in the background. */
  closeDatabases(): void {
    for (const page of this.pages) page.closeDatabases();
  }
}

/** A transaction may have been committed without an event. */
function abandon(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    return;
  }
}

export class FakePage {
  readonly app: bareApp.BareApp;
  isOpen = true;
  readonly #browser: FakeBrowser;
  readonly #window = roomy(new EventTarget());
  readonly #timers = new Set<number>();
  readonly #channels = new Map<EventTarget, string>();
  readonly #connections = new Set<IDBDatabase>();
  readonly #transactions = new Set<IDBTransaction>();
  readonly #ended: Promise<void>;
  #end = (): void => undefined;

  constructor(browser: FakeBrowser, load: LoadApp) {
    this.#browser = browser;
    this.#ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    browser.pages.add(this);
    this.app = load(this.#globals());
  }

  /** Dispatches an event in a task of its own. */
  hear(event: Event, target: EventTarget = this.#window): void {
    setImmediate(() => {
      if (this.isOpen) target.dispatchEvent(event);
    });
  }

  hearMessage(name: string, data: unknown, from: EventTarget): void {
    for (const [channel, own] of this.#channels) {
      if (own !== name || channel === from) continue;
      this.hear(Object.assign(new Event('message'), { data }), channel);
    }
  }

  closeDatabases(): void {
    for (const transaction of this.#transactions) abandon(transaction);
    for (const connection of this.#connections)
      idb.forceCloseDatabase(connection as unknown as typeof IDBDatabase);
    this.#connections.clear();
  }

  close(): void {
    this.isOpen = false;
    this.#browser.pages.delete(this);
    for (const timer of this.#timers) this.#browser.clock.clear(timer);
    for (const transaction of this.#transactions) abandon(transaction);
    for (const connection of this.#connections) connection.close();
    this.#end();
  }

  #globals(): Record<(typeof NAMES)[number], unknown> {
    const { clock } = this.#browser;
    const own = {
      ...this.#timing(),
      indexedDB: { open: this.#open, deleteDatabase: this.#deleteDatabase },
      localStorage: this.#storage(),
      navigator: this.#navigator(),
      BroadcastChannel: this.#channelClass(),
      fetch: this.#fetch,
      location: new URL('https://camino.example/dashboard'),
      document: Object.assign(new EventTarget(), {
        visibilityState: 'visible',
        documentElement: { dataset: {} },
        head: { querySelectorAll: () => [] },
      }),
      addEventListener: this.#window.addEventListener.bind(this.#window),
      removeEventListener: this.#window.removeEventListener.bind(this.#window),
      WebSocket: EventTarget,
      console: SILENT,
      Intl: { ...Intl, DateTimeFormat: HomeFormat },
      Date: clock.dates(),
      CompressionStream: atOnce(gzipSync),
      DecompressionStream: atOnce(gunzipSync),
    };
    const window: object = Object.assign(Object.create(globalThis), idb, own);
    return { ...idb, ...own, globalThis: window, window };
  }

  #timing() {
    const { clock } = this.#browser;
    const begin = (run: () => void, delay?: number, isRepeated?: boolean) => {
      const timer = this.isOpen ? clock.set(run, delay, isRepeated) : 0;
      this.#timers.add(timer);
      return timer;
    };
    const clear = (timer: number) => clock.clear(timer);
    const timeout = (delay: number) => {
      const controller = new AbortController();
      begin(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), delay);
      return controller.signal;
    };
    return {
      setTimeout: (run: () => void, delay?: number) => begin(run, delay),
      setInterval: (run: () => void, delay?: number) => begin(run, delay, true),
      clearTimeout: clear,
      clearInterval: clear,
      requestAnimationFrame: (run: () => void) => begin(run, 16),
      cancelAnimationFrame: clear,
      AbortSignal: { timeout, any: AbortSignal.any.bind(AbortSignal) },
    };
  }

  readonly #fetch = (input: string | URL, init: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      const inTurn = (work: () => void) =>
        setImmediate(() => {
          if (this.isOpen) work();
        });
      inTurn(() => {
        if (!this.#browser.isOnline) return reject(new TypeError('Failed to fetch'));
        this.#browser.network(new URL(input), init).then(
          (answer) => inTurn(() => answer && resolve(answer)),
          (error: unknown) => inTurn(() => reject(error as Error)),
        );
      });
    });

  #storage(): object | null {
    const { items, pages } = this.#browser;
    if (this.#browser.room === 'blocked') return null;
    const change = (key: string, value: string | null) => {
      if (!this.isOpen || (items[key] ?? null) === value) return;
      if (this.#browser.room === 'none' && value !== null)
        throw new DOMException('No room', 'QuotaExceededError');
      if (value === null) Reflect.deleteProperty(items, key);
      else items[key] = value;
      const event = Object.assign(new Event('storage'), { key, newValue: value });
      for (const page of pages) if (page !== this) page.hear(event);
    };
    const methods: Record<string, unknown> = {
      getItem: (key: string) => items[key] ?? null,
      setItem: change,
      removeItem: (key: string) => change(key, null),
    };
    return new Proxy(items, { get: (_items, key) => methods[String(key)] });
  }

  #navigator(): object {
    const browser = this.#browser;
    // A closed page releases its locks and gets no more.
    const request = (name: string, work: () => Promise<unknown>) => {
      const turn = browser.locks.get(name) ?? Promise.resolve();
      const held = turn.then(() => (this.isOpen ? Promise.race([work(), this.#ended]) : undefined));
      browser.locks.set(
        name,
        held.catch(() => undefined),
      );
      return new Promise((resolve, reject) => {
        held.then(
          (result) => this.isOpen && resolve(result),
          (error: unknown) => this.isOpen && reject(error as Error),
        );
      });
    };
    return {
      get onLine() {
        return browser.isOnline;
      },
      userAgent: 'fake',
      locks: { request },
    };
  }

  #channelClass(): unknown {
    const channels = this.#channels;
    const send = (name: string, data: unknown, from: EventTarget) => {
      if (!this.isOpen) return;
      for (const page of this.#browser.pages) page.hearMessage(name, data, from);
    };
    return class extends EventTarget {
      readonly name: string;
      constructor(name: string) {
        super();
        this.name = name;
        channels.set(this, name);
      }
      postMessage(data: unknown): void {
        send(this.name, data, this);
      }
      close(): void {
        channels.delete(this);
      }
    };
  }

  readonly #open = (name: string, version?: number): IDBOpenDBRequest => {
    if (!this.isOpen) return new idb.IDBOpenDBRequest();
    const { room, opened, faults } = this.#browser;
    if (room === 'blocked') throw new DOMException('Denied', 'SecurityError');
    const fault = room === 'none' && !opened.has(name) ? 'QuotaExceededError' : faults.shift();
    if (fault) throw new DOMException('The database cannot be opened', fault);
    opened.add(name);
    const request = this.#browser.databases.open(name, version);
    request.addEventListener('success', (event) => {
      if (this.isOpen) return this.#watch(request.result);
      event.stopImmediatePropagation();
      request.result.close();
    });
    return request;
  };

  readonly #deleteDatabase = (name: string): IDBOpenDBRequest =>
    this.isOpen ? this.#browser.databases.deleteDatabase(name) : new idb.IDBOpenDBRequest();

  #watch(connection: IDBDatabase): void {
    this.#connections.add(connection);
    const begin = connection.transaction.bind(connection);
    connection.transaction = (...given) => {
      const isRefused = this.#browser.room === 'none' && given[1] === 'readwrite';
      const fault = this.isOpen ? (isRefused ? 'QuotaExceededError' : this.#browser.faults.shift()) : null;
      if (fault === 'InvalidStateError') throw new DOMException('The connection is closing', fault);
      const transaction = begin(...given);
      this.#transactions.add(transaction);
      for (const end of ['complete', 'abort'])
        transaction.addEventListener(end, () => this.#transactions.delete(transaction));
      if (fault) abortWith(transaction, fault);
      return transaction;
    };
  }
}

function roomy(target: EventTarget): EventTarget {
  setMaxListeners(0, target);
  return target;
}

function abortWith(transaction: IDBTransaction, fault: StorageFault): void {
  const { _abort: abort } = transaction as unknown as { _abort: (error: string) => void };
  setImmediate(() => abort.call(transaction, fault));
}

/** Replaces Node's streams, which use threads and so aren't counted. */
function atOnce(work: (bytes: Uint8Array) => Uint8Array) {
  return class extends TransformStream<Uint8Array, Uint8Array> {
    constructor() {
      const parts: Uint8Array[] = [];
      super({
        transform: (part) => void parts.push(part),
        flush: (controller) => controller.enqueue(work(Buffer.concat(parts))),
      });
    }
  };
}

/** Library output for developers. */
const SILENT = { log: ignore, warn: ignore, error: ignore };

function ignore(): void {}

/** Where all devices are. */
class HomeFormat {
  resolvedOptions() {
    return { timeZone: 'Europe/London' };
  }
}

const NAMES = [
  'Intl',
  'console',
  'globalThis',
  'window',
  'document',
  'location',
  'navigator',
  'localStorage',
  'indexedDB',
  'IDBCursor',
  'IDBDatabase',
  'IDBIndex',
  'IDBKeyRange',
  'IDBObjectStore',
  'IDBRequest',
  'IDBTransaction',
  'BroadcastChannel',
  'WebSocket',
  'fetch',
  'AbortSignal',
  'CompressionStream',
  'DecompressionStream',
  'Date',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'addEventListener',
  'removeEventListener',
] as const;

/** `inspect` sees each step of the app's flows. */
export type LoadApp = (
  globals: Record<(typeof NAMES)[number], unknown>,
  inspect?: bareApp.Inspect,
) => bareApp.BareApp;

const SHARED = { name: 'shared', test: /\/(machines|xstate|react)\// };

export async function buildApp(): Promise<LoadApp> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['module', 'browser', 'production'] },
    define: {
      'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': '"key"',
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: ENTRY, formats: ['cjs'], fileName: 'app' },
      rolldownOptions: { output: { codeSplitting: { groups: [SHARED] } } },
    },
  });
  const outputs = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const chunks = outputs.flatMap((output) => (output.type === 'chunk' ? output : []));
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? '';
  const files = new Map(
    chunks.map(({ fileName, code }) => [fileName, compileFunction(code, ['exports', 'require', ...NAMES])]),
  );
  const shared = new Map<string, object>();
  return (globals, inspect) => {
    const own = new Map<string, object>();
    const load = (name: string): object => {
      const known = name.startsWith(SHARED.name) ? shared : own;
      const loaded = known.get(name) ?? {};
      if (known.has(name)) return loaded;
      known.set(name, loaded);
      const given = NAMES.map((one) => (known === own ? globals[one] : Reflect.get(globalThis, one)));
      files.get(name)?.(loaded, (path: string) => load(path.replace('./', '')), ...given);
      return loaded;
    };
    return (load(entry) as typeof bareApp).startApp(inspect);
  };
}
