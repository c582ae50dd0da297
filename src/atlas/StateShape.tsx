import { HEAD_HEIGHT, HISTORY_SIZE, LINE_HEIGHT, type PictureState } from '#machines/inspect/picture.ts';

interface StateProps {
  state: PictureState;
  name: string;
  isOuter: boolean;
  isRegion: boolean;
}

export function StateShape({ state, name, isOuter, isRegion }: StateProps) {
  const { id, kind, history, facts, head = 0, box } = state;
  const [x, y, width, height] = box;
  const title = kind === 'parallel' ? `${state.key} (side by side)` : state.key;
  const sign = history === 'deep' ? 'H*' : 'H';
  const about = `State ${name}${kindWords[kind] ?? ''}`;
  const attributes = {
    'data-part': 'state',
    'data-id': id,
    'data-kind': kind,
    ...(isOuter && { 'data-outer': '' }),
    ...(isRegion && { 'data-region': '' }),
    role: 'button',
    tabIndex: -1,
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

const kindWords: Partial<Record<PictureState['kind'], string>> = {
  parallel: ', its parts run side by side',
  final: ', final',
  history: '',
};
