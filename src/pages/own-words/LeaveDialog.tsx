import { useSelector } from '@xstate/react';
import { ConfirmDialog } from '../../ui/base/ConfirmDialog.tsx';
import type { UnsavedTextRef } from './use-unsaved-text.ts';

/** `loss` says what is lost. */
export function LeaveDialog({ text, loss }: { text: UnsavedTextRef; loss: string }) {
  const isOpen = useSelector(text, (state) => state.hasTag('dialog'));
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
