import { chakra } from '@chakra-ui/react/styled-system';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '../base/Button.tsx';
import { Container } from '../base/Container.tsx';
import { KEYBOARD, LARGE_TEXT, SIDEWAYS } from '../base/phone.ts';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    bg: 'bg',
    borderBottomWidth: '1px',
    [LARGE_TEXT]: { '& > div': { paddingInline: '2' } },
    [SIDEWAYS]: { 'body:has([data-stage=step], [data-stage=play]) &': { display: 'none' } },
    [KEYBOARD]: { 'body:has(:is([data-stage=step], [data-stage=play]) form) &': { display: 'none' } },
  },
});
const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: 'min(0.75rem, 2.5vw)', lg: '6' },
    height: '4rem',
    [LARGE_TEXT]: { '&, & > [data-part=end]': { gap: '0' } },
    '& > nav': {
      display: { base: 'none', lg: 'flex' },
      fontSize: 'min(1rem, 1.7vw)',
      '& > *': { paddingInline: 'min(1rem, 1.1vw)' },
    },
    '& > [data-part=end]': {
      display: 'flex',
      alignItems: 'center',
      gap: 'min(0.75rem, 2.5vw)',
      marginInlineStart: 'auto',
    },
    '& [role=status]:not(:empty)': {
      paddingInline: 'min(0.625rem, 2.5vw)',
      borderWidth: '1px',
      borderRadius: 'full',
      color: 'fg.muted',
      fontSize: 'min(0.875rem, 4.375vw)',
      lineHeight: '1.5rem',
    },
    '& [data-part=actions]': {
      display: { base: 'none', lg: 'flex' },
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '3',
      minWidth: '24',
      minHeight: '11',
    },
    '& [data-part=end] > button': { display: { base: 'inline-flex', lg: 'none' } },
  },
});
const Note = chakra('output', {
  base: {
    display: 'block',
    fontSize: { base: '0.75rem', md: '0.875rem' },
    lineHeight: '1.4',
    color: 'fg.muted',
    textAlign: { md: 'end' },
    textWrap: 'balance',
    '&:not(:empty)': { paddingBottom: '2' },
  },
});
const Panel = chakra('nav', {
  base: {
    display: { base: 'grid', lg: 'none' },
    gap: '1',
    position: 'absolute',
    insetInline: '0',
    top: '100%',
    padding: '4',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    boxShadow: 'raised',
    animation: 'fade 0.15s',
    _hidden: { display: 'none' },
    '& > *': { minHeight: '12', width: 'full' },
    '& > p': { display: 'flex', alignItems: 'center', paddingInline: '4', color: 'fg.muted' },
  },
});
const NavItem = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    paddingInline: '4',
    borderRadius: 'full',
    fontWeight: '600',
    color: 'fg.muted',
    cursor: 'pointer',
    textAlign: 'start',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.subtle', color: 'fg' },
    _currentPage: { bg: 'brand.subtle', color: 'brand.fg' },
  },
});

interface Props {
  logo: ReactNode;
  links: ReactNode;
  /** A one-word status; usually nothing. */
  status: ReactNode;
  /** The status in a line below the bar. */
  note: ReactNode;
  actions: ReactNode;
  /** The collapsible menu on narrow screens. */
  panel: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  onDismiss: () => void;
}

export function TopBarShell({
  logo,
  links,
  status,
  note,
  actions,
  panel,
  isOpen,
  onToggle,
  onDismiss,
}: Props) {
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const dismissOutside = ({ target }: Event) => {
      if (target instanceof Node && !bar.current?.contains(target)) onDismiss();
    };
    const dismissByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onDismiss();
      toggle.current?.focus();
    };
    document.addEventListener('pointerdown', dismissOutside);
    document.addEventListener('keydown', dismissByEscape);
    return () => {
      document.removeEventListener('pointerdown', dismissOutside);
      document.removeEventListener('keydown', dismissByEscape);
    };
  }, [isOpen, onDismiss]);

  return (
    <Bar ref={bar}>
      <Container>
        <Row>
          {logo}
          <nav aria-label="Main">{links}</nav>
          <div data-part="end">
            <span role="status">{status}</span>
            <div data-part="actions">{actions}</div>
            <IconButton
              ref={toggle}
              label={isOpen ? 'Close menu' : 'Open menu'}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={onToggle}
            >
              {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
            </IconButton>
          </div>
        </Row>
        <Note>{note}</Note>
      </Container>
      <Panel id={id} aria-label="Menu" hidden={!isOpen}>
        {panel}
      </Panel>
    </Bar>
  );
}

interface NavLinkProps extends ComponentProps<'a'> {
  isCurrent?: boolean;
  as?: 'a' | 'button';
}

/** `isCurrent` marks the open section. */
export function NavLink({ isCurrent = false, ...rest }: NavLinkProps) {
  return <NavItem {...(isCurrent && { 'aria-current': 'page' })} {...rest} />;
}
