import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Panel } from '../base/Panel.tsx';
import { StatusLine } from '../base/StatusLine.tsx';

const Layout = chakra('div', {
  base: {
    '& > h2': { textStyle: 'subheading' },
    '& > p': { marginTop: '2', color: 'fg.muted' },
    '& > [data-part=actions]': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '5' },
    '& > ul': { marginTop: '2', paddingInlineStart: '5', listStyle: 'disc' },
    '& > progress': { marginTop: '4' },
    '& > output': {
      justifyContent: 'flex-start',
      textAlign: 'start',
      marginTop: '3',
      overflowWrap: 'anywhere',
    },
    '& > output:has(> span:empty)': { minHeight: '0', marginTop: '0' },
  },
});

interface Props {
  title: string;
  text: string;
  /** The status; empty without one. */
  status: string;
  tone: 'neutral' | 'success' | 'error';
  actions: ReactNode;
  children?: ReactNode;
}

export function DataPanel({ title, text, status, tone, actions, children }: Props) {
  return (
    <Panel>
      <Layout>
        <h2>{title}</h2>
        <p>{text}</p>
        {actions && <div data-part="actions">{actions}</div>}
        {children}
        <StatusLine tone={tone}>{status}</StatusLine>
      </Layout>
    </Panel>
  );
}
