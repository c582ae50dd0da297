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
  const isCopying = useSelector(merge, (state) => state?.matches('copying') ?? false);
  const isAdded = useSelector(merge, (state) => state?.hasTag('added') ?? false);
  const counts = useSelector(merge, (state) => state?.context.counts ?? null);
  if (!counts?.records || (!canAdd && !isCopying && !isAdded)) return null;
  const added = isCopying
    ? 'It’s being added to your account.'
    : 'It’s in your account now. Until you log out, you can take it out again.';
  const place = canAdd ? 'It’s on this device only.' : added;
  return (
    <DataPanel
      title="What you did as a guest"
      text={`Before you logged in, you learned here without an account: ${countsText(counts)}. ${place}`}
      tone="neutral"
      status=""
      actions={
        <Button
          variant={isAdded ? 'outline' : 'solid'}
          onClick={() => merge?.send({ type: isAdded ? 'merge.undone' : 'merge.requested' })}
        >
          {isAdded ? <Undo2 aria-hidden /> : <UserRoundPlus aria-hidden />}
          {isAdded ? 'Take it out again' : 'Add to my account'}
        </Button>
      }
    />
  );
}
