import {
  startTransition,
  Suspense,
  useEffect,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { afterPaint } from './after-paint.ts';
import { awaitPart, takePart } from './hydration.ts';
import { isReturn } from '../ui/base/returns.ts';

interface Props {
  /** What the address leads to is in it or below. */
  isAtOnce?: boolean;
  /**
   * It has what a phone shows of the page first, and is rendered with what lies above. The page is at least as high as the
   * window until the rest is there: a shorter one would lose its scroll bar and get it again.
   */
  isFirst?: boolean;
  children: ReactNode;
}

/**
 * A part that the rest of its page does not wait for. In a prerendered page React hydrates it afterwards by itself, or at
 * once if it is used before; in a page that is opened later it is rendered once what lies above has been painted, and in one
 * that came back at once.
 */
export function LowerPart({ isAtOnce = false, isFirst = false, children }: Props) {
  const isPrerendered = useSyncExternalStore(subscribe, isOpenedLater, isHydrated);
  const [isHydrating] = useState(isPrerendered);
  const id = useId();
  useEffect(() => (isHydrating ? awaitPart(id) : undefined), [isHydrating, id]);
  const [isDue, setDue] = useState(() => isPrerendered || isReturn());
  useEffect(() => {
    if (isDue) return undefined;
    return afterPaint(() => startTransition(() => setDue(true)), isFirst ? FRAMES_OF_REST : 2);
  }, [isDue, isFirst]);
  const content = (isDue || isAtOnce || isFirst) && children;
  // Hydration renders this twice: with another element React would hydrate what is in it at once.
  const part = useMemo(
    () => (
      <Suspense>
        {content}
        {isHydrating && <Taken part={id} />}
      </Suspense>
    ),
    [content, isHydrating, id],
  );
  return (
    <>
      {part}
      {isFirst && !isDue && <span data-partly="" hidden />}
    </>
  );
}

function Taken({ part }: { part: string }) {
  useEffect(() => takePart(part), [part]);
  return null;
}

/** Enough for the rest of a page on a slow device. */
const FRAMES_OF_REST = 8;
const subscribe = () => () => undefined;
const isOpenedLater = () => false;
const isHydrated = () => true;
