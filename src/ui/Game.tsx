import { chakra } from '@chakra-ui/react';
import { Trophy } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Container } from './Container.tsx';
import { PageHeader } from './PageHeader.tsx';

interface FrameProps {
  title: string;
  /** What the game asks for; left out while it is played. */
  description?: string | undefined;
  /** The link back to the games. */
  back: ReactNode;
  children: ReactNode;
}

/** What every game screen has around it. */
export function GameFrame({ title, description, back, children }: FrameProps) {
  return (
    <Container isPage>
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

/** The choices before a game. */
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
  },
});

/** The figures of a game in a row. */
export const GameStats = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginBottom: '4',
    '& > [role=status]': { flex: '1 1 12rem', justifyContent: 'flex-start' },
  },
});

const Completion = chakra('section', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '5',
    maxWidth: 'prose',
    marginInline: 'auto',
    padding: { base: '6', md: '10' },
    textAlign: 'center',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    boxShadow: 'raised',
    animation: 'rise 220ms cubic-bezier(0.2, 0, 0, 1)',
    '& > svg': { width: '3.5rem', height: '3.5rem', color: 'gold.fg', strokeWidth: '1.5' },
    '& h2': { textStyle: 'title', outline: 'none' },
    '& > div': { justifyContent: 'center' },
    '& p': { color: 'fg.muted' },
    '& > [data-part=actions]': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' },
  },
});

interface CompletionProps {
  title: string;
  text: string;
  figures: ReactNode;
  children: ReactNode;
}

/** The end of a game: what was reached, and the ways on. Its heading takes the focus that the game had. */
export function GameCompletion({ title, text, figures, children }: CompletionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);

  return (
    <Completion>
      <Trophy aria-hidden />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {figures}
      <div data-part="actions">{children}</div>
    </Completion>
  );
}
