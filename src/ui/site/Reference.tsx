import { chakra, defineStyle } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { LARGE_TEXT } from '../base/phone.ts';
import { MixedText, withEndings } from '../base/MixedText.tsx';
import { inLanguage } from '../base/languages.ts';

export const ReferenceSection = chakra('section', {
  base: {
    '& + &': { marginTop: { base: '12', md: '16' } },
    '& > h2': { textStyle: 'heading', textWrap: 'balance' },
    '& > a': { marginTop: '4' },
    '& > h2 + p': { marginTop: '2', color: 'fg.muted' },
  },
});

/** The rules and tables of a section. */
export const ReferenceBlocks = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '4', md: '5' },
    marginTop: '6',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
});

const Block = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '3',
    minWidth: '0',
    padding: { base: '4', sm: '6' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'card',
    '& > h3': { textStyle: 'subheading', textWrap: 'balance' },
    '& > p': { color: 'fg.muted' },
    '& > h4': { textStyle: 'small', fontWeight: '700', color: 'danger.fg' },
  },
});

interface BlockProps {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}

/** One rule, list or table under its title. */
export function ReferenceBlock({ title, isWide = false, children }: BlockProps) {
  return (
    <Block {...(isWide && { 'data-wide': '' })}>
      <h3>
        <MixedText text={title} />
      </h3>
      {children}
    </Block>
  );
}

/** Each row as a block, each cell beside its column's title. */
const stacked = defineStyle({
  '&, & tbody, & tr, & th, & td': { display: 'block' },
  '& thead': { srOnly: true },
  '& tr': { paddingBlock: '3', borderTopWidth: '1px' },
  '& tr:first-of-type': { borderTopWidth: '0', paddingTop: '0' },
  '& tbody :is(th, td)': {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    columnGap: '3',
    padding: '0',
    paddingBlock: '0.5',
    borderTopWidth: '0',
    [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& [data-part=label]': { display: 'block', color: 'fg.muted', fontWeight: '400' },
});

/** Phones stack long tables, the smallest phones all tables. */
const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: { base: '0.875rem', sm: '1rem' },
    lineHeight: '1.4',
    '& th, & td': {
      paddingBlock: '2',
      paddingInline: { base: '1', sm: '2', lg: '3' },
      textAlign: 'start',
      verticalAlign: 'top',
      borderTopWidth: '1px',
    },
    '& thead th:first-of-type, & tbody th': { paddingInlineStart: '0' },
    '& thead th': { textStyle: 'small', fontWeight: '600', color: 'fg.muted', borderTopWidth: '0' },
    '& tbody th': { fontWeight: '600' },
    '& td > [lang=es]': { fontWeight: '600', color: 'accent.fg' },
    '& [data-part=label]': { display: 'none' },
    '@media (max-width: 47.99rem)': { '&[data-long]': stacked },
    '@media (max-width: 22.49rem)': stacked,
  },
});

interface TableProps {
  columns: readonly { title: string; language: 'en' | 'es' }[];
  rows: readonly (readonly string[])[];
  label: string;
}

/** The first column holds row headers. */
export function ReferenceTable({ columns, rows, label }: TableProps) {
  return (
    <Table aria-label={label.replaceAll(/[«»]/g, '')} {...(isLong(rows) && { 'data-long': '' })}>
      <thead>
        <tr>
          {columns.map(({ title }, place) => (
            <th key={place} scope="col">
              <MixedText text={title} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          <tr key={line}>
            {row.map((cell, place) => {
              const { title = '', language = 'en' } = columns[place] ?? {};
              const Cell = place === 0 ? 'th' : 'td';
              return (
                <Cell key={place} {...(place === 0 && { scope: 'row' })}>
                  <span data-part="label" aria-hidden>
                    <MixedText text={title} />
                  </span>
                  <span {...inLanguage(language)}>{withEndings(cell)}</span>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const LONGEST_LINE = 49;

/** Whether a row on one line is too long for a phone or half a wide screen. */
export function isLong(rows: readonly (readonly string[])[]): boolean {
  const widths = (rows[0] ?? []).map((_, place) => Math.max(...rows.map((row) => row[place]?.length ?? 0)));
  return widths.reduce((sum, width) => sum + width, 0) > LONGEST_LINE;
}

const More = chakra('div', {
  base: {
    marginTop: { base: '8', md: '10' },
    '& > section': { marginTop: { base: '10', md: '12' } },
    '& > button[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  },
});

interface MoreProps {
  button: ReactNode;
  isOpen: boolean;
  children: ReactNode;
}

/** Sections that `button` unfolds. */
export function MoreSections({ button, isOpen, children }: MoreProps) {
  return (
    <More>
      {button}
      {isOpen && children}
    </More>
  );
}

const Promo = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    marginBottom: '8',
    padding: { base: '5', md: '6' },
    bg: 'gold.subtle',
    borderRadius: 'xl',
    '& h2': { textStyle: 'subheading' },
    '& p': { color: 'gold.fg', fontWeight: '500' },
  },
});

interface PromoProps {
  title: string;
  text: string;
  action: ReactNode;
}

/** Invites to something related to this page. */
export function PromoBanner({ title, text, action }: PromoProps) {
  return (
    <Promo>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {action}
    </Promo>
  );
}
