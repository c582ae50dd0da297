import type { downloadMachine } from '#machines/upkeep/download.machine.ts';
import { fileNameOf, titleOf } from '#machines/upkeep/download.rules.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../ui/base/Button.tsx';
import { DownloadStatus } from '../../ui/site/Downloads.tsx';
import { singleClick } from '../../ui/base/single-click.ts';

export function DownloadProgressPanel({ download }: { download: ActorRefFrom<typeof downloadMachine> }) {
  const state = useSelector(download, (snapshot) => snapshot);
  const { request, cards, done, file } = state.context;
  if (!request || state.matches({ resting: 'idle' })) return <DownloadStatus text={null} />;
  const onDismiss = state.can({ type: 'download.dismissed' })
    ? () => download.send({ type: 'download.dismissed' })
    : undefined;
  const button = (label: string, type: 'download.cancelled' | 'download.retried' | 'save.repeated') => (
    <Button size="sm" variant="outline" onClick={singleClick(() => download.send({ type }))}>
      {label}
    </Button>
  );
  if (state.matches('preparing')) {
    return (
      <DownloadStatus
        text={`Preparing ${titleOf(request)}...`}
        progress={{ value: done, max: Math.max(1, cards.length) }}
        action={button('Cancel', 'download.cancelled')}
      />
    );
  }
  if (state.matches({ resting: 'cancelled' })) {
    return (
      <DownloadStatus
        text="Cancelled. Nothing was saved."
        action={button('Start again', 'download.retried')}
        onDismiss={onDismiss}
      />
    );
  }
  if (state.matches({ resting: 'failed' })) {
    return (
      <DownloadStatus
        tone="error"
        text={`${fileNameOf(request)} couldn’t be made. Check your connection and try again.`}
        action={button('Try again', 'download.retried')}
        onDismiss={onDismiss}
      />
    );
  }
  const isBlocked = state.matches({ holding: 'blocked' });
  return (
    <DownloadStatus
      tone={isBlocked ? 'error' : 'neutral'}
      text={isBlocked ? `${file?.name} couldn’t be saved.` : `${file?.name} is ready.`}
      hint="If nothing was saved, your browser may have blocked the download."
      action={button('Save again', 'save.repeated')}
      onDismiss={onDismiss}
    />
  );
}
