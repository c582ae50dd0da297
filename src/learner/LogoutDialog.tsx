import type { Work } from '#machines/account/session.types.ts';
import { useSelector } from '@xstate/react';
import { ConfirmDialog } from '../ui/base/ConfirmDialog.tsx';
import { useSession } from './Session.tsx';

const losses: Record<Work['kind'], string> = {
  exam: 'Your exam isn’t finished. If you log out now, it doesn’t count.',
  game: 'Your game isn’t finished. If you log out now, it doesn’t count.',
  import: 'Your import isn’t finished. If you log out now, what isn’t stored yet is lost.',
  lesson: 'Your lesson isn’t finished. Your answers are saved, but the lesson starts over next time.',
  reading: 'Your text isn’t finished. If you log out now, it doesn’t count as read.',
  review: 'Your review isn’t finished. The cards that you rated are saved.',
  settings: 'Your settings aren’t saved. If you log out now, your changes are lost.',
  test: 'Your level test isn’t finished. If you log out now, its answers are lost.',
  walk: 'Your walk isn’t finished. You can start it again at any time.',
};

/** Asks before something unfinished is lost, or records that the account does not have. */
export function LogoutDialog() {
  const session = useSession();
  const isWarning = useSelector(session, (state) => state.matches({ ending: { leaving: 'warning' } }));
  const work = useSelector(session, (state) => state.context.work);
  const unsent = useSelector(session, (state) => state.context.unsent);
  return (
    <ConfirmDialog
      open
      title={isWarning ? 'Log out before you finish?' : 'Log out and lose your latest activity?'}
      confirmLabel="Log out anyway"
      cancelLabel="Stay logged in"
      onConfirm={() => session.send({ type: 'logout.confirmed' })}
      onCancel={() => session.send({ type: 'logout.cancelled' })}
    >
      {isWarning ? work && losses[work.kind] : unsentText(unsent)}
    </ConfirmDialog>
  );
}

function unsentText(unsent: number | null): string {
  const records = unsent === 1 ? 'One record has' : `${unsent ?? 'Perhaps some'} records have`;
  return `${records} not reached your account yet. Stay logged in until you are online again, and nothing is lost.`;
}
