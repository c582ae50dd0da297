import { newsletterMachine } from '#machines/upkeep/newsletter.machine.ts';
import { useSelector } from '@xstate/react';
import { subscribe, validateSubscription } from '../../actors/newsletter.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { NewsletterForm } from '../../ui/site/NewsletterForm.tsx';

const newsletter = wire(newsletterMachine, { validateSubscription, subscribe });

export function Newsletter() {
  const flow = useFlow(newsletter);
  const message = useSelector(flow, (state) => state.context.errors.email);
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const isRefused = useSelector(flow, (state) => state.matches({ ready: 'refused' }));
  const isSubscribed = useSelector(flow, (state) => state.matches({ ready: 'subscribed' }));
  return (
    <NewsletterForm
      isRefused={isRefused}
      onChange={() => flow.send({ type: 'field.changed' })}
      onSubmit={(email) => flow.send({ type: 'form.submitted', values: { email } })}
    >
      {isBusy && 'Subscribing...'}
      {isSubscribed && 'Please confirm it with the link in our email.'}
      {message && (
        <span data-tone="error" {...(isRefused && { ref: focusField })}>
          {message}
        </span>
      )}
    </NewsletterForm>
  );
}

function focusField(message: HTMLElement | null): void {
  message?.closest('form')?.querySelector('input')?.focus();
}
