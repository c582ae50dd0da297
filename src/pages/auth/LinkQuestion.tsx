import { useSelector } from '@xstate/react';
import { useSession } from '../../learner/Session.tsx';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { ConfirmDialog } from '../../ui/base/ConfirmDialog.tsx';

interface Props {
  onConfirm: () => void;
  onDecline: () => void;
}

/** Asks the signed-in learner before a link logs them out. */
export function LinkQuestion({ onConfirm, onDecline }: Props) {
  const user = useSelector(useSession(), (state) => state.context.user);
  return (
    <>
      <BusyScreen label="Waiting for your answer..." />
      <ConfirmDialog
        open
        title="Log out and follow the link?"
        confirmLabel="Follow the link"
        cancelLabel="Stay logged in"
        onConfirm={onConfirm}
        onCancel={onDecline}
      >
        {user && `You are logged in as ${user.name} (${user.email}). `}
        This link belongs to another account or to a new login.
      </ConfirmDialog>
    </>
  );
}
