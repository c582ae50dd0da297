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
 * page. One that opens while readers use another part of the page takes it once they go there.
 */
export function keepOutOfFocus(page: HTMLElement): void {
  letUse(page, false);
  const { prototype } = HTMLDialogElement;
  const showModal = Reflect.get(prototype, 'showModal') as () => void;
  prototype.showModal = function show(this: HTMLDialogElement) {
    this.inert = page.inert || !document.hasFocus();
    showModal.call(this);
    this.inert = page.inert;
  };
}

/** Lets readers use the page, or shows it only. */
export function letUse(page: HTMLElement, isUsable: boolean): void {
  page.inert = !isUsable;
}

/** Takes away what makes sounds. */
export function keepSilent(): void {
  Reflect.deleteProperty(globalThis, 'AudioContext');
  if ('SpeechSynthesis' in globalThis) SpeechSynthesis.prototype.speak = () => undefined;
  HTMLMediaElement.prototype.play = () => Promise.resolve();
}
