import { emitsByType } from '#machines/atlas/hearing.rules.ts';
import { capital } from '#machines/inspect/words.ts';
import type { AtlasEntry } from '#machines/inspect/picture.ts';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { Statements } from './Statements.ts';

/** What flows emit, which ones, and who listens, from the generated paths of all flows. */
export function HearingList({ entries }: { entries: readonly AtlasEntry[] }) {
  return (
    <Statements>
      {emitsByType(entries).map(({ text, type, from, handlers }) => (
        <li key={`${type} ${from[0]?.id}`}>
          <p>{capital(text)}</p>
          <ul>
            {handlers.map(({ to, text: then }) => (
              <li key={then}>
                {then} {to.length > 0 && '→ '}
                <FlowLinks flows={to} />
              </li>
            ))}
            {handlers.length === 0 && <li>Nothing listens to it.</li>}
            <li>
              <small>From</small>
              <FlowLinks flows={from} />
            </li>
          </ul>
        </li>
      ))}
    </Statements>
  );
}

interface LinkedFlow {
  id: string;
  title: string;
  at?: string | null;
}

function FlowLinks({ flows }: { flows: readonly LinkedFlow[] }) {
  return flows.map(({ id, title, at }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link href={paths.flow(id, at)}>{title}</Link>
    </Fragment>
  ));
}
