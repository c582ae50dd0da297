import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Panel } from '../../base/Panel.tsx';
import { StatusLine } from '../../base/StatusLine.tsx';

const Layout = chakra('div', {
  base: {
    '& > h2': { textStyle: 'subheading' },
    '& > p': { marginTop: '1', color: 'fg.muted' },
    '& > output': {
      justifyContent: 'flex-start',
      textAlign: 'start',
      marginTop: '4',
      '&:has(> span:empty)': { minHeight: '0', marginTop: '0' },
    },
    '& > progress': { maxWidth: '30rem', marginTop: '3' },
    '& > [data-part=actions]': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '5' },
    '& > [data-part=actions]:empty': { display: 'none' },
  },
});

interface PanelProps {
  title: string;
  text: string;
  /** The status; empty without one. */
  status: string;
  tone: 'neutral' | 'success' | 'error';
  progress: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

export function FitPanel({ title, text, status, tone, progress, actions, children }: PanelProps) {
  return (
    <Panel data-wide="">
      <Layout>
        <h2>{title}</h2>
        <p>{text}</p>
        <StatusLine tone={tone}>{status}</StatusLine>
        {progress}
        <div data-part="actions">{actions}</div>
        {children}
      </Layout>
    </Panel>
  );
}

const Details = chakra('details', {
  base: {
    marginTop: '5',
    '& > summary': { width: 'fit-content', cursor: 'pointer', fontWeight: '600', color: 'brand.fg' },
    '& > table': {
      width: 'full',
      maxWidth: '30rem',
      marginTop: '4',
      borderCollapse: 'collapse',
      fontVariantNumeric: 'tabular-nums',
    },
    '& caption': { fontWeight: '600', textAlign: 'start', paddingBottom: '2' },
    '& th, & td': {
      paddingBlock: '2',
      paddingInlineEnd: '3',
      borderTopWidth: '1px',
      textAlign: 'start',
      width: '33%',
    },
    '& thead th': { textStyle: 'small', fontWeight: '600', color: 'fg.muted' },
    '& tbody th': { fontWeight: '600' },
    '& > p': { textStyle: 'small', marginTop: '4', color: 'fg.muted' },
  },
});

export interface FitFigures {
  /** How many answers there were, and the log losses on the newest fifth of them. */
  answers: number;
  lossBefore: number;
  lossAfter: number;
  /** By the answers to a new word, its intervals in words: after the first, and after several. */
  intervals: readonly { answer: string; before: string; after: string }[];
}

/** The figures of a fit, folded. */
export function FitDetails({ answers, lossBefore, lossAfter, intervals }: FitFigures) {
  return (
    <Details>
      <summary>Details</summary>
      <table>
        <caption>When a new word comes back</caption>
        <thead>
          <tr>
            <th scope="col">Answer</th>
            <th scope="col">Before</th>
            <th scope="col">Fitted</th>
          </tr>
        </thead>
        <tbody>
          {intervals.map(({ answer, before, after }) => (
            <tr key={answer}>
              <th scope="row">{answer}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        The older four fifths of {answers.toLocaleString('en')} answers were fitted, and the newest fifth was
        predicted. Log loss says how far predictions were off; lower is better: {lossBefore.toFixed(4)}{' '}
        before, {lossAfter.toFixed(4)} fitted.
      </p>
    </Details>
  );
}
