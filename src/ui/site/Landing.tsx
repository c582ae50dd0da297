import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Container } from '../base/Container.tsx';
import { HeroScene } from './HeroScene.tsx';

const HeroSection = chakra('section', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    bgImage: 'linear-gradient({colors.bg} 0%, {colors.brand.subtle} 100%)',
    '& > svg': {
      position: 'absolute',
      zIndex: '-1',
      insetInlineEnd: '0',
      bottom: '0',
      width: { base: '138%', md: 'full' },
      height: { base: '21rem', md: '22rem' },
    },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
      columnGap: '12',
      rowGap: '10',
      alignItems: 'center',
      paddingTop: { base: '10', md: '14' },
      paddingBottom: { base: '12rem', md: '15rem' },
    },
    '& [data-part=words]': { maxWidth: { base: '38rem', lg: 'none' } },
    '& h1': { textStyle: 'display', textWrap: 'balance' },
    '& [data-part=words] > p': {
      textStyle: 'lead',
      color: 'fg.muted',
      maxWidth: '34rem',
      marginTop: '5',
      textWrap: 'pretty',
    },
    '& [data-part=actions]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      marginTop: '7',
      '& > *': { flexGrow: { base: '1', sm: '0' } },
    },
    '& [data-part=card]': {
      width: 'full',
      maxWidth: '25rem',
      justifySelf: { base: 'center', lg: 'end' },
      alignSelf: 'start',
      marginTop: { lg: '8' },
      transform: { md: 'rotate(1.5deg)' },
      '& > article': { boxShadow: 'overlay' },
    },
  },
});

interface HeroProps {
  title: string;
  text: ReactNode;
  actions: ReactNode;
  card: ReactNode;
}

/** The picture comes last, so that it doesn't shift if the page renders while loading. */
export function Hero({ title, text, actions, card }: HeroProps) {
  return (
    <HeroSection>
      <Container>
        <div data-part="words">
          <h1>{title}</h1>
          <p>{text}</p>
          <div data-part="actions">{actions}</div>
        </div>
        <div data-part="card">{card}</div>
      </Container>
      <HeroScene />
    </HeroSection>
  );
}

const Band = chakra('section', {
  base: {
    paddingBlock: { base: '12', md: '20' },
    '& > div > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '3',
      marginBottom: { base: '6', md: '8' },
    },
    '& h2': { textStyle: 'title', textWrap: 'balance' },
    '& > div > p:has(> a)': { marginTop: '6' },
  },
  variants: { isTinted: { true: { bg: 'bg.subtle' } } },
});

interface SectionProps {
  title: string;
  aside?: ReactNode;
  isTinted?: boolean;
  children: ReactNode;
}

export function LandingSection({ title, aside, isTinted = false, children }: SectionProps) {
  return (
    <Band isTinted={isTinted}>
      <Container>
        <header>
          <h2>{title}</h2>
          {aside}
        </header>
        {children}
      </Container>
    </Band>
  );
}

export const Lead = chakra('p', {
  base: { textStyle: 'lead', color: 'fg.muted', maxWidth: 'prose', textWrap: 'pretty' },
});

export const FeatureGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    gap: { base: '4', md: '5' },
  },
});

const FeatureItem = chakra('li', {
  base: {
    padding: '6',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'card',
    '& > span': {
      display: 'inline-flex',
      padding: '3',
      borderRadius: 'md',
      bg: 'var(--tint)',
      color: 'var(--ink)',
      '& > svg': { width: '1.5rem', height: '1.5rem', strokeWidth: '1.75' },
    },
    '& > h3': { textStyle: 'subheading', marginTop: '4' },
    '& > p': { marginTop: '1.5', color: 'fg.muted' },
  },
});

interface FeatureProps {
  icon: ReactNode;
  title: string;
  text: string;
  color: string;
}

export function Feature({ icon, title, text, color }: FeatureProps) {
  return (
    <FeatureItem data-color={color}>
      <span>{icon}</span>
      <h3>{title}</h3>
      <p>{text}</p>
    </FeatureItem>
  );
}

export const CardList = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
    gap: { base: '4', md: '5' },
  },
});
