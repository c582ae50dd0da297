import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { createToaster, Toast, Toaster as ToastRegion } from '@chakra-ui/react/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import { inLanguage } from './languages.ts';
import { PHONE } from './phone.ts';

export interface ToastMessage {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string | undefined;
  /** Set if the title isn't English. */
  lang?: string | undefined;
  link?: { href: string; label: string } | undefined;
}

const durations = { success: 4000, info: 5000, error: 9000 } as const;
const LINK_DURATION = 15_000;
/** Milliseconds. */
const UNREAD = 1000;

/** Leaves 0.5rem below the bar of 4rem. */
const BELOW_BAR = '4.5rem';
const NARROW = '@media (max-width: 47.99rem)';
/** On pages with buttons at the bottom (`data-toasts`). */
const AT_TOP = 'body:has([data-toasts]) &';
/** On phones' pages with text right below the bar (`data-toasts=bar`). */
const OVER_BAR = 'body:has([data-toasts=bar]) &';
const toaster = createToaster({
  placement: matchMedia(NARROW.slice('@media '.length)).matches ? 'bottom' : 'top-end',
  offsets: { top: BELOW_BAR, left: '1rem', right: '1rem', bottom: '1rem' },
  pauseOnPageIdle: true,
  gap: 12,
});

const Frame = chakra(Toast.Root, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '3',
    alignItems: 'start',
    width: { base: 'calc(100vw - 2rem)', sm: '24rem' },
    padding: '3',
    paddingInlineStart: '4',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderInlineStartWidth: '5px',
    borderColor: 'border',
    borderRadius: 'md',
    boxShadow: 'overlay',
    translate: 'var(--x) var(--y)',
    scale: 'var(--scale)',
    zIndex: 'var(--z-index)',
    height: 'var(--height)',
    opacity: 'var(--opacity)',
    willChange: 'translate, opacity, scale',
    transitionProperty: 'translate, scale, opacity, height',
    transitionDuration: '0.3s',
    transitionTimingFunction: 'standard',
    '&[data-type=success]': { borderInlineStartColor: 'success.solid', '& > svg': { color: 'success.fg' } },
    '&[data-type=error]': { borderInlineStartColor: 'danger.solid', '& > svg': { color: 'danger.fg' } },
    '&[data-type=info]': { borderInlineStartColor: 'accent.solid', '& > svg': { color: 'accent.fg' } },
    '& > svg': { width: '1.375rem', height: '1.375rem', marginTop: '2' },
    '& > div': { paddingBlock: '1.5', overflowWrap: 'anywhere' },
    '& [data-part=title]': { fontWeight: '600', lineHeight: '1.4' },
    '& a': { color: 'accent.fg', fontWeight: '600', textDecoration: 'underline' },
    '& [data-part=description]': { textStyle: 'small', color: 'fg.muted', marginTop: '0.5' },
    [AT_TOP]: { top: '0 !important', bottom: 'auto !important' },
  },
});

const Region = chakra(ToastRegion, {
  base: {
    insetInline: { base: '4', md: '6' },
    zIndex: 'toast',
    [AT_TOP]: { top: `${BELOW_BAR} !important`, bottom: 'auto !important' },
    [PHONE]: { [OVER_BAR]: { top: '0.25rem !important' } },
  },
});

interface Props {
  renderLink: (href: string, label: string) => ReactNode;
}

export function Toaster({ renderLink }: Props) {
  return (
    <Portal>
      <Region toaster={toaster}>
        {({ type, title, description, meta }) => {
          const { lang, link } = detailsIn(meta);
          const Icon = type === 'success' ? CircleCheck : type === 'error' ? CircleAlert : Info;
          return (
            <Frame>
              <Icon aria-hidden />
              <div>
                <Toast.Title {...inLanguage(lang)}>{title}</Toast.Title>
                {description && <Toast.Description>{description}</Toast.Description>}
                {link && renderLink(link.href, link.label)}
              </div>
              <Toast.CloseTrigger asChild>
                <IconButton label="Close" size="sm">
                  <X aria-hidden />
                </IconButton>
              </Toast.CloseTrigger>
            </Frame>
          );
        }}
      </Region>
    </Portal>
  );
}

/**
 * Shows a message for some seconds, errors for longer, links for longest; it replaces earlier ones, except
 * those of another kind that nobody can have read yet.
 * Desktop: below the top bar. Phones: at the bottom, or at the top if the page marks buttons at its
 * bottom (`data-toasts`), also in a window made wider since. Returns a function that removes it.
 */
export function showToast({ kind, title, description, lang, link }: ToastMessage): () => void {
  const now = performance.now();
  for (const { id, type, meta } of toaster.getVisibleToasts())
    if (type === kind || now - detailsIn(meta).shownAt > UNREAD) toaster.remove(id);
  const created = toaster.create({
    type: kind,
    title,
    description,
    duration: link ? LINK_DURATION : durations[kind],
    meta: { lang, link, shownAt: now },
    closable: true,
  });
  return () => toaster.remove(created);
}

interface Details extends Pick<ToastMessage, 'lang' | 'link'> {
  shownAt: number;
}

function detailsIn(meta: Partial<Details> = {}): Details {
  return { shownAt: 0, ...meta };
}
