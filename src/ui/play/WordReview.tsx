import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { linkStyle } from '../base/link-style.ts';
import { LARGE_TEXT } from '../base/phone.ts';

const Frame = chakra('section', {
  base: {
    width: 'full',
    maxWidth: 'prose',
    marginInline: 'auto',
    marginTop: '8',
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '2',
      marginBottom: '3',
    },
    '& h2': { textStyle: 'subheading' },
    '& > ul': { display: 'grid', gap: '3' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'start',
      columnGap: '3',
      rowGap: '1',
      padding: { base: '4', md: '5' },
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'md',
      overflowWrap: 'anywhere',
    },
    '& li > [data-part=audio]': {
      display: 'flex',
      gap: '2',
      [LARGE_TEXT]: { flexDirection: 'column' },
    },
    '& li > div': { display: 'grid', gap: '1' },
    '& li > [data-part=more]': { gridColumn: '1 / -1' },
    '& li strong': { fontSize: '1.25rem', lineHeight: '1.35', fontWeight: '700', color: 'success.fg' },
    '& li > div > span, & li small': { textStyle: 'small', color: 'fg.muted' },
    '& li a': {
      justifySelf: 'start',
      ...linkStyle,
      '@media (pointer: coarse)': { minHeight: '11', alignContent: 'center' },
    },
  },
});

interface Item {
  id: string;
  /** The Spanish, set large. */
  spanish: ReactNode;
  /** Its meaning, or the question that it answers. */
  other: ReactNode;
  note?: ReactNode;
  audio: ReactNode;
  /** Links to an explanation. */
  link: ReactNode;
}

interface Props {
  title: string;
  items: readonly Item[];
  /** The next step after the list. */
  action: ReactNode;
}

/** Words, rules or missed questions, each with its Spanish first. */
export function WordReview({ title, items, action }: Props) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Frame aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      <ul>
        {items.map(({ id: item, spanish, other, note, audio, link }) => (
          <li key={item}>
            <div>
              <strong translate="no">{spanish}</strong>
              <span translate="no">{other}</span>
            </div>
            <span data-part="audio">{audio}</span>
            {(note || link) && (
              <div data-part="more">
                {note && <small>{note}</small>}
                {link}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Frame>
  );
}
