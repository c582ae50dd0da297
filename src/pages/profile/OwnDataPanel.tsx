import type { SettingsEmit } from '#machines/account/own-data.machine.ts';
import { refusedText } from '#machines/learning/refused-facts.rules.ts';
import { damageText } from '#machines/account/own-data.rules.ts';
import { useSelector } from '@xstate/react';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import Download from 'lucide-react/icons/download';
import { useDamage, useIsStoragePersistent } from '../../learner/Activity.tsx';
import { NeedsAccount } from '../../learner/NeedsAccount.tsx';
import { useIsGuest } from '../../session/Session.tsx';
import { usePreference } from '../../learner/Preferences.tsx';
import { useListener } from '../../runtime/use-listener.ts';
import { useOwnData, type OwnDataRef } from './use-own-data.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FileButton } from '../../ui/form/FileButton.tsx';
import { DataPanel } from '../../ui/site/OwnData.tsx';
import { ProgressBar } from '../../ui/base/ProgressBar.tsx';
import { Installation } from './Installation.tsx';
import { AccountDeletion } from './AccountDeletion.tsx';
import { GuestsData } from './GuestsData.tsx';
import { StartOverPanel } from './StartOverPanel.tsx';

const KEPT = 'Your data is safe in this browser: it stays until you log out or delete it.';
const NOT_KEPT =
  'This browser doesn’t guarantee to keep your data: if it runs out of space, it may delete what hasn’t reached your account yet.';
const GUEST_KEPT = 'Your data is safe in this browser: it stays until you start over.';
const GUEST_NOT_KEPT =
  'This browser doesn’t guarantee to keep your data: if it runs out of space, it may delete it.';

type OwnData = { ownData: OwnDataRef };

export function OwnDataPanel({ onSettings }: { onSettings: (emitted: SettingsEmit) => void }) {
  const ownData = useOwnData();
  const isGuest = useIsGuest();
  useListener(ownData, 'field.changed', onSettings);
  useListener(ownData, 'changes.discarded', onSettings);
  return (
    <>
      <GuestsData />
      <OnDevice ownData={ownData} />
      <Export ownData={ownData} />
      <Import ownData={ownData} />
      <Installation />
      {isGuest ? <StartOverPanel /> : <AccountDeletion ownData={ownData} />}
    </>
  );
}

/** Risks to this device's data, and records that the account refused. */
function OnDevice({ ownData }: OwnData) {
  const isPersistent = useIsStoragePersistent();
  const isGuest = useIsGuest();
  const [kept, notKept] = isGuest ? [GUEST_KEPT, GUEST_NOT_KEPT] : [KEPT, NOT_KEPT];
  const zone = usePreference('timezone');
  const isBusy = useSelector(ownData, (state) => state.hasTag('busy'));
  const isDone = useSelector(ownData, (state) => state.matches({ resting: 'resent' }));
  const hasFailed = useSelector(ownData, (state) => state.matches({ resting: 'resendFailed' }));
  const refused = useSelector(ownData, (state) => state.context.refused);
  const outcome = useSelector(ownData, (state) => state.context.outcome);
  return (
    <DataPanel
      title="On this device"
      text={isPersistent ? kept : notKept}
      tone={isDone ? 'success' : hasFailed ? 'error' : 'neutral'}
      status={isDone || hasFailed ? outcome : ''}
      actions={
        refused.length > 0 && (
          <Button disabled={isBusy} onClick={() => ownData.send({ type: 'resend.requested' })}>
            <CloudUpload aria-hidden />
            Send again
          </Button>
        )
      }
    >
      {isGuest && <NeedsAccount text="It’s on this device only. A second device needs an account." />}
      {refused.length > 0 && (
        <>
          <p>
            Your account didn’t accept these records, so they don’t count. They stay on this device and in
            your export.
          </p>
          <ul>
            {refused.map((one) => (
              <li key={one.event.id}>{refusedText(one, zone)}</li>
            ))}
          </ul>
        </>
      )}
    </DataPanel>
  );
}

function Export({ ownData }: OwnData) {
  const isBusy = useSelector(ownData, (state) => state.hasTag('busy'));
  const isExporting = useSelector(ownData, (state) => state.matches('exporting'));
  const isDone = useSelector(ownData, (state) => state.matches({ resting: 'exported' }));
  const hasFailed = useSelector(ownData, (state) => state.matches({ resting: 'exportFailed' }));
  const outcome = useSelector(ownData, (state) => state.context.outcome);
  const damaged = useDamage();
  return (
    <DataPanel
      title="Take your data with you"
      text="One JSON file with your profile, your settings and every record of what you studied. You can read it, keep it, and import it again, here or into another account."
      tone={isDone ? 'success' : hasFailed ? 'error' : 'neutral'}
      status={isExporting ? 'Making your file...' : isDone || hasFailed ? outcome : ''}
      actions={
        <Button disabled={isBusy} onClick={() => ownData.send({ type: 'export.requested' })}>
          <Download aria-hidden />
          Export my data
        </Button>
      }
    >
      {damaged > 0 && !isDone && <p>{damageText(damaged)} All others count.</p>}
    </DataPanel>
  );
}

function Import({ ownData }: OwnData) {
  const isBusy = useSelector(ownData, (state) => state.hasTag('busy'));
  const isImporting = useSelector(ownData, (state) => state.matches('importing'));
  const isDone = useSelector(
    ownData,
    (state) => state.matches({ resting: 'imported' }) || state.matches({ resting: 'settingsTaken' }),
  );
  const hasFailed = useSelector(ownData, (state) => state.matches({ resting: 'importFailed' }));
  const canTake = useSelector(ownData, (state) => state.can({ type: 'settings.requested' }));
  const outcome = useSelector(ownData, (state) => state.context.outcome);
  const done = useSelector(ownData, (state) => state.context.done);
  const total = useSelector(ownData, (state) => state.context.total);
  return (
    <DataPanel
      title="Bring data back"
      text="Adds the records of an export to yours. Duplicates are skipped, and you lose nothing."
      tone={isDone ? 'success' : hasFailed ? 'error' : 'neutral'}
      status={isImporting ? 'Importing. Please stay on this page...' : isDone || hasFailed ? outcome : ''}
      actions={
        <>
          <FileButton
            label="Import a file"
            accept=".json,application/json"
            isDisabled={isBusy}
            onChoose={(file) => ownData.send({ type: 'file.chosen', file })}
          />
          {canTake && (
            <Button variant="outline" onClick={() => ownData.send({ type: 'settings.requested' })}>
              Fill in its settings
            </Button>
          )}
        </>
      }
    >
      {isImporting && total > 0 && <ProgressBar label="Records imported" value={done} max={total} />}
    </DataPanel>
  );
}
