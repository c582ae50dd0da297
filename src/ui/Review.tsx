import { chakra } from '@chakra-ui/react';
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

/** What is worth another look after a game. */
export function Review({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </Frame>
  );
}

interface ItemProps {
  question: ReactNode;
  answer: ReactNode;
  note?: ReactNode;
}

/** A question with its right answer, and why it is right. */
export function ReviewItem({ question, answer, note }: ItemProps) {
  return (
    <li>
      <span>{question}</span>
      <strong>{answer}</strong>
      {note && <small>{note}</small>}
    </li>
  );
}
