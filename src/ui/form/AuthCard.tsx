import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { PageHeading } from '../base/PageHeading.tsx';

const Place = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    // From the top: a centered card would move when an error or another form makes it longer.
    alignContent: 'start',
    minHeight: 'min(80vh, 44rem)',
    paddingInline: { base: '4', md: '8' },
    paddingBlock: { base: '6', md: '16' },
  },
});
const Card = chakra('section', {
  base: {
    display: 'grid',
    gap: '6',
    width: 'full',
    maxWidth: '27rem',
    padding: { base: '6', md: '8' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    boxShadow: 'raised',
    '& > output:has(> :empty)': { position: 'absolute' },
    '& > header p': { color: 'fg.muted', marginTop: '1' },
    '& > header h1': { textStyle: 'heading' },
  },
});

interface Props {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

export function AuthCard({ title, text, children }: Props) {
  return (
    <Place>
      <Card>
        <header>
          <PageHeading text={title} />
          {text && <p>{text}</p>}
        </header>
        {children}
      </Card>
    </Place>
  );
}
