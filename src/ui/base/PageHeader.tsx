import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading.tsx';

const Header = chakra('header', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    gap: '3',
    alignItems: 'end',
    marginBottom: { base: '6', md: '8' },
    '& > nav': { gridColumn: '1 / -1' },
    '& h1': { textStyle: 'title', textWrap: 'balance' },
    '& p': { color: 'fg.muted', marginTop: '1.5', textWrap: 'balance' },
    '& [data-part=actions]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      alignItems: 'center',
      marginTop: { base: '2', md: '0' },
      // A note that has nothing to say.
      '&:has(> output:only-child:empty)': { position: 'absolute' },
    },
  },
});

interface Props {
  title: string;
  heading?: ReactNode;
  description?: ReactNode;
  /** The page's purpose in a sentence or two. */
  lead?: string;
  breadcrumbs?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, heading, description, lead, breadcrumbs, actions }: Props) {
  return (
    <Header>
      {breadcrumbs}
      <div>
        <PageHeading text={title}>{heading}</PageHeading>
        {description && <p>{description}</p>}
        {lead && <p>{lead}</p>}
      </div>
      {actions && <div data-part="actions">{actions}</div>}
    </Header>
  );
}
