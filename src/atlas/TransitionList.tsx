import { nameOf, plain } from '#machines/atlas/diagram-viewer.rules.ts';
import type { Picture, PictureTransition } from '#machines/inspect/picture.ts';
import { kindColors } from './kinds.ts';
import { PartList } from './SideColumn.tsx';

export function TransitionList({
  drawn,
  transitions,
  current,
  onSeek,
}: {
  drawn: Picture;
  transitions: readonly PictureTransition[];
  current?: string | null;
  onSeek: (id: string) => void;
}) {
  if (transitions.length === 0) return null;
  return (
    <PartList>
      {transitions.map(({ id, from, to, kind, paths, description }) => (
        <li key={id} data-color={kindColors[kind]}>
          <button type="button" {...(id === current && { 'aria-current': true })} onClick={() => onSeek(id)}>
            {isTold(labelOf(drawn, id), description) || labelOf(drawn, id)}
            {description && <em>{description}</em>}
            <span>
              {nameOf(drawn, from)} → {to === null ? 'stays' : nameOf(drawn, to)}. {pathsText(paths)}
            </span>
          </button>
        </li>
      ))}
    </PartList>
  );
}

export function pathsText(paths: number): string {
  return `Taken by ${paths} generated ${paths === 1 ? 'path' : 'paths'}.`;
}

/** A transition's label on one line; `always` without one. */
export function labelOf({ transitions }: Picture, id: string): string {
  return plain(transitions.find((one) => one.id === id)?.label ?? '') || 'always';
}

/** Whether a sentence repeats a plain-English label. */
function isTold(label: string, sentence = ''): boolean {
  return sentence.toLowerCase().includes(label.toLowerCase());
}
