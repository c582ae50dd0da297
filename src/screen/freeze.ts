import { NOW } from './surrounding-flows.ts';

const Moving = Date;

export function stopTime(): void {
  globalThis.Date = new Proxy(Moving, {
    construct: (target, given: [], self) =>
      Reflect.construct(target, given.length > 0 ? given : [NOW], self) as Date,
    get: (target, key) => (key === 'now' ? () => NOW : (Reflect.get(target, key) as unknown)),
  });
}

/**
 * Keeps focus where it is on a page that's only shown: a modal dialog would take it even from an inert
 * page.
 */
export function keepOutOfFocus(page: HTMLElement): void {
  page.inert = true;
  const { prototype } = HTMLDialogElement;
  const showModal = Reflect.get(prototype, 'showModal') as () => void;
  prototype.showModal = function show(this: HTMLDialogElement) {
    this.inert = true;
    showModal.call(this);
  };
}
