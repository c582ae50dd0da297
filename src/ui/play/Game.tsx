import { chakra } from '@chakra-ui/react/styled-system';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { Container } from '../base/Container.tsx';
import { PageHeader } from '../base/PageHeader.tsx';

interface LayoutProps {
  title: string;
  description?: string | undefined;
  /** The link back to the games. */
  back: ReactNode;
  children: ReactNode;
}

export function GameLayout({ title, description, back, children }: LayoutProps) {
  return (
    <Container isPage data-toasts="top">
      <PageHeader
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
    </Container>
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
