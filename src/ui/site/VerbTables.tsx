import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import { inSpanish } from '../base/languages.ts';
import { typeset } from '../base/typeset.ts';

export const Book = chakra('section', {
  base: {
    marginTop: { base: '12', md: '16' },
    '& > h2': { textStyle: 'heading' },
    '& > h2 + p': {
      marginTop: '2',
      marginBottom: '4',
      color: 'fg.muted',
      textWrap: 'pretty',
    },
  },
});

const Links = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    gap: '1',
    listStyle: 'none',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '11',
      paddingInline: '3',
      borderRadius: 'md',
      color: 'brand.fg',
      fontWeight: '600',
      overflowWrap: 'anywhere',
      _hover: { bg: 'bg.subtle' },
      '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg' },
    },
  },
});

interface LinksProps {
  verbs: readonly { id: string; infinitive: string }[];
  /** The id of the open verb. */
  open: string | undefined;
}

export function VerbLinks({ verbs, open }: LinksProps) {
  return (
    <Links aria-label="Verbs" {...inSpanish}>
      {verbs.map(({ id, infinitive }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === open || undefined}>
            {infinitive}
          </a>
        </li>
      ))}
    </Links>
  );
}

/** Hides everything else on the page. */
const aroundHidden: object = { 'body:has(&) :not(:has(&)):not(&):not(& *)': { display: 'none' } };

/** Prints alone. */
const Panel = chakra('article', {
  base: {
    marginTop: '5',
    marginBottom: '4',
    padding: { base: '4', sm: '6' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'card',
    scrollMarginTop: '20',
    '& [data-part=irregular]': {
      fontStyle: 'normal',
      fontWeight: '700',
      color: 'accent.fg',
      textDecoration: 'underline 2px',
      textUnderlineOffset: '0.2em',
    },
    _print: {
      padding: '0',
      border: 'none',
      boxShadow: 'none',
      outline: 'none',
      ...aroundHidden,
    },
  },
});

interface PanelProps {
  id: string;
  label: string;
  children: ReactNode;
}

/** One verb's tables. Takes focus, so that links lead to it. */
export function VerbPanel({ id, label, children }: PanelProps) {
  return (
    <Panel id={id} ref={arrive} tabIndex={-1} aria-label={`Forms of ${label}`}>
      {children}
    </Panel>
  );
}

const Header = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: '3',
    '& h3': { textStyle: 'word' },
    '& h3 + p': { color: 'fg.muted' },
    '& dl': { display: 'flex', flexWrap: 'wrap', columnGap: '6', marginTop: '2' },
    '& dl > div': { display: 'flex', gap: '2' },
    '& dt': { color: 'fg.muted' },
    '& [data-part=legend]': { flexBasis: 'full', textStyle: 'small', color: 'fg.muted' },
    '& [data-part=actions]': { display: 'flex', gap: '2', _print: { display: 'none' } },
  },
});

interface HeaderProps {
  infinitive: string;
  translation: string;
  gerund: ReactNode;
  participle: ReactNode;
  actions: ReactNode;
}

export function VerbHeader({ infinitive, translation, gerund, participle, actions }: HeaderProps) {
  return (
    <Header>
      <div>
        <h3 {...inSpanish}>{infinitive}</h3>
        <p>{typeset(translation)}</p>
        <dl>
          <div>
            <dt>Gerund</dt>
            <dd>{gerund}</dd>
          </div>
          <div>
            <dt>Participle</dt>
            <dd>{participle}</dd>
          </div>
        </dl>
      </div>
      <div data-part="actions">{actions}</div>
      <p data-part="legend">
        <em data-part="irregular">Underlined</em> forms are irregular: their sound or spelling breaks the
        pattern of their ending.
      </p>
    </Header>
  );
}

export const FormTables = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
    gap: { base: '5', md: '6' },
    marginTop: '5',
    _print: { gridTemplateColumns: '1fr 1fr', gap: '4' },
  },
});

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    lineHeight: '1.4',
    breakInside: 'avoid',
    '& caption': { paddingBottom: '1', textAlign: 'start', fontWeight: '700' },
    '& th, & td': {
      paddingBlock: '1.5',
      textAlign: 'start',
      verticalAlign: 'top',
      borderTopWidth: '1px',
    },
    '& th': {
      width: '45%',
      paddingInlineEnd: '2',
      fontWeight: '400',
      fontSize: '0.9375rem',
      color: 'fg.muted',
    },
    '& td[colspan]': { color: 'fg.muted' },
  },
});

interface TableProps {
  title: string;
  rows: readonly { head: string; form: ReactNode }[];
  /** Shown without rows. */
  absence: string;
}

/** One tense of a verb, by person. */
export function FormTable({ title, rows, absence }: TableProps) {
  return (
    <Table>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ head, form }) => (
          <tr key={head}>
            <th scope="row" {...inSpanish}>
              {head}
            </th>
            <td>{form}</td>
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={2}>{absence}</td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}

/** Marks irregular forms. */
export function VerbForm({ form, isIrregular }: { form: string; isIrregular: boolean }) {
  if (!isIrregular) return <span {...inSpanish}>{form}</span>;
  return (
    <>
      <em data-part="irregular" {...inSpanish}>
        {form}
      </em>
      <VisuallyHidden> (irregular)</VisuallyHidden>
    </>
  );
}

function arrive(panel: HTMLElement | null): void {
  panel?.scrollIntoView();
  panel?.focus({ preventScroll: true });
}
