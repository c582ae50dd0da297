import type { flowChangesMachine } from '#machines/atlas/flow-changes.machine.ts';
import type { signOffMachine } from '#machines/atlas/sign-off.machine.ts';
import { readingOf } from '#machines/atlas/sign-off.rules.ts';
import { diagramViewerMachine } from '#machines/atlas/diagram-viewer.machine.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { ChangedWorkspace } from '../../src/atlas/ChangedWorkspace.tsx';
import { AtlasReview } from '../../src/atlas/AtlasReview.tsx';
import { SignOffPanel } from '../../src/atlas/SignOffPanel.tsx';
import { keepWording, loadPicture, loadWorded } from '../../src/actors/atlas/diagrams.ts';
import { useFlow } from '../../src/runtime/use-flow.ts';
import { wire } from '../../src/runtime/wire.ts';
import changesModel from '../machines/models/flow-changes.ts';
import signOffModel from '../machines/models/sign-off.ts';
import { testPage } from '../support/pages.ts';
import { lampAtlas, lampPicture } from '../support/picture-fixture.ts';

const viewer = wire(diagramViewerMachine, { loadPicture, loadWorded, keepWording });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const seeChanges = (snapshot: SnapshotFrom<typeof flowChangesMachine>) => {
  const panel = screen.getByRole('region', { name: 'Changes' });
  within(panel).getByRole('heading', { name: 'Changes since v1' });
  if (snapshot.matches('missing')) expect(panel.textContent).toContain('npm run flows -- --since v1');
  if (snapshot.matches('failed')) within(panel).getByText('The comparison could not be loaded.');
  const { changes, flow } = snapshot.context;
  expect(document.querySelector('b')).toBeNull();
  if (!changes) return;
  expect(panel.textContent).toContain(changes.subject);
  for (const { text, before = '', now = '' } of changes.flows[0]?.changes ?? [])
    expect(panel.textContent).toContain(text + (before && `Before${before}Now${now}`));
  if (flow === null) {
    expect([...panel.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
      '≠ ChangedLamp formerly Torch (torch)',
      '+ NewBell this flow is new',
      '− GoneGong this flow is gone',
    ]);
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

const nameField = () => screen.getByRole('textbox', { name: 'Your name' });

const seeSignOff = ({ context, ...snapshot }: SnapshotFrom<typeof signOffMachine>) => {
  const problem = document.querySelector('[aria-label="Sign-off"] output')?.textContent;
  expect(document.querySelector('img, b')).toBeNull();
  if (context.refusal !== '') expect(problem).toBe(context.refusal);
  if (snapshot.matches('failed')) expect(problem).toBe('The sign-off could not be loaded.');
  if (snapshot.matches({ open: 'nameless' })) expect(problem).toBe('Your name is missing.');
  if (snapshot.matches({ open: 'unkept' })) expect(problem).toContain('keeps no data');
};

testPage('Sign-off of a flow', {
  model: signOffModel,
  page: <SignedOff />,
  gestures: {
    'load.retried': () => press('Try again'),
    'reader.named': ({ name }: { name: string }) =>
      fireEvent.change(nameField(), { target: { value: name } }),
    'part.read': () => press('Mark this flow as read'),
    'part.unread': () => press('Take back your mark of this flow'),
    'file.offered': ({ size, content }: { size: number; content: Blob }) =>
      fireEvent.change(screen.getByLabelText('Sign-off file'), {
        target: { files: [Object.defineProperty(new File([content], 'a.json'), 'size', { value: size })] },
      }),
    'file.requested': () => press('Export all marks'),
  },
  see: (snapshot: SnapshotFrom<typeof signOffMachine>) => {
    seeSignOff(snapshot);
    if (!snapshot.matches('open')) return;
    const { marks, prints } = snapshot.context;
    const { status } = readingOf(marks, prints, 'lamp');
    const said = {
      unread: 'Nobody has marked this flow',
      read: 'as it is now was read by',
      changed: 'changed since you looked',
    };
    expect(screen.getByRole('region', { name: 'Sign-off' }).textContent).toContain(said[status]);
  },
});

function Changed() {
  return (
    <ChangedWorkspace
      viewer={useFlow(viewer, { flow: 'lamp', prefersWords: false })}
      picture={lampPicture}
      since="v1"
    />
  );
}

function SignedOff() {
  return (
    <SignOffPanel viewer={useFlow(viewer, { flow: 'lamp', prefersWords: false })} picture={lampPicture} />
  );
}
