import type { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import { neighborOf } from '#machines/atlas/diagram-viewer.rules.ts';
import { useEffect, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';

type Viewer = ActorRefFrom<typeof diagramViewerMachine>;

const STEP = 48;
const FACTOR = 1.25;
const DRAG_START = 4;

/**
 * Pans and zooms a viewport: drag, pinch, Ctrl+wheel, Shift and arrow keys, plus, minus and 0. Arrow keys
 * alone go from part to part.
 */
export function useDiagramGestures(viewport: RefObject<HTMLElement | null>, viewer: Viewer): void {
  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const size = new ResizeObserver(([entry]) => {
      if (entry) viewer.send({ type: 'viewport.measured', ...sizeOf(entry.contentRect) });
    });
    size.observe(element);
    listenToPointers(element, viewer, signal);
    element.addEventListener('wheel', (event) => zoomByWheel(event, element, viewer), {
      passive: false,
      signal,
    });
    element.addEventListener('keydown', (event) => moveByKey(event, viewer), { signal });
    return () => {
      listening.abort();
      size.disconnect();
    };
  }, [viewport, viewer]);
}

function listenToPointers(element: HTMLElement, viewer: Viewer, signal: AbortSignal): void {
  const pointers = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) travelled = 0;
    pointers.set(event.pointerId, pointIn(element, event));
  };
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = pointIn(element, event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    travelled += distance(before, now);
    if (!other && travelled < DRAG_START) return;
    element.dataset['dragging'] = '';
    const share = other ? 2 : 1;
    viewer.send({ type: 'view.panned', x: (now.x - before.x) / share, y: (now.y - before.y) / share });
    if (!other) return;
    const at = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    viewer.send({ type: 'view.zoomed', factor: distance(now, other) / (distance(before, other) || 1), at });
  };
  const up = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
    if (pointers.size === 0) delete element.dataset['dragging'];
  };
  const click = (event: MouseEvent) => {
    if (travelled < DRAG_START) return;
    event.stopPropagation();
    travelled = 0;
  };
  element.addEventListener('pointerdown', down, { signal });
  globalThis.addEventListener('pointermove', move, { signal });
  globalThis.addEventListener('pointerup', up, { signal });
  globalThis.addEventListener('pointercancel', up, { signal });
  element.addEventListener('click', click, { capture: true, signal });
}

function zoomByWheel(event: WheelEvent, element: HTMLElement, viewer: Viewer): void {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  const factor = Math.exp(-Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY) / 100, 0.25));
  viewer.send({ type: 'view.zoomed', factor, at: pointIn(element, event) });
}

function moveByKey(event: KeyboardEvent, viewer: Viewer): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { drawn } = viewer.getSnapshot().context;
  const { id } = event.target instanceof SVGElement ? event.target.dataset : {};
  if (drawn && id !== undefined && event.key.startsWith('Arrow') && !event.shiftKey) {
    event.preventDefault();
    event.stopPropagation();
    const next = neighborOf(drawn, id, event.key);
    if (next !== undefined) partIn(event.currentTarget, next)?.focus();
    return;
  }
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  viewer.send(action);
}

function partIn(canvas: EventTarget | null, id: string): SVGElement | null {
  const parts = canvas instanceof Element ? canvas.querySelectorAll<SVGElement>('g[data-id]') : [];
  return [...parts].find((part) => part.dataset['id'] === id) ?? null;
}

const actions: Record<string, Parameters<Viewer['send']>[0]> = {
  ArrowLeft: { type: 'view.panned', x: STEP, y: 0 },
  ArrowRight: { type: 'view.panned', x: -STEP, y: 0 },
  ArrowUp: { type: 'view.panned', x: 0, y: STEP },
  ArrowDown: { type: 'view.panned', x: 0, y: -STEP },
  '+': { type: 'view.zoomed', factor: FACTOR },
  '=': { type: 'view.zoomed', factor: FACTOR },
  '-': { type: 'view.zoomed', factor: 1 / FACTOR },
  '0': { type: 'view.fitted' },
  Escape: { type: 'selection.cleared' },
};

function pointIn(element: HTMLElement, { clientX, clientY }: MouseEvent): { x: number; y: number } {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function sizeOf({ width, height }: DOMRectReadOnly) {
  return { width: Math.max(width, 1), height: Math.max(height, 1) };
}
