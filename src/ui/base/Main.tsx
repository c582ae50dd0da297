import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { keepFocus } from './keep-focus.ts';

/**
 * The main landmark. Takes focus when `place` changes, and keeps focus in the page when the focused
 * control is removed.
 */
export function Main({ children, place }: { children: ReactNode; place: string }) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(place);

  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    main.current?.focus({ preventScroll: true });
  }, [place]);
  useEffect(() => keepFocus(document), []);

  return (
    <chakra.main ref={main} id="main" tabIndex={-1} outline="none">
      {children}
    </chakra.main>
  );
}
