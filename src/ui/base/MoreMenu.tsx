import { chakra } from '@chakra-ui/react/styled-system';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';

const Menu = chakra('details', {
  base: {
    position: 'relative',
    '& > summary': {
      display: 'grid',
      placeItems: 'center',
      width: '11',
      height: '11',
      borderRadius: 'full',
      listStyle: 'none',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
      '&::-webkit-details-marker': { display: 'none' },
      '& > svg': { width: '1.25rem', height: '1.25rem' },
    },
    '& > div': {
      position: 'absolute',
      zIndex: 'menu',
      insetInlineEnd: '0',
      top: '100%',
      display: 'grid',
      width: 'max-content',
      minWidth: '12rem',
      maxWidth: 'calc(100vw - 2rem)',
      padding: '1.5',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'md',
      boxShadow: 'raised',
      '& > button': { justifyContent: 'flex-start', textAlign: 'start' },
    },
  },
});

/** Rarely used actions behind three dots; choosing one, Escape or leaving closes them. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const closeAndReturn = () => {
    summary.current?.focus();
    close();
  };
  const closeByEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') closeAndReturn();
  };
  return (
    <Menu
      ref={menu}
      onKeyDown={closeByEscape}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('button')) closeAndReturn();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <summary ref={summary} aria-label="More" title="More">
        <Ellipsis aria-hidden />
      </summary>
      <div>{children}</div>
    </Menu>
  );
}
