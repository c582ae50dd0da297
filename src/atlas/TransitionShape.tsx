import { nameOf, plain } from '#machines/atlas/diagram-viewer.rules.ts';
import { LINE_HEIGHT, type Picture, type PictureTransition } from '#machines/inspect/picture.ts';
import { kindColors } from './kinds.ts';
import { arrowHead, roundedPath } from './lines.ts';

interface TransitionProps {
  transition: PictureTransition;
  picture: Picture;
}

export function TransitionShape({ transition, picture }: TransitionProps) {
  const { id, kind, label, from, to, line = [], box } = transition;
  const path = roundedPath(line);
  return (
    <g
      data-part="transition"
      data-id={id}
      data-kind={kind}
      data-color={kindColors[kind]}
      role="button"
      tabIndex={-1}
      aria-label={`${plain(label) || 'always'}: ${nameOf(picture, from)} to ${nameOf(picture, to ?? from)}`}
    >
      <path data-part="reach" d={path} />
      <path data-part="line" d={path} />
      <path data-part="head" d={arrowHead(line)} />
      {box && (
        <text>
          {label.split('\n').map((text, index, lines) => (
            <tspan key={text} x={box[0] + 4} y={box[1] + 12 + index * LINE_HEIGHT}>
              {index < lines.length - 1 ? `${text} ` : text}
            </tspan>
          ))}
        </text>
      )}
    </g>
  );
}
