import { useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { paths } from '../paths.ts';
import { BusyScreen } from '../ui/base/BusyScreen.tsx';
import { Button } from '../ui/base/Button.tsx';
import { ErrorScreen } from '../ui/base/ErrorScreen.tsx';
import { Chunk, fetchChunk } from '../runtime/Chunk.tsx';
import { useSession } from './Session.tsx';
import { wired } from '../runtime/wired.ts';

const companions = wired(() => import('./Companions.tsx'));

interface Props {
  /** The chunk that its children draw. */
  page: () => Promise<unknown>;
  children: ReactNode;
}

/** The route guard: its children for a learner who is signed in, the login screen for anyone else. */
export function Learner({ page, children }: Props) {
  const session = useSession();
  useEffect(() => fetchChunk(companions), []);
  const isBusy = useSelector(session, (state) => state.hasTag('busy'));
  const isSlow = useSelector(session, (state) => state.hasTag('slow'));
  const isUnreachable = useSelector(session, (state) =>
    state.matches({ loading: { stalled: 'unreachable' } }),
  );
  const isSignedIn = useSelector(session, (state) => state.matches('signedIn') || state.matches('leaving'));

  if (isSignedIn) return <SignedIn page={page}>{children}</SignedIn>;
  if (!isBusy) return <Redirect to={paths.auth()} replace />;
  if (!isSlow) return <BusyScreen label="Loading..." />;
  return (
    <ErrorScreen
      title={isUnreachable ? 'We cannot reach the server' : 'This takes longer than usual'}
      text={
        isUnreachable
          ? 'You are still signed in on this device. Try again when you have a connection.'
          : 'We are still trying to reach the server to check that you are signed in.'
      }
    >
      <Button onClick={() => session.send({ type: 'retry.requested' })}>Try again</Button>
      <Button variant="outline" onClick={() => session.send({ type: 'login.requested' })}>
        Go to log in
      </Button>
    </ErrorScreen>
  );
}

function SignedIn({ page, children }: Props) {
  useEffect(() => fetchChunk(page), [page]);
  const user = useSelector(useSession(), (state) => state.context.user);
  return (
    <Chunk load={companions} fallback={<BusyScreen label="Loading..." />}>
      {({ Companions }) =>
        user && (
          <Companions key={user.id} user={user}>
            {children}
          </Companions>
        )
      }
    </Chunk>
  );
}
