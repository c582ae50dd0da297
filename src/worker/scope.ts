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
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: LastingEvent & { readonly data: unknown };
  periodicsync: LastingEvent & { readonly tag: string };
  notificationclick: LastingEvent & { readonly notification: { close: () => void } };
}

export interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends Event {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
