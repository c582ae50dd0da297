import { NOW } from './setting.ts';

const Moving = Date;

/** Stops the time of this page. */
export function stopTime(): void {
  globalThis.Date = new Proxy(Moving, {
    construct: (target, given: [], self) =>
      Reflect.construct(target, given.length > 0 ? given : [NOW], self) as Date,
    get: (target, key) => (key === 'now' ? () => NOW : (Reflect.get(target, key) as unknown)),
  });
}
