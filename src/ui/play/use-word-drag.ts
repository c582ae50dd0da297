import { useRef, type MouseEvent, type PointerEvent } from 'react';

interface Drag {
  chip: HTMLElement;
  id: number;
  x: number;
  y: number;
  isMoving: boolean;
}

interface Options {
  isLocked: boolean;
  /** `position` doesn't count the moved word itself. */
  onPlace: (id: number, position: number) => void;
  /** A placed word was dropped outside the answer. */
  onReturn: (id: number) => void;
}

const DEAD_ZONE = 6;

/**
 * Drags words (`data-word`) into, within and out of an answer (`data-part=answer`) by mouse, pen or
 * finger. Marks elements directly, so nothing renders before the drop.
 */
export function useWordDrag({ isLocked, onPlace, onReturn }: Options) {
  const drag = useRef<Drag | null>(null);
  const isClickSpent = useRef(false);

  const stop = () => {
    const stopped = drag.current;
    drag.current = null;
    if (!stopped?.isMoving) return;
    stopped.chip.style.translate = '';
    delete stopped.chip.dataset.dragged;
    unmark(answerBeside(stopped.chip));
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      const chip = event.target instanceof Element && event.target.closest('[data-word]');
      isClickSpent.current = false;
      if (isLocked || event.button !== 0 || !event.isPrimary || !(chip instanceof HTMLElement)) return;
      const { clientX: x, clientY: y } = event;
      drag.current = { chip, id: Number(chip.dataset.word), x, y, isMoving: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = drag;
      if (!current) return;
      if (event.buttons === 0) return stop();
      const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
      if (!current.isMoving && Math.hypot(dx, dy) < DEAD_ZONE) return;
      if (!current.isMoving) current.chip.setPointerCapture(event.pointerId);
      current.isMoving = true;
      current.chip.dataset.dragged = '';
      current.chip.style.translate = `${dx}px ${dy}px`;
      mark(current.chip, event);
    },
    onPointerUp: (event: PointerEvent) => {
      const { current } = drag;
      const position = current?.isMoving ? positionAt(current.chip, event) : null;
      const isFromAnswer = current?.chip.closest('[data-part=answer]') !== null;
      stop();
      if (!current) return;
      const isTap = !current.isMoving && event.pointerType === 'touch';
      if (isTap) current.chip.click();
      isClickSpent.current = isTap || current.isMoving;
      if (!current.isMoving) return;
      if (position !== null) onPlace(current.id, position);
      else if (isFromAnswer) onReturn(current.id);
    },
    onPointerCancel: stop,
    /** Touches capture the element they start on, which loses them to the chip. */
    onLostPointerCapture: (event: PointerEvent) => {
      if (event.target === drag.current?.chip) stop();
    },
    /**
     * Ignores the click that ends a drag. Counts a tap when the finger lifts, since Chromium sends no
     * click for a tap within 200 ms of a drag; if it does, that one is ignored.
     */
    onClickCapture: (event: MouseEvent) => {
      if (isClickSpent.current && event.detail > 0) event.stopPropagation();
      isClickSpent.current = false;
    },
  };
}

interface Point {
  clientX: number;
  clientY: number;
}

function mark(chip: HTMLElement, point: Point): void {
  const answer = answerBeside(chip);
  const position = positionAt(chip, point);
  const others = chipsIn(answer, chip);
  unmark(answer);
  if (position === null || !answer) return;
  answer.dataset.over = '';
  const [before, after] = [others[position], others[position - 1]];
  if (before) before.dataset.gap = 'before';
  else if (after) after.dataset.gap = 'after';
}

function unmark(answer: HTMLElement | null): void {
  delete answer?.dataset.over;
  for (const chip of chipsIn(answer)) delete chip.dataset.gap;
}

/** The index in the answer, not counting the chip itself; null outside the answer. */
function positionAt(chip: HTMLElement, { clientX, clientY }: Point): number | null {
  const answer = answerBeside(chip);
  const zone = answer?.getBoundingClientRect();
  if (!zone || clientX < zone.left || clientX > zone.right || clientY < zone.top || clientY > zone.bottom) {
    return null;
  }
  const others = chipsIn(answer, chip).map((other) => other.getBoundingClientRect());
  const next = others.findIndex(
    ({ top, bottom, left, width }) => clientY < top || (clientY <= bottom && clientX < left + width / 2),
  );
  return next === -1 ? others.length : next;
}

function answerBeside(chip: HTMLElement): HTMLElement | null {
  return chip.closest('[data-part=board]')?.querySelector<HTMLElement>('[data-part=answer]') ?? null;
}

function chipsIn(answer: HTMLElement | null, except?: HTMLElement): HTMLElement[] {
  return [...(answer?.querySelectorAll<HTMLElement>('[data-word]') ?? [])].filter((chip) => chip !== except);
}
