import { flowChangesMachine } from '#machines/atlas/flow-changes.machine.ts';
import { readingOf } from '#machines/atlas/sign-off.rules.ts';
import type { AtlasEntry } from '#machines/inspect/picture.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { Link, useSearch } from 'wouter';
import { loadChanges } from '../actors/atlas/changes.ts';
import { paths } from '../paths.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { ChangedFlows, ChangesHead } from './ChangesPanel.tsx';
import { FlowMap } from './FlowMap.tsx';
import { PanelSection } from './Panel.tsx';
import { readByText, ReaderName, signOff, SignOffFiles, SignOffProblem } from './SignOffParts.tsx';

const flowChanges = wire(flowChangesMachine, { loadChanges });

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    marginBottom: '5',
    '& a': { color: 'brand.fg', fontWeight: '600', textDecoration: 'underline' },
    '& :is(details > p, li) > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '9',
      '@media (pointer: coarse)': { minHeight: '11' },
    },
  },
});

const Inside = chakra('div', { base: { display: 'grid', gap: '3', maxWidth: '36rem', paddingTop: '2' } });

/** What reviewers need on the list of flows: what changed since a release, who has read which, and a map. */
export function AtlasReview({ entries }: { entries: readonly AtlasEntry[] }) {
  const since = new URLSearchParams(useSearch()).get('since');
  return (
    <Columns>
      {since && <Changes key={since} since={since} />}
      <SignOffSummary entries={entries} />
      <FlowMap entries={entries} />
    </Columns>
  );
}

function Changes({ since }: { since: string }) {
  const changes = useFlow(flowChanges, { since, flow: null });
  const all = useSelector(changes, ({ context }) => context.changes);
  return (
    <PanelSection aria-label="Changes">
      <ChangesHead changes={changes} />
      {all && <ChangedFlows flows={all.flows} since={since} />}
    </PanelSection>
  );
}

function SignOffSummary({ entries }: { entries: readonly AtlasEntry[] }) {
  const reading = useFlow(signOff);
  const hasFailed = useSelector(reading, (state) => state.matches('failed'));
  const isOpen = useSelector(reading, (state) => state.hasTag('open'));
  const marks = useSelector(reading, ({ context }) => context.marks);
  const prints = useSelector(reading, ({ context }) => context.prints);
  const readings = entries.map((entry) => ({ entry, ...readingOf(marks, prints, entry.id) }));
  const changed = readings.filter(({ status }) => status === 'changed');
  const read = readings.filter(({ status }) => status === 'read');
  return (
    <PanelSection aria-label="Sign-off">
      <details>
        <summary>
          {hasFailed
            ? 'Sign-off: could not be loaded'
            : `Sign-off: ${read.length} of ${entries.length} flows read as they are now`}
          {changed.length > 0 && `, ${changed.length} changed since you looked`}
        </summary>
        <Inside>
          {isOpen && (
            <>
              <ReaderName reading={reading} />
              <SignOffFiles reading={reading} />
            </>
          )}
          <p data-part="note">
            A flow or a state is marked on the page of its diagram. Marks stay in this browser until you
            export them.
          </p>
          {read.length > 0 && (
            <ul>
              {read.map(({ entry, marks: [mark] }) => (
                <li key={entry.id}>
                  <Link href={paths.flow(entry.id)}>{entry.title}</Link> {mark && readByText(mark)}
                </li>
              ))}
            </ul>
          )}
          <SignOffProblem reading={reading} />
        </Inside>
      </details>
      {changed.length > 0 && (
        <ul aria-label="Changed since you looked">
          {changed.map(({ entry, marks: [mark] }) => (
            <li key={entry.id}>
              <Link href={paths.flow(entry.id)}>{entry.title}</Link> changed since you looked
              {mark && `: it was ${readByText(mark)}`}
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  );
}
