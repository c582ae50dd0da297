import { nameOf, plain } from '#machines/diagram-viewer.rules.ts';
import {
  HEAD_HEIGHT,
  HISTORY_SIZE,
  LINE_HEIGHT,
  type Picture,
  type PictureState,
  type PictureTransition,
} from '#machines/inspect/picture.ts';
import { memo, type SyntheticEvent } from 'react';
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

interface Props extends Marks {
  picture: Picture;
  onPoint?: (id: string | null) => void;
  onSelect?: (id: string) => void;
  /** A part got the focus by the keyboard. */
  onSeek?: (id: string) => void;
}

/** A machine as a picture. States and transitions follow each other in reading order, for the keyboard. */
export const FlowDiagram = memo(function FlowDiagram(props: Props) {
  const { picture, onPoint, onSelect, onSeek, ...marks } = props;
  const { states, transitions, starts, width, height } = picture;
  const parents = new Set(states.map(({ parent }) => parent));
  const kinds = new Map(states.map(({ id, kind }) => [id, kind]));
  return (
    <Drawing
      role="group"
      aria-label={`Diagram of ${picture.title}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      onPointerOver={(event) => onPoint?.(idAt(event))}
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
          marks={marks}
        />,
        ...transitions
          .filter(({ from, line }) => from === state.id && line !== undefined)
          .map((one) => (
            <TransitionShape
              key={one.id}
              transition={one}
              picture={picture}
              isTaken={marks.taken?.has(one.id)}
              isMatched={marks.matched?.has(one.id)}
              isSelected={marks.selected === one.id}
            />
          )),
      ])}
    </Drawing>
  );
});

interface StateProps {
  state: PictureState;
  name: string;
  isOuter: boolean;
  isRegion: boolean;
  marks: Marks;
}

function StateShape({ state, name, isOuter, isRegion, marks }: StateProps) {
  const { id, kind, history, facts, head = 0, box } = state;
  const [x, y, width, height] = box;
  const title = kind === 'parallel' ? `${state.key} (parallel)` : state.key;
  const sign = history === 'deep' ? 'H*' : 'H';
  const attributes = {
    'data-part': 'state',
    'data-id': id,
    'data-kind': kind,
    ...(isOuter && { 'data-outer': '' }),
    ...(isRegion && { 'data-region': '' }),
    ...mark('data-active', marks.active?.has(id)),
    ...mark('data-selected', marks.selected === id),
    role: 'button',
    tabIndex: 0,
    'aria-description': `State ${name}${kindWords[kind] ?? ''}${marks.active?.has(id) ? ', active' : ''}`,
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
          {...(transition !== undefined && {
            'data-id': transition,
            ...mark('data-taken', marks.taken?.has(transition)),
            ...mark('data-matched', marks.matched?.has(transition)),
            ...mark('data-selected', marks.selected === transition),
          })}
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
  isTaken: boolean | undefined;
  isMatched: boolean | undefined;
  isSelected: boolean;
}

const TransitionShape = memo(function TransitionShape(props: TransitionProps) {
  const { transition, picture, isTaken, isMatched, isSelected } = props;
  const { id, kind, label, from, to, line = [], box } = transition;
  const path = roundedPath(line);
  return (
    <g
      data-part="transition"
      data-id={id}
      data-kind={kind}
      data-color={kindColors[kind]}
      {...mark('data-taken', isTaken)}
      {...mark('data-matched', isMatched)}
      {...mark('data-selected', isSelected)}
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
});

const kindWords: Partial<Record<PictureState['kind'], string>> = {
  parallel: ', its parts run side by side',
  final: ', final',
  history: '',
};

function mark(name: `data-${string}`, isSet: boolean | undefined): Record<string, string> {
  return isSet ? { [name]: '' } : {};
}

function idAt({ target }: SyntheticEvent): string | null {
  const part = target instanceof Element ? target.closest('[data-id]') : null;
  return part?.getAttribute('data-id') ?? null;
}
