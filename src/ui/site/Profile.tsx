import { chakra } from '@chakra-ui/react/styled-system';
import { LARGE_TEXT } from '../base/phone.ts';
import type { ReactNode } from 'react';
import { Avatar } from '../base/Avatar.tsx';
import { ProgressBar } from '../base/ProgressBar.tsx';
import { linkStyle } from '../base/link-style.ts';

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '13rem minmax(0, 1fr)' },
    gap: { base: '5', md: '8' },
    alignItems: 'start',
    _print: { display: 'block' },
    '& > nav': {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
      gap: '1',
      padding: '1.5',
      bg: 'bg.subtle',
      borderRadius: 'lg',
      position: { base: 'static', md: 'sticky' },
      top: '24',
      [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    '& > nav > a': {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: 'center',
      justifyContent: { base: 'center', md: 'flex-start' },
      columnGap: '3',
      rowGap: '0.5',
      minHeight: '12',
      paddingInline: { base: '1', md: '4' },
      paddingBlock: '1.5',
      borderRadius: 'md',
      fontSize: { base: '0.875rem', md: '1rem' },
      fontWeight: '600',
      color: 'fg.muted',
      transitionProperty: 'background-color, color',
      transitionDuration: 'fast',
      [LARGE_TEXT]: { flexDirection: 'row', justifyContent: 'flex-start', paddingInline: '2' },
      '& > svg': { width: '1.25rem', height: '1.25rem', flexShrink: '0' },
      _hover: { color: 'fg', bg: 'bg.muted' },
      _currentPage: {
        bg: 'light-dark({colors.bg.panel}, {colors.bg.muted})',
        color: 'brand.fg',
        boxShadow: 'card',
      },
    },
    '& > div': { display: 'grid', gap: { base: '4', md: '5' }, minWidth: '0' },
  },
});

interface Section {
  hash: string;
  label: string;
  icon: ReactNode;
}

interface LayoutProps {
  label: string;
  sections: readonly Section[];
  /** The open section's hash. */
  current: string;
  children: ReactNode;
}

/** A menu beside its content, on phones above it. The URL holds the open section. */
export function SideMenu({ label, sections, current, children }: LayoutProps) {
  return (
    <Layout>
      <nav aria-label={label}>
        {sections.map(({ hash, label: text, icon }) => (
          <a key={hash} href={`#${hash}`} {...(hash === current && { 'aria-current': 'page' })}>
            {icon}
            {text}
          </a>
        ))}
      </nav>
      <div>{children}</div>
    </Layout>
  );
}

const Card = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: { base: '4', md: '6' },
    alignItems: 'center',
    padding: { base: '5', md: '6' },
    [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '4' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'card',
    '& > [data-initials]': {
      width: { base: '14', md: '20' },
      height: { base: '14', md: '20' },
      fontSize: { base: '1.25rem', md: '1.75rem' },
    },
    '& h2': { textStyle: 'heading', overflowWrap: 'anywhere' },
    '& h2 + p': {
      color: 'fg.muted',
      overflowWrap: 'anywhere',
      '&:not(:empty)': { minHeight: { base: '2lh', md: '0' } },
    },
  },
});

export function LearnerCard({ name, email }: { name: string; email: string }) {
  return (
    <Card>
      <Avatar name={name} />
      <div translate="no">
        <h2>{name}</h2>
        <p>{email}</p>
      </div>
    </Card>
  );
}

const Level = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'baseline',
    [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > h2': { textStyle: 'subheading' },
    '& > p': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& > progress': { gridColumn: '1 / -1', height: '3', marginTop: '3' },
  },
});

/** XP within the level: `reached` of `needed`. */
export function LevelBar({ level, reached, needed }: { level: number; reached: number; needed: number }) {
  return (
    <Level>
      <h2>Level {level}</h2>
      <p>
        {reached} / {needed} XP
      </p>
      <ProgressBar label={`XP in level ${level}`} value={reached} max={needed} />
    </Level>
  );
}

export const StatRow = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    gap: '3',
  },
});

export const Placeholder = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: '2',
    minHeight: '10rem',
    marginTop: '4',
    padding: '5',
    textAlign: 'center',
    color: 'fg.muted',
    bg: 'bg',
    border: '1px dashed {colors.border.control}',
    borderRadius: 'md',
    '& > svg': { width: '2rem', height: '2rem', strokeWidth: '1.5' },
    '& > p': { maxWidth: '24rem', textWrap: 'balance' },
  },
});

export const ActivityList = chakra('ul', {
  base: {
    marginTop: '2',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: '4',
      alignItems: 'center',
      paddingBlock: '3',
    },
    '& > li + li': { borderTopWidth: '1px' },
    '& [data-part=icon]': {
      display: 'grid',
      placeItems: 'center',
      width: '10',
      height: '10',
      borderRadius: 'full',
      bg: 'var(--tint)',
      color: 'var(--ink)',
      '& > svg': { width: '1.25rem', height: '1.25rem', strokeWidth: '1.75' },
    },
    '& small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
    '& [data-part=when]': { textStyle: 'small', color: 'fg.muted', textAlign: 'end' },
  },
});

/** Tabs within a panel, all visible on phones, too. */
export const PanelTabs = chakra('div', {
  base: {
    '& [role=tab]': {
      paddingInline: { base: '1', sm: '4' },
      fontSize: { base: '0.875rem', sm: '1rem' },
    },
  },
});

export const FieldList = chakra('div', { base: { display: 'grid', gap: '5' } });

/** Explains a device's limits and where to get help. */
export const DeviceNote = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    color: 'fg.muted',
    '& > a': {
      minHeight: '11',
      alignContent: 'center',
      ...linkStyle,
    },
  },
});

export const Sample = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
});

export const SwitchList = chakra('div', {
  base: {
    display: 'grid',
    '& > * + *': { borderTopWidth: '1px', paddingTop: '2', marginTop: '2' },
    '& > [data-part=dependent]': { marginInlineStart: { base: '0', sm: '5' } },
    '& [role=status]:not(:empty)': {
      textStyle: 'small',
      marginBottom: '2',
      paddingInlineStart: '3',
      borderInlineStart: '3px solid {colors.accent.solid}',
      color: 'fg',
    },
  },
});

export const SaveBar = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto auto' },
    alignItems: 'center',
    gap: '3',
    marginTop: '2',
    paddingTop: { base: '3', sm: '5' },
    borderTopWidth: '1px',
    '& > output': {
      gridColumn: { base: '1 / -1', sm: 'auto' },
      justifyContent: 'flex-start',
      textAlign: 'start',
    },
    '& a': { textDecoration: 'underline', color: 'brand.fg' },
  },
});
