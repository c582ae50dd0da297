import {
  startTransition,
  Suspense,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { afterPaint } from './after-paint.ts';

interface Props {
  /** What the address leads to is in it or below. */
  isAtOnce?: boolean;
  /** It begins on the first screen: without it the page would be shorter, and its scroll bar would go and come again. */
  isMost?: boolean;
  children: ReactNode;
}

/**
 * A part that the rest of its page does not wait for. In a prerendered page React hydrates it afterwards by itself, or at
 * once if it is used before; in a page that is opened later it is rendered once what lies above has been painted, and
 * what begins on the first screen before the rest.
 */
export function LowerPart({ isAtOnce = false, isMost = false, children }: Props) {
  const isPrerendered = useSyncExternalStore(subscribe, isOpenedLater, isHydrated);
  const [isDue, setDue] = useState(isPrerendered);
  useEffect(() => {
    const show = () => setDue(true);
    if (isDue) return undefined;
    return isMost ? afterPaint(show) : afterPaint(() => startTransition(show), 2);
  }, [isDue, isMost]);
  const content = isDue || isAtOnce ? children : isMost && screenful;
  // Hydration renders this twice: with another element React would hydrate what is in it at once.
  return useMemo(() => <Suspense>{content}</Suspense>, [content]);
}

const screenful = <div data-later="" style={{ minHeight: '100dvh' }} />;
const subscribe = () => () => undefined;
const isOpenedLater = () => false;
const isHydrated = () => true;
