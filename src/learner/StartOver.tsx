import { startOverMachine } from '#machines/account/start-over.machine.ts';
import { countWords } from '#machines/learning/word-counts.rules.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { deleteGuestOf } from '../actors/session.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { ConfirmDialog } from '../ui/base/ConfirmDialog.tsx';
import { useProgress } from './Activity.tsx';
import { useSession } from '../session/Session.tsx';

/** Deletes all that a guest did, after asking. */
export function StartOver({ guest }: { guest: string }) {
  const session = useSession();
  const flow = useMemo(() => wire(startOverMachine, { deleteGuest: deleteGuestOf(session) }), [session]);
  const restart = useFlow(flow, { guest });
  const isAsking = useSelector(restart, (state) => state.hasTag('dialog'));
  const progress = useProgress();
  const words = progress ? countWords(progress).met : 0;
  const lost =
    words === 0 ? 'Everything' : `${words === 1 ? 'Your word' : `Your ${words} words`} and everything else`;
  if (!isAsking) return null;
  return (
    <ConfirmDialog
      open
      title="Delete what you did and start over?"
      confirmLabel="Delete and start over"
      cancelLabel="Keep learning"
      onConfirm={() => restart.send({ type: 'restart.confirmed' })}
      onCancel={() => restart.send({ type: 'restart.cancelled' })}
    >
      {lost} on this device will be deleted. This can’t be undone. Your profile can export it first.
    </ConfirmDialog>
  );
}
