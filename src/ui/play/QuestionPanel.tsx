import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Tone } from './AnswerFeedback.tsx';
import { KEYBOARD, NO_PHONE, PHONE, SIDEWAYS } from '../base/phone.ts';
import { isOnControl, useShortcuts } from '../base/use-shortcuts.ts';

/** The page keeps `--room` for a short verdict; a longer one covers what's above it and can be scrolled off it. */
export const overlaid = {
  position: 'relative',
  paddingBottom: 'calc(var(--room) + var(--above-room))',
  '& > [data-part=foot]': {
    position: 'absolute',
    inset: '0',
    zIndex: '2',
    display: 'flex',
    flexDirection: 'column',
    pointerEvents: 'none',
    '&::before': { content: '""', flex: '1 0 calc(100% - var(--room))' },
    '& > footer': { position: 'sticky', bottom: '0', pointerEvents: 'auto' },
  },
} as const;

/** Pixels between an option and the verdict below it. */
const GAP = 8;

/** A card; on phones it fills its page, with answers and actions near the thumb. */
const Panel = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '4', md: '5' },
    width: 'full',
    marginInline: 'auto',
    '& > header > p': { textStyle: 'small', fontWeight: '600', color: 'fg.muted' },
    '& > header > h2': { textStyle: 'heading', textWrap: 'pretty', outline: 'none' },
    '&[data-size=word] > header > h2': { textStyle: 'wordLarge', '& > svg': { marginInlineStart: '3' } },
    '& > [data-part=body]': { display: 'flex', flexDirection: 'column', gap: { base: '4', md: '5' } },
    '& > [data-part=foot]': { display: 'contents' },
    '& footer': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'end',
      gap: { base: '3', md: '4' },
      '& > output': {
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        textAlign: 'start',
        '& > svg': { marginTop: '0.175em' },
        '& > span > span': { display: 'block', textStyle: 'small', color: 'fg' },
      },
      '& > [data-part=actions]': {
        display: 'flex',
        // What doesn't fit stands above the main button, which keeps its place.
        flexWrap: 'wrap-reverse',
        gap: '3',
        '&[hidden]': { display: 'none' },
        '& > button': {
          flex: { base: '1 1 8rem', sm: 'none' },
          minWidth: { sm: '8rem' },
          paddingInline: { base: '2', sm: '5' },
          '& > svg': { display: { base: 'none', sm: 'block' } },
        },
        '& > [data-wide]': { flexBasis: { base: 'full', sm: 'auto' } },
      },
    },
    [NO_PHONE]: {
      maxWidth: '52rem',
      marginTop: '4',
      padding: '8',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'xl',
      boxShadow: 'card',
    },
    [PHONE]: {
      flexGrow: '1',
      marginTop: '2',
      '& > [data-part=body]': { flexGrow: '1' },
      '& > [data-part=body] > :is(ol:not([data-part=turns]), fieldset, [data-part=board])': {
        marginTop: 'auto',
      },
      '& footer': {
        flex: 'none',
        position: 'sticky',
        bottom: '0',
        zIndex: '2',
        maxHeight: '75dvh',
        marginInline: '-5',
        paddingInline: '5',
        paddingBlock: '3',
        bg: 'bg',
        '& > output': { minHeight: '2lh' },
        '& > [data-part=actions]': { flex: 'none' },
        '& > :not([data-part=actions])': { overflowY: 'auto' },
        '&[data-tone]': { borderTopRadius: 'xl', boxShadow: 'raised' },
        '&[data-tone=right]': { bg: 'success.subtle' },
        '&[data-tone=nearly]': { bg: 'gold.subtle' },
        '&[data-tone=wrong]': { bg: 'danger.subtle' },
      },
      '&[data-room]': { '--room': '5.5rem', '--above-room': '0.5rem', ...overlaid },
      '&[data-room=actions]': { '--room': '9rem' },
      '&[data-room=next]': { '--room': 'clamp(8rem, 27dvh, 13rem)' },
    },
    // A keyboard leaves no room for a footer that stays.
    '@media (height <= 37.5rem)': { '&:has(form) footer:not([data-tone])': { position: 'static' } },
    [KEYBOARD]: { '&:has(form), &:has(form) > [data-part=body]': { gap: '2' } },
    [SIDEWAYS]: {
      '&&': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        gridTemplateRows: 'auto 1fr auto',
        columnGap: '6',
        rowGap: '2',
        marginTop: '1',
      },
      '&& > *': { gridColumn: '1 / -1' },
      '&& > header': { gridColumn: '1', gridRow: '2' },
      '&& > [data-part=body]': { gridColumn: '2', gridRow: '2', gap: '2' },
      '&&[data-room]': { '--room': '4.5rem' },
      '&& footer': {
        gridColumn: '1 / -1',
        gridRow: '3',
        flexDirection: 'row-reverse',
        alignItems: 'center',
        justifyContent: 'flex-end',
        paddingBlock: '2',
        '& > :not([data-part=actions]), & > :has(> [role=group])': { flex: '1' },
      },
      // Below its sentence a board has the whole width: the answer beside the words.
      '&&:has(> [data-part=body] > [data-part=board])': {
        '& > header': { gridColumn: '1 / -1', gridRow: '1' },
        '& > [data-part=body]': { gridColumn: '1 / -1' },
      },
    },
  },
});

