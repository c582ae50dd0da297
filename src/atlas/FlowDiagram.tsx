import { nameOf } from '#machines/atlas/diagram-viewer.rules.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import { memo, useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { Drawing } from './Drawing.ts';
import { arrowHead, roundedPath } from './lines.ts';
import { StateShape } from './StateShape.tsx';
import { TransitionShape } from './TransitionShape.tsx';

interface Marks {
  /** Active states with their parents. */
  active?: ReadonlySet<string> | undefined;
  /** Transitions taken last. */
  taken?: ReadonlySet<string> | undefined;
  /** Transitions that a search found. */
  matched?: ReadonlySet<string> | undefined;
  selected?: string | null | undefined;
}

interface PictureProps {
  picture: Picture;
  onPoint?: (id: string | null) => void;
  onSelect?: (id: string) => void;
  /** Called when a part gets keyboard focus. */
  onSeek?: (id: string) => void;
}

/**
 * A machine's diagram. One Tab stop: arrow keys go on from there. Renders once and marks steps by
 * attributes, since rerendering for each replayed step is too slow.
 */
export const FlowDiagram = memo(function FlowDiagram(props: PictureProps & Marks) {
  const { active, taken, matched, selected, ...own } = props;
  const drawing = useRef<SVGSVGElement>(null);
  const stop = selected ?? own.picture.states[0]?.id;
  useLayoutEffect(() => {
    for (const part of drawing.current?.querySelectorAll<SVGElement>('[data-id]') ?? []) {
      const { id = '', about } = part.dataset;
      const isActive = active?.has(id) === true;
      if (about && part.hasAttribute('data-active') !== isActive) {
        part.setAttribute('aria-description', isActive ? `${about}, active` : about);
      }
      part.toggleAttribute('data-active', isActive);
      part.toggleAttribute('data-taken', taken?.has(id) === true);
      part.toggleAttribute('data-matched', matched?.has(id) === true);
      part.toggleAttribute('data-selected', selected === id);
      if (part.role === 'button') part.tabIndex = id === stop ? 0 : -1;
    }
  });
  return <Shapes {...own} drawing={drawing} />;
});

interface ShapesProps extends PictureProps {
  drawing: RefObject<SVGSVGElement | null>;
}

/** In reading order, for the keyboard. */
const Shapes = memo(function Shapes({ picture, drawing, onPoint, onSelect, onSeek }: ShapesProps) {
  const { states, transitions, starts, width, height } = picture;
  const parents = new Set(states.map(({ parent }) => parent));
  const kinds = new Map(states.map(({ id, kind }) => [id, kind]));
  return (
    <Drawing
      ref={drawing}
      role="group"
      aria-label={`Diagram of ${picture.title}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      onPointerOver={(event) => {
        if (event.pointerType !== 'touch') onPoint?.(idAt(event));
      }}
      onPointerLeave={() => onPoint?.(null)}
      onClick={(event) => {
        const id = idAt(event);
        if (id !== null) onSelect?.(id);
      }}
      onFocus={(event) => {
        const id = idAt(event);
        if (id !== null && event.target.matches(':focus-visible')) onSeek?.(id);
      }}
    >
      {starts.map(({ dot: [x, y], line }) => (
        <g key={`${x} ${y}`} aria-hidden>
          <circle data-part="dot" cx={x} cy={y} r={5} />
          <path data-part="start" d={roundedPath(line)} />
          <path data-part="dot" d={arrowHead(line)} />
        </g>
      ))}
      {states.map((state) => [
        <StateShape
          key={state.id}
          state={state}
          name={nameOf(picture, state.id)}
          isOuter={parents.has(state.id)}
          isRegion={state.kind === 'parallel' || kinds.get(state.parent ?? '') === 'parallel'}
        />,
        ...transitions
          .filter(({ from, line }) => from === state.id && line !== undefined)
          .map((one) => <TransitionShape key={one.id} transition={one} picture={picture} />),
      ])}
    </Drawing>
  );
});

function idAt({ target }: SyntheticEvent): string | null {
  const part = target instanceof Element ? target.closest('[data-id]') : null;
  return part?.getAttribute('data-id') ?? null;
}
