import { catalog } from '#machines/catalog.ts';
import type { AtlasEntry } from '#machines/inspect/picture.ts';
import { Link } from 'wouter';
import { paths } from '../paths.ts';

const titles = new Map<string, string>(catalog.map(({ id, title }) => [id, title]));

/** What a flow tells others, each with the flows that hear it. */
export function Hearers({ emits }: { emits: AtlasEntry['emits'] }) {
  if (emits.length === 0) return 'nothing';
  return (
    <ul>
      {emits.map(({ type, text, heard }) => (
        <li key={type}>
          {text}
          {heard
            .flatMap(({ to }) => to)
            .map((id, index) => (
              <span key={id}>
                {index === 0 ? ' → ' : ', '}
                <FlowLink id={id} />
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}

/** A flow by its title. */
export function FlowLink({ id }: { id: string }) {
  return <Link href={paths.flow(id)}>{titles.get(id) ?? id}</Link>;
}
