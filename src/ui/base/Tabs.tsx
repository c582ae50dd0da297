import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';

const List = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: '0', sm: '2' },
    marginBottom: '6',
    borderBottomWidth: '1px',
    '@media (width < 22.5rem)': { marginInline: '-4' },
    '& > a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: { base: '1 0 auto', sm: 'none' },
      minHeight: '12',
      paddingInline: { base: '1', sm: '4' },
      borderTopLeftRadius: 'md',
      borderTopRightRadius: 'md',
      color: 'fg.muted',
      fontSize: { base: '0.875rem', sm: '1rem' },
      // Four long labels fit one row of each phone.
      '@media (22.5rem <= width < 24.5rem)': { paddingInline: '0.5', fontSize: '0.8125rem' },
      '@media (width < 22.5rem)': { paddingInline: '0', fontSize: '0.75rem' },
      fontWeight: '600',
      outlineOffset: '-3px',
      transitionProperty: 'background-color, color, box-shadow',
      transitionDuration: 'fast',
      _hover: { bg: 'bg.subtle', color: 'fg' },
      _selected: { color: 'brand.fg', boxShadow: 'inset 0 -3px 0 0 {colors.brand.solid}' },
    },
  },
});
const Panel = chakra('div', { base: { outlineOffset: '6px', borderRadius: 'sm' } });

interface Tab<Hash extends string> {
  /** The URL hash of this tab. No element may use it as its id. */
  hash: Hash;
  label: string;
  /** Ids of elements in the panel; a URL with one of them as its hash opens this tab, too. */
  parts?: readonly string[];
}

interface Props<Hash extends string> {
  /** Names the tab list for screen readers. */
  label: string;
  tabs: readonly Tab<Hash>[];
  /** Renders the open tab. */
  children: (hash: Hash) => ReactNode;
}

export function Tabs<Hash extends string>({ label, tabs, children }: Props<Hash>) {
  const id = useId();
  const hash = useHash();
  const open = tabs.find((tab) => tab.hash === hash || tab.parts?.includes(hash)) ?? tabs[0];
  if (!open) return null;
  return (
    <div>
      <List role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <a
            key={tab.hash}
            id={`${id}-${tab.hash}`}
            href={`#${tab.hash}`}
            role="tab"
            aria-selected={tab === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab === open ? 0 : -1}
          >
            {tab.label}
          </a>
        ))}
      </List>
      <Panel id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${open.hash}`} tabIndex={0}>
        {children(open.hash)}
      </Panel>
    </div>
  );
}

/** The URL hash; empty before hydration. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, currentHash, () => '');
}

const changes = ['hashchange', 'popstate', 'pushState', 'replaceState'];

function subscribe(listener: () => void): () => void {
  for (const type of changes) addEventListener(type, listener);
  return () => {
    for (const type of changes) removeEventListener(type, listener);
  };
}

function currentHash(): string {
  return location.hash.slice(1);
}

/** Arrow keys, Home and End replace the history entry, so that Back leaves the page. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('[role=tab]')];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1, ' ': index }[event.key];
  const tab = target === undefined ? undefined : tabs.at(target % tabs.length);
  if (!tab || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  tab.focus();
  location.replace(tab.hash);
}
