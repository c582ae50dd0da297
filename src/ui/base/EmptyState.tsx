import Compass from 'lucide-react/icons/compass';
import type { ReactNode } from 'react';
import { Screen } from './Screen.tsx';

interface Props {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  children?: ReactNode;
}

export function EmptyState({ title, text, icon, children }: Props) {
  return (
    <Screen isCompact>
      {icon ?? <Compass aria-hidden />}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div data-part="actions">{children}</div>}
    </Screen>
  );
}
