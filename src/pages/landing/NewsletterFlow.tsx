import { newsletterMachine } from '#machines/upkeep/newsletter.machine.ts';
import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '../../runtime/use-flow.ts';

export type NewsletterRef = ActorRefFrom<typeof newsletterMachine>;

interface Props {
  submitted: string | null;
  onStart: (flow: NewsletterRef) => void;
}

/** Runs the machine of the newsletter's form and says beside its field how things stand. */
export function NewsletterFlow({ submitted, onStart }: Props) {
  const flow = useFlow(newsletterMachine, { submitted: submitted === null ? null : { email: submitted } });
  const message = useSelector(flow, (state) => state.context.errors.email);
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const isRefused = useSelector(flow, (state) => state.matches({ ready: 'refused' }));
  const isSubscribed = useSelector(flow, (state) => state.matches({ ready: 'subscribed' }));

  useLayoutEffect(() => onStart(flow), [flow, onStart]);

  if (isBusy) return 'Subscribing...';
  if (isSubscribed) return 'You are on the list.';
  return (
    message && (
      <span data-tone="error" {...(isRefused && { ref: focusField })}>
        {message}
      </span>
    )
  );
}

function focusField(message: HTMLElement | null): void {
  message?.closest('form')?.querySelector('input')?.focus();
}
