import { NOW } from './surrounding-flows.ts';

const Moving = Date;

/** Stops the time of this page. */
export function stopTime(): void {
  globalThis.Date = new Proxy(Moving, {
    construct: (target, given: [], self) =>
      Reflect.construct(target, given.length > 0 ? given : [NOW], self) as Date,
    get: (target, key) => (key === 'now' ? () => NOW : (Reflect.get(target, key) as unknown)),
  });
}

/** Keeps the focus where it is: the page is only looked at. A modal dialog would take it from a page that is inert. */
export function keepOutOfFocus(page: HTMLElement): void {
  page.inert = true;
  const { prototype } = HTMLDialogElement;
  const showModal = Reflect.get(prototype, 'showModal') as () => void;
  prototype.showModal = function show(this: HTMLDialogElement) {
    this.inert = true;
    showModal.call(this);
  };
}
