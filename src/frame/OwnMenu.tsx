import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { useAppUpdate } from '../runtime/use-app-update.ts';
import { AvatarMenu } from '../ui/site/AvatarMenu.tsx';
import { NavLink } from '../ui/site/TopBarShell.tsx';

/** The menu of the learner's avatar; it offers to install the app until that is declined. */
export function OwnMenu(props: Omit<ComponentProps<typeof AvatarMenu>, 'onInstall'>) {
  return <AvatarMenu {...props} onInstall={useInstallOffer()} />;
}

/** The same offer as a link of the mobile menu. */
export function InstallLink({ onFollow }: { onFollow: () => void }) {
  const install = useInstallOffer();
  const follow = () => {
    onFollow();
    install?.();
  };
  return (
    install && (
      <NavLink as="button" onClick={follow}>
        Install Camino
      </NavLink>
    )
  );
}

function useInstallOffer(): (() => void) | undefined {
  const update = useAppUpdate();
  const isOffered = useSelector(update, (state) => state?.matches({ install: 'offered' }));
  return isOffered ? () => update?.send({ type: 'install.requested' }) : undefined;
}
