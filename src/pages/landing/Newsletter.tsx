import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { NewsletterForm } from '../../ui/site/NewsletterForm.tsx';
import { Chunk } from '../../runtime/Chunk.tsx';
import { ErrorBoundary } from '../../runtime/ErrorBoundary.tsx';
import { wired } from '../../runtime/wired.ts';
import type { NewsletterRef } from './NewsletterFlow.tsx';

const newsletterFlow = wired(() => import('./NewsletterFlow.tsx'));

/** What has happened to the form before its machine was there; the machine takes it as its input. */
interface Use {
  submitted: string | null;
  attempt: number;
}

/** The newsletter's form. It works by its machine, which is fetched when the form is first used. */
export function Newsletter() {
  const [use, setUse] = useState<Use | null>(null);
  const [flow, setFlow] = useState<NewsletterRef>();
  const isRefused = useSelector(flow, (state) => state?.matches({ ready: 'refused' }) ?? false);
  const submit = (email: string) => {
    if (flow) flow.send({ type: 'form.submitted', values: { email } });
    else setUse({ submitted: email, attempt: (use?.attempt ?? 0) + 1 });
  };
  return (
    <NewsletterForm
      isRefused={isRefused}
      onUse={() => setUse(use ?? { submitted: null, attempt: 0 })}
      onChange={() => flow?.send({ type: 'field.changed' })}
      onSubmit={submit}
    >
      {use && (
        <ErrorBoundary place={String(use.attempt)} renderFallback={() => use.attempt > 0 && <Unreachable />}>
          <Chunk load={newsletterFlow} fallback={use.submitted === null ? null : 'Subscribing...'}>
            {({ NewsletterFlow }) => <NewsletterFlow submitted={use.submitted} onStart={setFlow} />}
          </Chunk>
        </ErrorBoundary>
      )}
    </NewsletterForm>
  );
}

function Unreachable() {
  return <span data-tone="error">The form could not be loaded. Check your connection and try again.</span>;
}
