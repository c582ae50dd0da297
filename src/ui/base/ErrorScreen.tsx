import Signpost from 'lucide-react/icons/signpost';
import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading.tsx';
import { Screen } from './Screen.tsx';

interface Props {
  title: string;
  text: string;
  icon?: ReactNode;
  /** Leaves the tab's title alone, for errors in a part of a page. */
  isTabKept?: boolean;
  /** Buttons. */
  children?: ReactNode;
  /** Shown below the buttons. */
  further?: ReactNode;
}

export function ErrorScreen({ title, text, icon, isTabKept = false, children, further }: Props) {
  return (
    <Screen>
      {icon ?? <Signpost aria-hidden />}
      {isTabKept ? <h1>{title}</h1> : <PageHeading text={title} />}
      <p>{text}</p>
      {children && <div data-part="actions">{children}</div>}
      {further}
    </Screen>
  );
}
