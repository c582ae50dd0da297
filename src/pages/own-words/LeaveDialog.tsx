import { useSelector } from '@xstate/react';
import { ConfirmDialog } from '../../ui/base/ConfirmDialog.tsx';
import type { UnsavedTextRef } from './use-unsaved-text.ts';

interface Props {
  text: UnsavedTextRef;
  /** Says what is lost. */
  loss: string;
}

export function LeaveDialog({ text, loss }: Props) {
  const isOpen = useSelector(text, (state) => state.matches('confirmingLeave'));
  return (
    <ConfirmDialog
      open={isOpen}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => text.send({ type: 'leave.confirmed' })}
      onCancel={() => text.send({ type: 'leave.cancelled' })}
    >
      {loss}
    </ConfirmDialog>
  );
}

/** Asks before another word takes the place of the one that is typed. */
export function ReplaceDialog({ text, loss }: Props) {
  const isOpen = useSelector(text, (state) => state.matches('confirmingReplacement'));
  return (
    <ConfirmDialog
      open={isOpen}
      title="Change another word without saving?"
      confirmLabel="Change it"
      cancelLabel="Keep typing"
      onConfirm={() => text.send({ type: 'replacement.confirmed' })}
      onCancel={() => text.send({ type: 'replacement.cancelled' })}
    >
      {loss}
    </ConfirmDialog>
  );
}
