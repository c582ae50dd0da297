import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyMachineSnapshot, Subscribable } from 'xstate';
import { ConfirmDialog } from '../ui/base/ConfirmDialog.tsx';

type Answer = { type: 'leave.confirmed' } | { type: 'leave.cancelled' };

interface Props {
  flow: Subscribable<AnyMachineSnapshot> & {
    getSnapshot: () => AnyMachineSnapshot;
    send: (answer: Answer) => void;
  };
  title?: string;
  cancelLabel?: string;
  /** What would be lost. */
  children: ReactNode;
}

/** Confirms leaving a page with unsaved work. */
export function LeaveDialog({
  flow,
  title = 'Leave without saving?',
  cancelLabel = 'Stay',
  children,
}: Props) {
  const isOpen = useSelector(flow, (state) => state.can({ type: 'leave.confirmed' }));
  return (
    <ConfirmDialog
      open={isOpen}
      title={title}
      confirmLabel="Leave"
      cancelLabel={cancelLabel}
      onConfirm={() => flow.send({ type: 'leave.confirmed' })}
      onCancel={() => flow.send({ type: 'leave.cancelled' })}
    >
      {children}
    </ConfirmDialog>
  );
}
