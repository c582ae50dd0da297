import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

const Frame = chakra('section', {
  base: {
    maxWidth: 'prose',
    marginInline: 'auto',
    marginTop: '8',
    '& h2': { textStyle: 'subheading', marginBottom: '3' },
    '& > ul': { display: 'grid', gap: '3' },
    '& li': {
      display: 'grid',
      gap: '1',
      padding: { base: '4', md: '5' },
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'md',
      overflowWrap: 'anywhere',
    },
    '& li > strong': { fontSize: '1.125rem', fontWeight: '700', color: 'success.fg' },
    '& li > small': { textStyle: 'small', color: 'fg.muted' },
  },
});

interface Item {
  id: string;
  question: ReactNode;
  answer: ReactNode;
  note?: ReactNode;
}

/** What to look at again after a game: questions with their right answers and the reasons for them. */
export function Review({ title, items }: { title: string; items: readonly Item[] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map(({ id: item, question, answer, note }) => (
          <li key={item}>
            <span>{question}</span>
            <strong>{answer}</strong>
            {note && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </Frame>
  );
}
