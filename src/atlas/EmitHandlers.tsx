import type { AtlasEntry } from '#machines/inspect/picture.ts';
import { Link } from 'wouter';
import { paths } from '../paths.ts';

/** The flow's emits with the flows that handle them. */
export function EmitHandlers({ emits }: { emits: AtlasEntry['emits'] }) {
  if (emits.length === 0) return 'nothing';
  return (
    <ul>
      {emits.map(({ type, text, handlers }) => (
        <li key={type}>
          {text}
          {handlers
            .flatMap(({ to }) => to)
            .map(({ id, title }, index) => (
              <span key={id}>
                {index === 0 ? ' → ' : ', '}
                <Link href={paths.flow(id)}>{title}</Link>
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}
