import { chakra } from '@chakra-ui/react/styled-system';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../base/Button.tsx';
import { useModal } from '../base/use-modal.ts';

const Dialog = chakra('dialog', {
  base: {
    width: 'calc(100vw - 1.5rem)',
    maxWidth: '44rem',
    maxHeight: 'calc(100dvh - 1.5rem)',
    margin: 'auto',
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'lg',
    boxShadow: 'overlay',
    overflow: 'hidden',
    _open: { display: 'flex', flexDirection: 'column', animation: 'rise 0.2s {easings.standard}' },
    _backdrop: { background: 'rgb(20 12 8 / 0.55)', animation: 'fade 0.15s' },
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      paddingInline: { base: '5', sm: '6' },
      paddingBlockStart: '5',
    },
    '& h2': { textStyle: 'subheading', textWrap: 'balance', outline: 'none' },
    '& h3': { fontWeight: '600' },
    '& h3 + small': { display: 'block', textStyle: 'small', color: 'fg.muted', textWrap: 'pretty' },
    '& > [data-part=body]': {
      display: 'grid',
      gap: '5',
      minHeight: '0',
      overflowY: 'auto',
      padding: { base: '5', sm: '6' },
      paddingBlockStart: '3',
    },
    '& p': { color: 'fg.muted' },
    '& > footer': {
      display: 'flex',
      flexDirection: { base: 'column-reverse', sm: 'row' },
      justifyContent: 'flex-end',
      gap: '3',
      paddingInline: { base: '5', sm: '6' },
      paddingBlock: '4',
      borderTopWidth: '1px',
    },
  },
});

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  onClose: () => void;
}

/** Escape closes it; its title takes focus when the content changes. */
export function ReportDialog({ open, title, children, actions, onClose }: Props) {
  const id = useId();

  return (
    <Dialog aria-labelledby={id} {...useModal(open, onClose)}>
      {open && (
        <>
          <header>
            <h2 key={title} ref={focus} id={id} tabIndex={-1}>
              {title}
            </h2>
            <IconButton label="Close" variant="ghost" onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </header>
          <div data-part="body">{children}</div>
          {actions && <footer>{actions}</footer>}
        </>
      )}
    </Dialog>
  );
}

/** Takes focus when the dialog opens or its content changes. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

const Runs = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    marginTop: '2',
    '& > li > button': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: '12',
      paddingInline: '4',
      paddingBlock: '2',
      borderWidth: '1px',
      borderRadius: 'md',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
    },
    '& span': { flexGrow: '1', fontWeight: '600' },
    '& small': { display: 'block', textStyle: 'small', fontWeight: '400', color: 'fg.muted' },
    '& svg': { flexShrink: '0', width: '1.125rem', height: '1.125rem', color: 'fg.muted' },
  },
});

interface Run {
  id: number;
  /** Empty for several flows in order. */
  title: string;
  steps: number;
  isRunning: boolean;
  kind: 'recent' | 'session' | 'recorded';
}

interface RunListProps {
  runs: readonly Run[];
  isBusy: boolean;
  canChoose: boolean;
  onChoose: (id: number) => void;
}

/** Runs to save: recorded ones, then the recent ones. */
export function RunList({ runs, ...props }: RunListProps) {
  const recorded = runs.filter(({ kind }) => kind === 'recorded');
  return (
    <>
      {recorded.length > 0 && <RunSection {...props} title="Recorded" runs={recorded} />}
      <RunSection {...props} title="Recent" runs={runs.filter(({ kind }) => kind !== 'recorded')}>
        <small>
          This page holds the last 200 steps of each in memory, nowhere else. Of logins and settings it holds
          no values, and never passwords or email addresses.
        </small>
      </RunSection>
    </>
  );
}

function RunSection(props: RunListProps & { title: string; children?: ReactNode }) {
  const { title, children, runs, isBusy, canChoose, onChoose } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={isBusy}>
      <h3 id={id}>{title}</h3>
      {runs.length > 0 && children}
      {runs.length === 0 && (
        <p>{isBusy ? 'Loading...' : 'Nothing yet. Open a game or your flashcards first.'}</p>
      )}
      <Runs>
        {runs.map((run) => (
          <li key={run.id}>
            <button type="button" aria-disabled={!canChoose} onClick={() => onChoose(run.id)}>
              <span>
                {run.title || 'Everything, in order'}
                <small>{describeRun(run)}</small>
              </span>
              <ChevronRight aria-hidden />
            </button>
          </li>
        ))}
      </Runs>
    </section>
  );
}

function describeRun({ steps, isRunning, kind }: Run): string {
  if (steps === 0) return 'Its current state, without earlier steps';
  const count = steps === 1 ? '1 step' : `${steps} steps`;
  return kind === 'session'
    ? `${count}, best if you’re not sure where it began`
    : `${count}, ${isRunning ? 'running now' : 'ended'}`;
}

const List = chakra('ul', {
  base: { marginTop: '2', paddingInlineStart: '5', listStyleType: 'disc', overflowWrap: 'anywhere' },
});

/** What went wrong on the page, a line each. */
export function Happened({ lines }: { lines: readonly string[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>What happened</h3>
      <List translate="no">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </List>
    </section>
  );
}

const Text = chakra('figure', {
  base: {
    display: 'grid',
    gap: '2',
    minHeight: '0',
    '& > figcaption': { textStyle: 'small', fontWeight: '600', overflowWrap: 'anywhere' },
    '& > textarea': {
      width: 'full',
      maxHeight: '45dvh',
      resize: 'none',
      padding: '4',
      bg: 'bg.subtle',
      borderRadius: 'md',
      fontFamily: 'mono',
      fontSize: '0.8125rem',
      lineHeight: '1.5',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
});

/** The contents of a file, to read and scroll. */
export function FileText({ name, text }: { name: string; text: string }) {
  const id = useId();
  return (
    <Text>
      <figcaption id={id}>
        {name}, {sizeText(new Blob([text]).size)}
      </figcaption>
      <textarea readOnly aria-labelledby={id} rows={14} spellCheck={false} value={text} />
    </Text>
  );
}

function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
