import type { guestMergeMachine } from '#machines/account/guest-merge.machine.ts';
import { countsText } from '#machines/account/guest-merge.rules.ts';
import { useSelector } from '@xstate/react';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useRunningFlow } from '../../runtime/use-running-flow.ts';
import { Button } from '../../ui/base/Button.tsx';
import { DataPanel } from '../../ui/site/OwnData.tsx';

/** Offers what the learner did here as a guest and left on the device. */
export function LeftByGuest() {
  const merge = useRunningFlow<typeof guestMergeMachine>('guest-merge');
  const canAdd = useSelector(merge, (state) => state?.can({ type: 'merge.requested' }) ?? false);
  const counts = useSelector(merge, (state) => state?.context.counts ?? null);
  if (!canAdd || !counts) return null;
  return (
    <DataPanel
      title="What you did as a guest"
      text={`Before you logged in, you learned here without an account: ${countsText(counts)}. It’s on this device only.`}
      tone="neutral"
      status=""
      actions={
        <Button onClick={() => merge?.send({ type: 'merge.requested' })}>
          <UserRoundPlus aria-hidden />
          Add to my account
        </Button>
      }
    />
  );
}
