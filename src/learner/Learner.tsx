import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { Chunk } from '../runtime/Chunk.tsx';
import type { RequestedPage } from '../runtime/requested-page.ts';
import { paths } from '../paths.ts';
import { BusyScreen } from '../ui/base/BusyScreen.tsx';
import { Button } from '../ui/base/Button.tsx';
import { ErrorScreen } from '../ui/base/ErrorScreen.tsx';
import { useSession } from '../session/Session.tsx';

export const learnerProviders = () => import('./LearnerProviders.tsx');

/**
 * Runs a learner's flows on every page. `children` is a page for learners only, which redirects visitors
 * to log in, or null.
 */
export function Learner({ children }: { children: ReactNode }) {
  const session = useSession();
  const user = useSelector(session, (state) =>
    state.matches({ ending: 'signingOut' }) ? null : state.context.user,
  );
  const logouts = useSelector(session, (state) => state.context.logouts);
  if (user) {
    return (
      <Chunk load={learnerProviders} fallback={children && <BusyScreen label="Loading..." />}>
        {({ LearnerProviders }) => (
          <LearnerProviders key={`${logouts} ${user.id}`} user={user}>
            {children}
          </LearnerProviders>
        )}
      </Chunk>
    );
  }
  return children === null ? null : <Guard />;
}

/** Replaces a learner's page until the session is known. */
function Guard() {
  const session = useSession();
  const [path] = useLocation();
  const isBusy = useSelector(session, (state) => state.hasTag('busy'));
  const isSlow = useSelector(session, (state) => state.hasTag('slow'));
  const isUnreachable = useSelector(session, (state) =>
    state.matches({ loading: { stalled: 'unreachable' } }),
  );

  if (!isBusy) {
    const asked = path + location.search + location.hash;
    return <Redirect to={paths.auth()} replace state={{ asked } satisfies RequestedPage} />;
  }
  if (!isSlow) return <BusyScreen label="Loading..." />;
  return (
    <ErrorScreen
      title={isUnreachable ? 'We can’t reach the server' : 'This is taking longer than usual'}
      text={
        isUnreachable
          ? 'Your progress is safe. Try again when you’re back online.'
          : 'We’re still trying to reach the server to check your login.'
      }
    >
      <Button onClick={() => session.send({ type: 'retry.requested' })}>Try again</Button>
      <Button variant="outline" onClick={() => session.send({ type: 'login.requested' })}>
        Go to log in
      </Button>
    </ErrorScreen>
  );
}
