import { DIAGRAM_FONT } from './diagram-font.ts';
import type { ChangeKind } from '#machines/inspect/change.ts';
import { kindSigns } from '#machines/inspect/change-text.ts';
import { HEAD_HEIGHT, LINE_HEIGHT, type Picture } from '#machines/inspect/picture.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { roundedPath } from './lines.ts';

/** A `data-color` for each kind of change. */
export const changeColors: Readonly<Record<ChangeKind, string>> = {
  added: 'teal',
  gone: 'red',
  changed: 'purple',
};

const Layer = chakra('svg', {
  base: {
    position: 'absolute',
    top: '0',
    left: '0',
    overflow: 'visible',
    pointerEvents: 'none',
    fontFamily: DIAGRAM_FONT,
    '& path, & > g > rect': { fill: 'none', stroke: 'var(--ink)', strokeWidth: '3.5' },
    '& path': { opacity: '0.55', strokeWidth: '6' },
    '& [data-kind=changed] > :is(path, rect)': { strokeDasharray: '10 5' },
    '& [data-kind=gone] > :is(path, rect)': { strokeDasharray: '3 4' },
    '& circle': { fill: 'var(--ink)', stroke: 'bg.panel', strokeWidth: '1.5' },
    '& text': { fill: 'bg.panel', fontSize: '15px', fontWeight: '700', textAnchor: 'middle' },
  },
});

interface Props {
  picture: Picture;
  /** By state or transition id. */
  kinds: ReadonlyMap<string, ChangeKind>;
}

export function ChangeMarks({ picture, kinds }: Props) {
  const { states, transitions, width, height } = picture;
  return (
    <Layer viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      {states.flatMap(({ id, box: [x, y, w, h], head = 0, facts }) => {
        const lines = facts.flatMap(({ text, transition }) => text.split('\n').map(() => transition));
        const kind = kinds.get(id);
        return [
          kind && (
            <g key={id} data-kind={kind} data-color={changeColors[kind]}>
              <rect x={x} y={y} width={w} height={h} rx={8} />
              <Sign kind={kind} x={x + w} y={y} />
            </g>
          ),
          ...lines.map((transition, index) => {
            const own = transition === undefined ? undefined : kinds.get(transition);
            if (!own || lines.indexOf(transition) !== index) return null;
            const at = y + HEAD_HEIGHT + 4 + index * LINE_HEIGHT;
            return (
              <g key={transition} data-kind={own} data-color={changeColors[own]}>
                <Sign kind={own} x={x + head} y={at} />
              </g>
            );
          }),
        ];
      })}
      {transitions.map(({ id, line, box }) => {
        const kind = line && kinds.get(id);
        if (!kind) return null;
        const [x = 0, y = 0] = box ?? line;
        return (
          <g key={id} data-kind={kind} data-color={changeColors[kind]}>
            <path d={roundedPath(line)} />
            <Sign kind={kind} x={x - 6} y={y + 8} />
          </g>
        );
      })}
    </Layer>
  );
}

function Sign({ kind, x, y }: { kind: ChangeKind; x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={9} />
      <text x={x} y={y + 5}>
        {kindSigns[kind]}
      </text>
    </>
  );
}
