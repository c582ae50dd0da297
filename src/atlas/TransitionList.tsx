import { nameOf, plain } from '#machines/atlas/diagram-viewer.rules.ts';
import type { Picture, PictureTransition } from '#machines/inspect/picture.ts';
import { kindColors } from './kinds.ts';
import { PartList } from './Panel.tsx';

export function TransitionList({
  picture,
  transitions,
  current,
  onSeek,
}: {
  picture: Picture;
  transitions: readonly PictureTransition[];
  current?: string | null;
  onSeek: (id: string) => void;
}) {
  if (transitions.length === 0) return null;
  return (
    <PartList>
      {transitions.map(({ id, label, from, to, kind, paths, description }) => (
        <li key={id} data-color={kindColors[kind]}>
          <button type="button" {...(id === current && { 'aria-current': true })} onClick={() => onSeek(id)}>
            {plain(label) || 'always'}
            {description && <em>{description}</em>}
            <span>
              {nameOf(picture, from)} → {to === null ? 'stays' : nameOf(picture, to)}. {pathsText(paths)}
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
