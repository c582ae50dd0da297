import { chakra } from '@chakra-ui/react/styled-system';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { Container } from '../base/Container.tsx';
import { PageHeader } from '../base/PageHeader.tsx';
import { PHONE, SIDEWAYS } from '../base/phone.ts';

const Page = chakra(Container, {
  base: {
    // As wide as the panel below it.
    '& > header:first-of-type': { width: 'full', maxWidth: 'prose', marginInline: 'auto' },
    '&[data-stage=play] > header:first-of-type': { maxWidth: '52rem' },
    '&[data-stage=play]:has(> fieldset) > header:first-of-type': { maxWidth: '60rem' },
    [PHONE]: {
      '&&[data-stage=play]': {
        display: 'flex',
        flexDirection: 'column',
        minHeight: 'calc(100dvh - 4.0625rem)',
        paddingBlock: '0',
        '& > :not(dialog)': { width: 'full' },
        '& > header:first-of-type': { marginBottom: '0', '& h1': { srOnly: true } },
        '& > fieldset': { marginBlock: 'auto 1rem' },
        '& > header + section': { marginTop: '4' },
      },
    },
    [SIDEWAYS]: {
      '&&&[data-stage=play]': {
        position: 'relative',
        minHeight: '100dvh',
        '& > header:first-of-type': {
          position: 'absolute',
          zIndex: '1',
          top: '0',
          insetInlineEnd: '5',
          width: 'auto',
          '& a': { whiteSpace: 'nowrap' },
        },
        '& > header:not(:first-of-type)': { paddingInlineEnd: '10rem' },
      },
    },
  },
});

interface LayoutProps {
  title: string;
  description?: string | undefined;
  /** The link back to the games. */
  back: ReactNode;
  /** During play, phones show the title to screen readers only. */
  isPlayed?: boolean;
  children: ReactNode;
}

export function GameLayout({ title, description, back, isPlayed = false, children }: LayoutProps) {
  return (
    <Page isPage data-toasts="bar" data-stage={isPlayed ? 'play' : undefined}>
      <PageHeader
        key={isPlayed ? 'play' : 'page'}
        title={title}
        description={description}
        breadcrumbs={
          <nav aria-label="Back">
            <Button variant="ghost" size="sm" marginInlineStart="-4" asChild>
              {back}
            </Button>
          </nav>
        }
      />
      {children}
    </Page>
  );
}

export function BackLabel({ to = 'Games' }: { to?: string }) {
  return (
    <>
      <ArrowLeft aria-hidden /> Back to {to}
    </>
  );
}

export const GameSetup = chakra('section', {
  base: {
    display: 'grid',
    gap: '6',
    maxWidth: 'prose',
    marginInline: 'auto',
    padding: { base: '5', md: '8' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    boxShadow: 'card',
    '& > output:is(:has(> :empty), [data-tone=neutral])': { position: 'absolute' },
    '& > div > strong + p': { minHeight: { base: '2lh', md: '0' } },
  },
});

/** Repeats a choice made before the setup. */
export const SetupTitle = chakra('h2', { base: { textStyle: 'heading', textWrap: 'balance' } });
