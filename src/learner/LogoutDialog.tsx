import { useSelector } from '@xstate/react';
import { ConfirmDialog } from '../ui/base/ConfirmDialog.tsx';
import { useSession } from './Session.tsx';

/** Asks before records that the account does not have are lost. */
export function LogoutDialog() {
  const session = useSession();
  const unsent = useSelector(session, (state) => state.context.unsent);
  return (
    <ConfirmDialog
      open
      title="Log out and lose your latest activity?"
      confirmLabel="Log out anyway"
      cancelLabel="Stay logged in"
      onConfirm={() => session.send({ type: 'logout.confirmed' })}
      onCancel={() => session.send({ type: 'logout.cancelled' })}
    >
      {unsent === 1 ? 'One record has' : `${unsent ?? 'Perhaps some'} records have`} not reached your account
      yet. Stay logged in until you are online again, and nothing is lost.
    </ConfirmDialog>
  );
}
