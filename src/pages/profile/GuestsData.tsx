import type { guestMergeMachine } from '#machines/account/guest-merge.machine.ts';
import { countsText } from '#machines/account/guest-merge.rules.ts';
import { useSelector } from '@xstate/react';
import Undo2 from 'lucide-react/icons/undo-2';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useRunningFlow } from '../../runtime/use-running-flow.ts';
import { Button } from '../../ui/base/Button.tsx';
import { DataPanel } from '../../ui/site/OwnData.tsx';

/** Offers to add what the learner did here as a guest, or to take it out of the account again. */
export function GuestsData() {
  const merge = useRunningFlow<typeof guestMergeMachine>('guest-merge');
  const canAdd = useSelector(merge, (state) => state?.can({ type: 'merge.requested' }) ?? false);
  const canUndo = useSelector(merge, (state) => state?.can({ type: 'merge.undone' }) ?? false);
  const counts = useSelector(merge, (state) => state?.context.counts ?? null);
  if (!counts || (!canAdd && !canUndo)) return null;
  const place = canAdd
    ? 'It’s on this device only.'
    : 'It’s in your account now. Until you log out, you can take it out again.';
  return (
    <DataPanel
      title="What you did as a guest"
      text={`Before you logged in, you learned here without an account: ${countsText(counts)}. ${place}`}
      tone="neutral"
      status=""
      actions={
        canAdd ? (
          <Button onClick={() => merge?.send({ type: 'merge.requested' })}>
            <UserRoundPlus aria-hidden />
            Add to my account
          </Button>
        ) : (
          <Button variant="outline" onClick={() => merge?.send({ type: 'merge.undone' })}>
            <Undo2 aria-hidden />
            Take it out again
          </Button>
        )
      }
    />
  );
}
