import { chakra } from '@chakra-ui/react/styled-system';
import { LARGE_TEXT } from '../base/phone.ts';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../base/Button.tsx';
import { ProgressBar } from '../base/ProgressBar.tsx';

export const DownloadSections = chakra('div', {
  base: {
    '& > section:first-of-type': { marginTop: '0' },
    '& > section > fieldset': { maxWidth: '28rem', marginTop: '4' },
  },
});

export const SetGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    gap: { base: '3', md: '5' },
  },
});

const Card = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '4',
    height: 'full',
    padding: '5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'card',
    '& h3': { textStyle: 'subheading' },
    '& p': { textStyle: 'small', color: 'fg.muted' },
    '& > button': { gridColumn: '1 / -1' },
    '& [data-part=icon]': {
      display: 'grid',
      placeItems: 'center',
      width: '12',
      height: '12',
      borderRadius: 'md',
      bg: 'var(--tint)',
      color: 'var(--ink)',
      '& > svg': { width: '1.5rem', height: '1.5rem', strokeWidth: '1.75' },
    },
  },
});

interface SetCardProps {
  title: string;
  text: string;
  color: string | undefined;
  icon: ReactNode;
  children: ReactNode;
}

export function SetCard({ title, text, color, icon, children }: SetCardProps) {
  return (
    <Card data-color={color}>
      <span data-part="icon">{icon}</span>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </Card>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    [LARGE_TEXT]: { display: 'block', position: 'relative', overflowX: 'auto' },
    maxWidth: '46rem',
    marginTop: '5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    borderCollapse: 'separate',
    borderSpacing: '0',
    overflow: 'hidden',
    '& th, & td': { paddingBlock: '2', paddingInline: { base: '1', sm: '3' }, borderTopWidth: '1px' },
    '& thead th': {
      textStyle: 'small',
      fontWeight: '600',
      color: 'fg.muted',
      borderTopWidth: '0',
      textAlign: 'start',
    },
    '& th:first-of-type': { paddingInlineStart: { base: '3', sm: '5' } },
    '& tbody th': { fontWeight: '600', textAlign: 'start', lineHeight: '1.25' },
    '& th:nth-of-type(2), & td:first-of-type': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& th:nth-of-type(3), & td:last-of-type': {
      paddingInlineEnd: { base: '3', sm: '5' },
      textAlign: 'end',
    },
    '& td:last-of-type > div': { display: 'flex', justifyContent: 'end', gap: { base: '1.5', sm: '2.5' } },
    '& td button': { minWidth: '11', paddingInline: { base: '2', sm: '4' } },
    '& tbody th > span': { display: 'flex', alignItems: 'center', gap: '3' },
    '& [data-part=icon]': {
      display: { base: 'none', sm: 'grid' },
      placeItems: 'center',
      flexShrink: '0',
      width: '8',
      height: '8',
      borderRadius: 'sm',
      bg: 'var(--tint)',
      color: 'var(--ink)',
      '& > svg': { width: '1.125rem', height: '1.125rem', strokeWidth: '1.75' },
    },
  },
});

interface ExportRow {
  id: string;
  title: string;
  count: number;
  color: string;
  icon: ReactNode;
  actions: ReactNode;
}

export function ExportTable({ label, rows }: { label: string; rows: readonly ExportRow[] }) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col">Cards</th>
          <th scope="col">Download for</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, count, color, icon, actions }) => (
          <tr key={id} data-color={color}>
            <th scope="row">
              <span>
                <span data-part="icon">{icon}</span>
                {title}
              </span>
            </th>
            <td>{count.toLocaleString('en')}</td>
            <td>
              <div>{actions}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '4',
    zIndex: 'sticky',
    '&:not([data-idle])': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2.5',
      maxWidth: '46rem',
      marginTop: '6',
      padding: '4',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'lg',
      boxShadow: 'overlay',
    },
    '& output': { display: 'block', fontWeight: '600', overflowWrap: 'anywhere' },
    '& output[data-tone=error]': { color: 'danger.fg' },
    '& output > small': { display: 'block', textStyle: 'small', fontWeight: '400', color: 'fg.muted' },
    '& > progress': { gridColumn: '1 / -1' },
    '& > [data-part=actions]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'end',
      gap: '2',
      gridColumn: { base: '1 / -1', sm: 'auto' },
    },
  },
});

interface StatusProps {
  /** The status; empty without one. */
  text: string | null;
  hint?: string | undefined;
  tone?: 'neutral' | 'error';
  progress?: { value: number; max: number } | undefined;
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
}

/** Always in sight. The live region stays mounted while empty. */
export function DownloadStatus({ text, hint, tone = 'neutral', progress, action, onDismiss }: StatusProps) {
  return (
    <Bar {...(text === null && { 'data-idle': '' })}>
      <output data-tone={tone}>
        {text}
        {hint && <small>{hint}</small>}
      </output>
      {text !== null && (
        <div data-part="actions">
          {action}
          {onDismiss && (
            <IconButton label="Close" size="sm" onClick={onDismiss}>
              <X aria-hidden />
            </IconButton>
          )}
        </div>
      )}
      {progress && <ProgressBar label="Cards written" {...progress} />}
    </Bar>
  );
}
