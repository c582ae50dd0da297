import { Signpost } from 'lucide-react';
import type { ReactNode } from 'react';
import { Screen } from './Screen.tsx';

interface Props {
  title: string;
  text: string;
  icon?: ReactNode;
  children?: ReactNode;
}

/** The page could not be shown; `children` are the ways on. */
export function ErrorScreen({ title, text, icon, children }: Props) {
  return (
    <Screen>
      {icon ?? <Signpost aria-hidden />}
      <h1>{title}</h1>
      <p>{text}</p>
      {children && <div data-part="actions">{children}</div>}
    </Screen>
  );
}
