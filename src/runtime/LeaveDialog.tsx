import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyMachineSnapshot, Subscribable } from 'xstate';
import { ConfirmDialog } from '../ui/base/ConfirmDialog.tsx';

type Answer = { type: 'leave.confirmed' } | { type: 'leave.cancelled' };

interface Props {
  /** Asks while it can be told to leave. */
  flow: Subscribable<AnyMachineSnapshot> & {
    getSnapshot: () => AnyMachineSnapshot;
    send: (answer: Answer) => void;
  };
  title?: string;
  cancelLabel?: string;
  /** What is lost. */
  children: ReactNode;
}

/** Asks before a page is left that would lose something. */
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
