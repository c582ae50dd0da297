import { newsletterLinkMachine } from '#machines/upkeep/newsletter-link.machine.ts';
import { useSelector } from '@xstate/react';
import { Link, useSearch } from 'wouter';
import { followLink } from '../actors/newsletter.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { paths } from '../paths.ts';
import { AuthCard } from '../ui/form/AuthCard.tsx';
import { Button } from '../ui/base/Button.tsx';
import { ErrorScreen } from '../ui/base/ErrorScreen.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';

const newsletterLink = wire(newsletterLinkMachine, { followLink });

const texts = {
  confirm: {
    title: 'Confirm your address',
    text: 'One click, and the newsletter comes to the address that this link was sent to.',
    button: 'Confirm my address',
    done: 'Thank you. If this link is less than 30 days old, your address is confirmed. If it’s older, please subscribe again.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    text: 'One click, and the address that this link was sent to is deleted from our list.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed. Your address is no longer on our list.',
  },
} as const;

const FAILURE = 'Nothing has changed yet: we can’t reach the server. Please try again.';

/** Where the links in the newsletter's emails lead. */
export default function NewsletterPage() {
  const flow = useFlow(newsletterLink, { query: useSearch() });
  const link = useSelector(flow, (state) => state.context.link);
  const canConfirm = useSelector(flow, (state) => state.can({ type: 'action.confirmed' }));
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(flow, (state) => state.matches('failed'));
  const isDone = useSelector(flow, (state) => state.matches('done'));

  if (!link) {
    return (
      <ErrorScreen
        title="This link is incomplete"
        text="Please open it from the email again, or copy all of it into the address bar. Nothing has changed."
      >
        <Home />
      </ErrorScreen>
    );
  }
  const { title, text, button, done } = texts[link.action];
  return (
    <AuthCard title={title} text={isDone ? done : text}>
      {isDone ? (
        <Home />
      ) : (
        <Button
          width="full"
          aria-disabled={!canConfirm}
          onClick={() => flow.send({ type: 'action.confirmed' })}
        >
          {isBusy ? 'One moment...' : button}
        </Button>
      )}
      <StatusLine tone={isDone ? 'success' : 'error'}>
        {isDone ? 'Done' : hasFailed ? FAILURE : ''}
      </StatusLine>
    </AuthCard>
  );
}

function Home() {
  return (
    <Button asChild>
      <Link href={paths.home()}>Go to Camino</Link>
    </Button>
  );
}
