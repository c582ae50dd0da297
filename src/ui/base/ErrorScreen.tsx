import Signpost from 'lucide-react/icons/signpost';
import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading.tsx';
import { Screen } from './Screen.tsx';

interface Props {
  title: string;
  text: string;
  icon?: ReactNode;
  /** Keeps the tab's title: this is only a part of a page, or the start page. */
  isTabKept?: boolean;
  children?: ReactNode;
}

/** Says that the page could not be shown; `children` are next steps. */
export function ErrorScreen({ title, text, icon, isTabKept = false, children }: Props) {
  return (
    <Screen>
      {icon ?? <Signpost aria-hidden />}
      {isTabKept ? <h1>{title}</h1> : <PageHeading text={title} />}
      <p>{text}</p>
      {children && <div data-part="actions">{children}</div>}
    </Screen>
  );
}
