import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { LARGE_TEXT } from '../../base/phone.ts';

const rangeEnd = {
  content: '""',
  position: 'absolute',
  left: '-3px',
  width: '8px',
  height: '2px',
  bg: 'inherit',
} as const;

/** Places are percentages of the plot, from the left and from the bottom. */
const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '2',
    marginTop: '4',
    textStyle: 'small',
    color: 'fg.muted',
    '& > [data-part=scale]': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      marginBlock: '-0.75em',
      textAlign: 'end',
      whiteSpace: 'nowrap',
    },
    '& > [data-part=area]': {
      position: 'relative',
      height: '11rem',
      borderBottom: '1px solid {colors.border.control}',
      '& > hr': { position: 'absolute', insetInline: '0', borderTop: '1px dashed {colors.border}' },
    },
    '& > [data-part=axis]': {
      gridColumn: '2',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '3',
      paddingTop: '1',
      '&[data-columns]': {
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        columnGap: '0',
        textAlign: 'center',
        letterSpacing: '-0.02em',
        fontSize: { base: '0.75rem', md: 'inherit' },
        [LARGE_TEXT]: { '& > :nth-of-type(even)': { visibility: 'hidden' } },
      },
    },
    '& i': { position: 'absolute' },
    '& [data-part=bar]': {
      bottom: '0',
      minHeight: '2px',
      borderTopLeftRadius: 'sm',
      borderTopRightRadius: 'sm',
      bg: 'accent.solid',
    },
    '& [data-part=hatch]': {
      insetBlock: '0',
      color: 'border.control',
      backgroundImage: 'repeating-linear-gradient(135deg, currentcolor 0 1px, transparent 1px 6px)',
      opacity: '0.6',
    },
    '& [data-part=range]': {
      width: '2px',
      marginInlineStart: '-1px',
      bg: 'fg.muted',
      _before: { ...rangeEnd, top: '0' },
      _after: { ...rangeEnd, bottom: '0' },
    },
    '& [data-part=dot]': {
      width: '0.75rem',
      height: '0.75rem',
      margin: '0 0 -0.375rem -0.375rem',
      borderRadius: 'full',
      bg: 'accent.solid',
      '&[data-mark]': {
        width: '1.125rem',
        height: '1.125rem',
        margin: '0 0 -0.5625rem -0.5625rem',
        bg: 'bg.panel',
        border: '4px solid {colors.brand.solid}',
      },
    },
    '& svg': {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      overflow: 'visible',
      color: 'accent.fg',
      '& polyline': { fill: 'none', stroke: 'currentcolor', strokeWidth: '3', strokeLinejoin: 'round' },
      '& [data-line=dashed]': { strokeDasharray: '6 5', strokeWidth: '2' },
      '& [data-line=thin]': { strokeDasharray: '2 4', strokeWidth: '1.5' },
    },
  },
});

interface Props {
  /** Labels from top to bottom, evenly spaced. */
  scale: readonly string[];
  /** Labels from left to right, evenly spaced. */
  axis: readonly string[];
  /** Whether each bar has its label. */
  isByBar?: boolean;
  children: ReactNode;
}

/** Bars, dots and lines between two axes; hidden from screen readers, which get the table of `PlotFigure`. */
export function Plot({ scale, axis, isByBar = false, children }: Props) {
  return (
    <Root aria-hidden translate="no">
      <div data-part="scale">
        {scale.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <div data-part="area">
        {scale.slice(0, -1).map((label, index) => (
          <hr key={label} style={{ top: `${(100 * index) / (scale.length - 1)}%` }} />
        ))}
        {children}
      </div>
      <div data-part="axis" {...(isByBar && { 'data-columns': '' })}>
        {axis.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </Root>
  );
}

/** Bars side by side; heights are percentages. */
export function Bars({ heights }: { heights: readonly number[] }) {
  const width = 100 / heights.length;
  return heights.map((height, index) =>
    height > 0 ? (
      <i
        // Bars have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        data-part="bar"
        data-fill="whole"
        style={{ left: `${(index + 0.1) * width}%`, width: `${0.8 * width}%`, height: `${height}%` }}
      />
    ) : null,
  );
}

/** Hatches the columns of `marked` bars. */
export function Hatches({ marked }: { marked: readonly boolean[] }) {
  const width = 100 / marked.length;
  return marked.map((isMarked, index) =>
    isMarked ? (
      // oxlint-disable-next-line react/no-array-index-key
      <i key={index} data-part="hatch" style={{ left: `${index * width}%`, width: `${width}%` }} />
    ) : null,
  );
}

interface DotProps {
  x: number;
  y: number;
  /** The ends of the interval around it. */
  range?: { low: number; high: number };
  isMarked?: boolean;
}

export function Dot({ x, y, range, isMarked = false }: DotProps) {
  return (
    <>
      {range && (
        <i
          data-part="range"
          data-fill="whole"
          style={{ left: `${x}%`, bottom: `${range.low}%`, height: `${range.high - range.low}%` }}
        />
      )}
      <i
        data-part="dot"
        data-fill={isMarked ? 'part' : 'whole'}
        style={{ left: `${x}%`, bottom: `${y}%` }}
        {...(isMarked && { 'data-mark': '' })}
      />
    </>
  );
}

interface LineProps {
  points: readonly (readonly [x: number, y: number])[];
  look?: 'solid' | 'dashed' | 'thin';
}

export function Line({ points, look = 'solid' }: LineProps) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      <polyline
        data-line={look}
        vectorEffect="non-scaling-stroke"
        points={points.map(([x, y]) => `${x.toFixed(2)},${(100 - y).toFixed(2)}`).join(' ')}
      />
    </svg>
  );
}
