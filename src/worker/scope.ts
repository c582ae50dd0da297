/**
 * The part of a service worker's global scope that is used here. TypeScript's own types for it cannot be loaded beside
 * those of pages.
 */
export interface WorkerScope {
  readonly registration: {
    readonly installing: object | null;
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  readonly navigator: { setAppBadge?: (count: number) => Promise<void> };
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly WindowOfApp[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
}

interface WindowOfApp {
  readonly url: string;
  readonly visibilityState: 'visible' | 'hidden';
  focus: () => Promise<unknown>;
}

interface WorkerEvents {
  install: InstallEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: LastingEvent & { readonly data: unknown };
  periodicsync: LastingEvent & { readonly tag: string };
  notificationclick: LastingEvent & { readonly notification: { close: () => void } };
}

export interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface InstallEvent extends LastingEvent {
  /** Chromium has it. */
  addRoutes?: (routes: readonly Route[]) => Promise<void>;
}

/** Requests that the browser answers itself, with a file of one cache or of any. */
export interface Route {
  condition: {
    urlPattern: { pathname: string; search: string; baseURL: string };
    requestMethod: 'GET';
    requestMode?: 'navigate';
  };
  source: 'cache' | { cacheName: string };
}

interface FetchEvent extends Event {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
