import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Hides everything else on the page. */
const aroundHidden: object = { 'body:has(&) :not(:has(&)):not(&):not(& *)': { display: 'none' } };
const onWhite: object = {
  '*:has(&)': { color: 'black', background: 'white !important', colorScheme: 'light !important' },
};

const Sheet = chakra('article', {
  base: {
    display: 'none',
    _print: {
      display: 'block',
      color: 'black',
      '& h2': { textStyle: 'heading', marginBottom: '4' },
      '& h3': { fontSize: '1.125rem', fontWeight: '700', marginTop: '8', marginBottom: '2' },
      '& dl': { display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: '6', rowGap: '1' },
      '& dd': { fontWeight: '700' },
      '& li': { paddingBlock: '2', borderTop: '1px solid black', breakInside: 'avoid' },
      '& li strong': { display: 'block', fontWeight: '700' },
      '& li :is(em, mark, span)': { color: 'black', background: 'none' },
      ...aroundHidden,
      ...onWhite,
    },
  },
});

interface Props {
  title: string;
  figures: readonly { label: string; value: ReactNode }[];
  missed: readonly { id: string; question: ReactNode; answer: ReactNode }[];
}

/** An exam's result, for print only. */
export function ResultSheet({ title, figures, missed }: Props) {
  return (
    <Sheet aria-label={title}>
      <h2>{title}</h2>
      <dl>
        {figures.map(({ label, value }) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} value`}>{value}</dd>,
        ])}
      </dl>
      {missed.length > 0 && (
        <>
          <h3>To look at again</h3>
          <ul>
            {missed.map(({ id, question, answer }) => (
              <li key={id} translate="no">
                {question}
                <strong>{answer}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}
