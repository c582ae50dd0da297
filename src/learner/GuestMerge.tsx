import { guestMergeMachine } from '#machines/account/guest-merge.machine.ts';
import { countsText } from '#machines/account/guest-merge.rules.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { guestMergeActors } from '../actors/guest-merge.ts';
import type { LearnerFlows } from '../actors/learner-flows.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { Button } from '../ui/base/Button.tsx';
import { ConfirmDialog } from '../ui/base/ConfirmDialog.tsx';
import { OfferBar } from '../ui/site/OfferBar.tsx';
import { useSession } from '../session/Session.tsx';

/** Brings what a guest did on this device into the account; never asks in the middle of a lesson. */
export function GuestMerge({ account, flows }: { account: string; flows: LearnerFlows }) {
  const flow = useMemo(() => wire(guestMergeMachine, guestMergeActors(flows)), [flows]);
  const merge = useFlow(flow, { account });
  const isAsking = useSelector(merge, (state) => state.hasTag('dialog'));
  const isFailed = useSelector(merge, (state) => state.hasTag('failed'));
  const counts = useSelector(merge, (state) => state.context.counts);
  const isWorking = useSelector(useSession(), ({ context }) => context.work?.isFinished === false);
  return (
    <>
      <ConfirmDialog
        open={isAsking && !isWorking}
        title="Add what you did as a guest?"
        confirmLabel="Add to my account"
        cancelLabel="Leave on this device"
        primary="confirm"
        onConfirm={() => merge.send({ type: 'merge.confirmed' })}
        onCancel={() => merge.send({ type: 'merge.declined' })}
      >
        Before you logged in, you learned here without an account: {counts && countsText(counts)}. Whichever
        you choose, you can change it under “Your data” in your profile until you log out.
      </ConfirmDialog>
      <OfferBar
        text={isFailed && 'What you did as a guest isn’t in your account yet. It’s safe on this device.'}
      >
        <Button size="sm" onClick={() => merge.send({ type: 'retry.requested' })}>
          Try again
        </Button>
      </OfferBar>
    </>
  );
}
