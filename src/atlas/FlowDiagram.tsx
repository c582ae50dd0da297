import { nameOf, plain } from '#machines/atlas/diagram-viewer.rules.ts';
import {
  HEAD_HEIGHT,
  HISTORY_SIZE,
  LINE_HEIGHT,
  type Picture,
  type PictureState,
  type PictureTransition,
} from '#machines/inspect/picture.ts';
import { memo, useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { Drawing } from './Drawing.ts';
import { kindColors } from './kinds.ts';
import { arrowHead, roundedPath } from './lines.ts';

interface Marks {
  /** Ids of the states in which the machine stands, with those around them. */
  active?: ReadonlySet<string> | undefined;
  /** Ids of the transitions that were taken last. */
  taken?: ReadonlySet<string> | undefined;
  /** Ids of the transitions that a search found. */
  matched?: ReadonlySet<string> | undefined;
  selected?: string | null | undefined;
}

interface PictureProps {
  picture: Picture;
  onPoint?: (id: string | null) => void;
  onSelect?: (id: string) => void;
  /** A part got the focus by the keyboard. */
  onSeek?: (id: string) => void;
}

/**
 * A machine as a picture. It is drawn once, as drawing it for each step of a replay would take too long; marks come
 * and go as attributes.
 */
export const FlowDiagram = memo(function FlowDiagram(props: PictureProps & Marks) {
  const { active, taken, matched, selected, ...own } = props;
  const drawing = useRef<SVGSVGElement>(null);
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
    }
  });
  return <Shapes {...own} drawing={drawing} />;
});

interface ShapesProps extends PictureProps {
  drawing: RefObject<SVGSVGElement | null>;
}

/** States and transitions follow each other in reading order, for the keyboard. */
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

interface StateProps {
  state: PictureState;
  name: string;
  isOuter: boolean;
  isRegion: boolean;
}

function StateShape({ state, name, isOuter, isRegion }: StateProps) {
  const { id, kind, history, facts, head = 0, box } = state;
  const [x, y, width, height] = box;
  const title = kind === 'parallel' ? `${state.key} (parallel)` : state.key;
  const sign = history === 'deep' ? 'H*' : 'H';
  const about = `State ${name}${kindWords[kind] ?? ''}`;
  const attributes = {
    'data-part': 'state',
    'data-id': id,
    'data-kind': kind,
    ...(isOuter && { 'data-outer': '' }),
    ...(isRegion && { 'data-region': '' }),
    role: 'button',
    tabIndex: 0,
    'data-about': about,
    'aria-description': about,
  };
  if (kind === 'history') {
    const middle = HISTORY_SIZE / 2;
    return (
      <g {...attributes}>
        <circle cx={x + middle} cy={y + middle} r={middle - 1} />
        <text data-part="name" x={x + middle} y={y + middle + 4} textAnchor="middle">
          {sign}
        </text>
      </g>
    );
  }
  const left = x + head + 12;
  const lines = facts.flatMap((fact) => fact.text.split('\n').map((text) => ({ text, id: fact.transition })));
  return (
    <g {...attributes}>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      {kind === 'final' && (
        <rect data-part="inner" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} />
      )}
      <text data-part="name" x={left} y={y + 18}>
        {title}
      </text>
      {lines.map(({ text, id: transition }, index) => (
        <text
          key={`${index} ${text}`}
          data-part="fact"
          x={left}
          y={y + HEAD_HEIGHT + 8 + index * LINE_HEIGHT}
          data-id={transition}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

interface TransitionProps {
  transition: PictureTransition;
  picture: Picture;
}

function TransitionShape({ transition, picture }: TransitionProps) {
  const { id, kind, label, from, to, line = [], box } = transition;
  const path = roundedPath(line);
  return (
    <g
      data-part="transition"
      data-id={id}
      data-kind={kind}
      data-color={kindColors[kind]}
      role="button"
      tabIndex={0}
      aria-label={`${plain(label) || 'always'}: ${nameOf(picture, from)} to ${nameOf(picture, to ?? from)}`}
    >
      <path data-part="reach" d={path} />
      <path data-part="line" d={path} />
      <path data-part="head" d={arrowHead(line)} />
      {box && (
        <text>
          {label.split('\n').map((text, index) => (
            <tspan key={text} x={box[0] + 4} y={box[1] + 12 + index * LINE_HEIGHT}>
              {text}
            </tspan>
          ))}
        </text>
      )}
    </g>
  );
}

const kindWords: Partial<Record<PictureState['kind'], string>> = {
  parallel: ', its parts run side by side',
  final: ', final',
  history: '',
};

function idAt({ target }: SyntheticEvent): string | null {
  const part = target instanceof Element ? target.closest('[data-id]') : null;
  return part?.getAttribute('data-id') ?? null;
}
