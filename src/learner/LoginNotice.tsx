import type { Work } from '#machines/account/session.machine.ts';
import { useSelector } from '@xstate/react';
import { Button } from '../ui/base/Button.tsx';
import { OfferBar } from '../ui/site/OfferBar.tsx';
import { useIsGuest, useSession } from '../session/Session.tsx';

const rest: Record<Work['kind'], string> = {
  exam: 'You can still finish your exam.',
  game: 'You can still finish your game.',
  import: 'Your import goes on.',
  lesson: 'You can still finish your lesson.',
  dialogue: 'You can still finish your dialogue.',
  reading: 'You can still finish your text.',
  review: 'You can still finish your review.',
  settings: 'You can still save your settings.',
  test: 'You can still finish your level test.',
  text: 'You can still save what you typed.',
  walk: 'Your walk goes on.',
};
const kept = 'Your progress is saved on this device and syncs when you log in again.';
const guestCause = 'You’re logged in in another tab.';
const guestKept = 'What you did as a guest is saved on this device.';

/** Shown when the login has ended but the learner can keep working. */
export function LoginNotice() {
  const session = useSession();
  const isEnded = useSelector(session, (state) => state.matches({ ending: 'finishing' }));
  const isRefused = useSelector(session, (state) => state.context.isRefused);
  const work = useSelector(session, (state) => state.context.work);
  const isGuest = useIsGuest();
  const cause = isGuest
    ? guestCause
    : isRefused
      ? 'Your login has ended.'
      : 'You were logged out in another tab.';
  const isFinished = work?.isFinished !== false;
  return (
    <OfferBar
      text={
        isEnded &&
        [cause, !isFinished && rest[work.kind], isGuest ? guestKept : kept].filter(Boolean).join(' ')
      }
    >
      {isFinished && (
        <Button size="sm" onClick={() => session.send({ type: 'login.requested' })}>
          {isGuest ? 'Continue' : 'Log in again'}
        </Button>
      )}
    </OfferBar>
  );
}
