import { useSelector } from '@xstate/react';
import MonitorDown from 'lucide-react/icons/monitor-down';
import { useAppUpdate } from '../../runtime/use-app-update.ts';
import { Button } from '../../ui/base/Button.tsx';
import { DataPanel } from '../../ui/site/OwnData.tsx';

const offer = 'Opens from your home screen or desktop in its own window, and works offline.';
const elsewhere =
  'This browser has no install button. On an iPhone or iPad: in Safari, Share, then Add to Home Screen.';

/** Installs the app where the browser can. */
export function Installation() {
  const update = useAppUpdate();
  const canAsk = useSelector(update, (state) => state?.can({ type: 'install.requested' }) ?? false);
  const isAsking = useSelector(update, (state) => state?.matches({ install: 'asking' }) ?? false);
  const isAccepted = useSelector(update, (state) => state?.matches({ install: 'accepted' }) ?? false);
  const isInstalled = useSelector(update, (state) => state?.matches({ install: 'installed' }) ?? false);
  const isElsewhere = useSelector(update, (state) => state?.matches({ install: 'unavailable' }) ?? true);
  return (
    <DataPanel
      title="Install Camino"
      text={isElsewhere ? `${offer} ${elsewhere}` : offer}
      tone={isInstalled ? 'success' : 'neutral'}
      status={isInstalled ? 'Camino is installed on this device.' : isAccepted ? 'Installing...' : ''}
      actions={
        (canAsk || isAsking) && (
          <Button aria-disabled={!canAsk} onClick={() => update?.send({ type: 'install.requested' })}>
            <MonitorDown aria-hidden />
            Install Camino
          </Button>
        )
      }
    />
  );
}
