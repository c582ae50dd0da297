import { countWords } from '#machines/learning/word-counts.rules.ts';
import { ConfirmDialog } from '../ui/base/ConfirmDialog.tsx';
import { useProgress } from './Activity.tsx';
import { useSession } from './Session.tsx';

/** Confirms deleting all that a guest did. */
export function StartOverDialog() {
  const session = useSession();
  const progress = useProgress();
  const words = progress ? countWords(progress).met : 0;
  const lost =
    words === 0 ? 'Everything' : `${words === 1 ? 'Your word' : `Your ${words} words`} and everything else`;
  return (
    <ConfirmDialog
      open
      title="Delete what you did and start over?"
      confirmLabel="Delete and start over"
      cancelLabel="Keep learning"
      onConfirm={() => session.send({ type: 'restart.confirmed' })}
      onCancel={() => session.send({ type: 'restart.cancelled' })}
    >
      {lost} on this device will be deleted. This can’t be undone. Your profile can export it first.
    </ConfirmDialog>
  );
}
