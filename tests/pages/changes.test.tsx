import type { flowChangesMachine } from '#machines/atlas/flow-changes.machine.ts';
import { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { ChangedWorkspace } from '../../src/atlas/ChangedWorkspace.tsx';
import { AtlasReview } from '../../src/atlas/AtlasReview.tsx';
import { storeWording, loadPicture, loadInWords } from '../../src/actors/atlas/flows.ts';
import { useFlow } from '../../src/runtime/use-flow.ts';
import { wire } from '../../src/runtime/wire.ts';
import changesModel from '../machines/models/flow-changes.ts';
import { testPage } from '../support/pages.ts';
import { lampAtlas, lampPicture } from '../support/picture-fixture.ts';

const viewer = wire(diagramViewerMachine, { loadPicture, loadInWords, storeWording });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const seeChanges = (snapshot: SnapshotFrom<typeof flowChangesMachine>) => {
  const panel = screen.getByRole('region', { name: 'Changes' });
  within(panel).getByRole('heading', { name: 'Changes since v1' });
  if (snapshot.matches('missing')) expect(panel.textContent).toContain('npm run flows -- --since v1');
  if (snapshot.matches('failed')) within(panel).getByText('The comparison couldn’t be loaded.');
  const { changes, flow } = snapshot.context;
  expect(document.querySelector('b')).toBeNull();
  if (!changes) return;
  expect(panel.textContent).toContain(changes.subject);
  for (const { text, before = '', now = '' } of changes.flows[0]?.changes ?? [])
    expect(panel.textContent).toContain(text + (before && `Before${before}Now${now}`));
  const learnersEnd = panel.textContent.indexOf('The same sentences, another rule');
  expect(learnersEnd).toBeGreaterThan(panel.textContent.indexOf('The state “On” is new.'));
  expect(panel.textContent.indexOf('A rule changed behind')).toBeGreaterThan(learnersEnd);
  within(panel).getByText('brightness in machines/upkeep/lamp.rules.ts');
  if (flow === null) {
    expect([...panel.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
      '≠ ChangedLamp formerly Torch (torch)',
      'Functions and files',
      '+ NewBell this flow is new',
      '− GoneGong this flow is gone',
      'Elsewhere 1 change',
      'Functions and files',
    ]);
    within(panel).getByText('A figure changed: patience.');
    return;
  }
  const marks = [...document.querySelectorAll('svg [data-kind][data-color]:not([data-part])')].map((one) =>
    one.getAttribute('data-kind'),
  );
  expect(marks).toEqual(['added', 'changed']);
  expect(screen.getByRole('button', { name: 'As it was' }).getAttribute('aria-pressed')).toBe(
    String(snapshot.matches('earlier')),
  );
};

const gestures = {
  'load.retried': () => press('Try again'),
  'earlier.chosen': () => press('As it was'),
  'now.chosen': () => press('Now'),
};

testPage('Changes of a flow', {
  model: { ...changesModel, inputs: changesModel.inputs.slice(0, 1) },
  page: <Changed />,
  gestures,
  see: seeChanges,
});

testPage('Changes of all flows', {
  model: { ...changesModel, inputs: changesModel.inputs.slice(1) },
  page: <AtlasReview entries={lampAtlas} />,
  location: () => '/flows?since=v1',
  gestures,
  see: seeChanges,
});

function Changed() {
  return (
    <ChangedWorkspace
      viewer={useFlow(viewer, { flow: 'lamp', prefersWords: false, at: null })}
      picture={lampPicture}
      since="v1"
    />
  );
}