interface Props {
  /** Identifies the question: a new one takes focus and is announced. */
  id: string;
  /** The kind of question. */
  kind: ReactNode;
  question: ReactNode;
  limit?: ReactNode;
  /** Single words are set larger than sentences. */
  size?: 'word' | undefined;
  /** The verdict, if there is one, which scrolls the footer into view and colours it. */
  tone?: Tone | undefined;
  children: ReactNode;
  /** Null if there's never a verdict; else the footer has room for it from the start. */
  feedback: ReactNode;
  actions?: ReactNode;
  /** Replaces the actions after the verdict. */
  next?: ReactNode;
  /** Called by Enter outside other controls. */
  onEnter: () => void;
}

/** A question with its options and the verdict on the answer. */
export function QuestionPanel({
  id,
  kind,
  question,
  limit,
  size,
  tone,
  children,
  feedback,
  actions,
  next,
  onEnter,
}: Props) {
  useShortcuts((key, event) => {
    if (key !== 'Enter' || isOnControl(event)) return;
    event.preventDefault();
    onEnter();
  });
  return (
    <Panel
      key={id}
      data-size={size}
      data-room={feedback === null ? undefined : next ? 'next' : actions ? 'actions' : 'verdict'}
    >
      {limit}
      <header>
        <p>{kind}</p>
        <h2 ref={takeFocus} tabIndex={-1} translate="no">
          {question}
        </h2>
      </header>
      <div data-part="body">{children}</div>
      <div data-part="foot">
        <footer ref={tone ? showIt : undefined} data-tone={tone}>
          {feedback}
          {actions && <div data-part="actions">{actions}</div>}
          {next && (
            <div data-part="actions" hidden={!tone}>
              {next}
            </div>
          )}
        </footer>
      </div>
    </Panel>
  );
}

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}

/**
 * Scrolls the verdict into a small screen, or the judged options out from under it, again as it grows: both
 * options if they fit above it, else the right one.
 */
function showIt(footer: HTMLElement | null): (() => void) | undefined {
  const panel = footer?.closest('section');
  if (!footer || !panel) return undefined;
  const judged = [...panel.querySelectorAll('[data-state=right], [data-state=wrong]')];
  const right = judged.find((option) => option.matches('[data-state=right]'));
  const watcher = new ResizeObserver(() => {
    const isOver = getComputedStyle(footer).position === 'sticky';
    const edge = isOver ? innerHeight - footer.offsetHeight : Infinity;
    const hidden = (option: Element) => option.getBoundingClientRect().bottom + GAP - edge;
    const all = Math.max(...judged.map(hidden));
    const needed = right ? Math.max(hidden(right), Math.min(all, right.getBoundingClientRect().top)) : all;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    if (needed > 0) scrollBy({ top: needed, behavior });
    else footer.scrollIntoView({ block: 'nearest', behavior });
  });
  watcher.observe(footer);
  return () => watcher.disconnect();
}
