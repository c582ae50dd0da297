import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { isReturn } from './returns.ts';
import { keepFocus } from './keep-focus.ts';

/**
 * The main landmark. When `place` changes it takes the focus, and scrolls to its top unless the address names a part.
 * While it is mounted, the focus survives the control that had it.
 */
export function Main({ children, place }: { children: ReactNode; place: string }) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(place);

  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    main.current?.focus({ preventScroll: true });
    if (!isReturn() && !document.getElementById(location.hash.slice(1))) scrollTo(0, 0);
  }, [place]);
  useEffect(() => keepFocus(document), []);

  return (
    <chakra.main ref={main} id="main" tabIndex={-1} outline="none">
      {children}
    </chakra.main>
  );
}
