import { useInstallOffer } from '../runtime/use-app-update.ts';
import { NavLink } from '../ui/site/TopBarShell.tsx';

/** The offer to install the app, as a link of the mobile menu. */
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
