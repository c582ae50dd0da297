import { useSelector } from '@xstate/react';
import Trash2 from 'lucide-react/icons/trash-2';
import type { OwnDataRef } from './use-own-data.ts';
import { Button } from '../../ui/base/Button.tsx';
import { ConfirmDialog } from '../../ui/base/ConfirmDialog.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { DataPanel } from '../../ui/site/OwnData.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

type OwnData = { ownData: OwnDataRef };

export function AccountDeletion({ ownData }: OwnData) {
  const isBusy = useSelector(ownData, (state) => state.hasTag('busy'));
  const isDeleting = useSelector(ownData, (state) => state.matches('deleting'));
  const hasFailed = useSelector(ownData, (state) => state.matches({ resting: 'deletionFailed' }));
  const outcome = useSelector(ownData, (state) => state.context.outcome);
  return (
    <>
      <DataPanel
        title="Delete your account"
        text="Deletes your account with everything in it: your profile, your settings, every record, your place on the leaderboard. This can’t be undone."
        tone={hasFailed ? 'error' : 'neutral'}
        status={isDeleting ? 'Deleting your account...' : hasFailed ? outcome : ''}
        actions={
          <Button
            variant="danger"
            disabled={isBusy}
            onClick={() => ownData.send({ type: 'deletion.requested' })}
          >
            <Trash2 aria-hidden />
            Delete my account
          </Button>
        }
      />
      <DeletionDialog ownData={ownData} />
    </>
  );
}

function DeletionDialog({ ownData }: OwnData) {
  const isOpen = useSelector(ownData, (state) => state.hasTag('dialog'));
  const typed = useSelector(ownData, (state) => state.context.typed);
  const email = useSelector(ownData, (state) => state.context.owner.email);
  const withNewsletter = useSelector(ownData, (state) => state.context.withNewsletter);
  const isMistyped = useSelector(ownData, (state) => state.matches({ confirming: 'mistyped' }));
  const confirm = () => ownData.send({ type: 'deletion.confirmed' });
  return (
    <ConfirmDialog
      open={isOpen}
      title="Delete your account for good?"
      confirmLabel="Delete for good"
      cancelLabel="Keep my account"
      onConfirm={confirm}
      onCancel={() => ownData.send({ type: 'deletion.cancelled' })}
      field={
        <>
          <Button variant="outline" onClick={() => ownData.send({ type: 'export.requested' })}>
            Export my data first
          </Button>
          <Checkbox
            label={`Also remove ${email} from the newsletter`}
            isChecked={withNewsletter}
            onToggle={() => ownData.send({ type: 'newsletter.toggled' })}
          />
          <TextField
            label="Type DELETE to confirm"
            name="confirmation"
            autoComplete="off"
            autoCapitalize="characters"
            value={typed}
            error={isMistyped ? 'Please type the word DELETE' : undefined}
            onChange={(event) =>
              ownData.send({ type: 'confirmation.typed', text: event.currentTarget.value })
            }
            onKeyDown={(event) => {
              if (event.key === 'Enter') confirm();
            }}
          />
        </>
      }
    >
      Your account and everything in it are deleted at once, on the server and on this device.
    </ConfirmDialog>
  );
}
