import type { Unsent, Work } from '#machines/account/session.machine.ts';
import { useSelector } from '@xstate/react';
import { ConfirmDialog } from '../ui/base/ConfirmDialog.tsx';
import { useSession } from '../session/Session.tsx';

const losses: Record<Work['kind'], string> = {
  exam: 'Your exam isn’t finished. If you log out now, it doesn’t count.',
  game: 'Your game isn’t finished. If you log out now, it doesn’t count.',
  import: 'Your import isn’t finished. If you log out now, what isn’t stored yet is lost.',
  lesson: 'Your lesson isn’t finished. Your answers are saved, but the lesson starts over next time.',
  dialogue: 'Your dialogue isn’t finished. It starts over next time.',
  reading: 'Your text isn’t finished. If you log out now, it doesn’t count as read.',
  review: 'Your review isn’t finished. The cards that you rated are saved.',
  settings: 'Your settings aren’t saved. If you log out now, your changes are lost.',
  test: 'Your level test isn’t finished. If you log out now, its answers are lost.',
  text: 'What you typed isn’t saved. If you log out now, it’s lost.',
  walk: 'Your walk isn’t finished. You can start it again at any time.',
};

/** Confirms losing unfinished or unsent work. */
export function LogoutDialog() {
  const session = useSession();
  const isWarning = useSelector(session, (state) => state.matches({ ending: { leaving: 'warning' } }));
  const work = useSelector(session, (state) => state.context.work);
  const unsent = useSelector(session, (state) => state.context.unsent);
  return (
    <ConfirmDialog
      open
      title={isWarning ? 'Log out before you finish?' : titleOf(unsent)}
      confirmLabel="Log out anyway"
      cancelLabel="Stay logged in"
      onConfirm={() => session.send({ type: 'logout.confirmed' })}
      onCancel={() => session.send({ type: 'logout.cancelled' })}
    >
      {isWarning ? work && losses[work.kind] : unsentText(unsent)}
    </ConfirmDialog>
  );
}

function titleOf(unsent: Unsent | null): string {
  return unsent?.records === 0
    ? 'Log out and lose changed settings?'
    : 'Log out and lose your latest activity?';
}

function unsentText(unsent: Unsent | null): string {
  return `${unsentPart(unsent)} not reached your account yet. Stay logged in until you’re back online, and nothing is lost.`;
}

function unsentPart(unsent: Unsent | null): string {
  if (!unsent) return 'Perhaps some records have';
  const { records, settings } = unsent;
  const parts = [
    ...(records > 0 ? [records === 1 ? 'one record' : `${records} records`] : []),
    ...(settings > 0 ? [settings === 1 ? 'one changed setting' : `${settings} changed settings`] : []),
  ];
  const [first = '', ...more] = parts.join(' and ');
  return `${first.toUpperCase()}${more.join('')} ${records + settings === 1 ? 'has' : 'have'}`;
}
