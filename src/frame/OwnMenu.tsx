import type { ComponentProps } from 'react';
import { useInstallOffer } from '../runtime/use-app-update.ts';
import { AvatarMenu } from '../ui/site/AvatarMenu.tsx';

export function OwnMenu(props: Omit<ComponentProps<typeof AvatarMenu>, 'onInstall'>) {
  return <AvatarMenu {...props} onInstall={useInstallOffer()} />;
}
