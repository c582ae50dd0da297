import { chakra } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../base/Button.tsx';
import { PageHeading } from '../base/PageHeading.tsx';
import { ProgressBar } from '../base/ProgressBar.tsx';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import { inLanguage } from '../base/languages.ts';

const Layout = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    maxWidth: '46rem',
    minHeight: { base: 'calc(100dvh - 4.0625rem)', md: '44rem' },
    marginInline: 'auto',
    paddingInline: { base: '4', md: '8' },
    paddingBlock: { base: '2', md: '8' },
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      '& h1': { srOnly: true },
      '& > button': { marginInlineStart: '-2' },
      '& > span': { fontWeight: '600', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    },
    '&[data-stage=step] > header': { minHeight: '11' },
    '& > section': { width: 'full' },
    '&[data-stage=step] > section': {
      display: 'flex',
      flexDirection: 'column',
      flexGrow: '1',
      width: 'full',
      marginTop: { base: '2', md: '4' },
      padding: { base: '0', md: '8' },
      bg: { base: 'transparent', md: 'bg.panel' },
      borderWidth: { base: '0', md: '1px' },
      boxShadow: { base: 'none', md: 'card' },
      overflow: { md: 'clip' },
      '& > footer': {
        position: { base: 'sticky', md: 'static' },
        bottom: '0',
        zIndex: '2',
        marginTop: 'auto',
        marginInline: { base: '-4', md: '-8' },
        marginBottom: { base: '-2', md: '-8' },
        paddingInline: { base: '4', md: '8' },
        paddingBlock: { base: '3', md: '5' },
        gap: '3',
        minHeight: { md: '9.5rem' },
        alignContent: 'end',
        bg: 'bg.panel',
        borderTop: '1px solid {colors.border}',
        '&[data-tone=right]': { bg: 'success.subtle' },
        '&[data-tone=nearly]': { bg: 'gold.subtle' },
        '&[data-tone=wrong]': { bg: 'danger.subtle' },
        '& > [data-part=actions][hidden]': { display: 'none' },
        '& > [data-part=actions] > output': {
          display: 'flex',
          flex: { base: '1 0 100%', sm: 'none' },
          alignItems: 'center',
          justifyContent: 'center',
          minHeight: '11',
        },
      },
    },
    '&[data-stage=step] > section:has(form) > footer:not([data-tone])': {
      '@media (max-height: 37.5rem)': { position: 'static' },
    },
  },
});

interface Props {
  /** The tab's title. */
  title: string;
  /** The title's language, if not English. */
  lang?: string | undefined;
  /** Steps done and in total, and questions queued for repetition. */
  steps?: { done: number; total: number; repeats: number } | undefined;
  onLeave?: (() => void) | undefined;
  children: ReactNode;
}

/** Lesson steps, as high as a phone's screen. */
export function LessonLayout({ title, lang, steps, onLeave, children }: Props) {
  return (
    <Layout data-toasts="bar" data-stage={steps && 'step'}>
      <header>
        <PageHeading text={title}>
          <span {...inLanguage(lang)}>{title}</span>
        </PageHeading>
        {onLeave && (
          <IconButton label="Leave" onClick={onLeave}>
            <X aria-hidden />
          </IconButton>
        )}
        {steps && (
          <>
            <ProgressBar label="Steps done" value={steps.done} max={steps.total} />
            <VisuallyHidden>{stepText(steps)}</VisuallyHidden>
            <span aria-hidden>
              {steps.repeats > 0 ? `${steps.repeats} to repeat` : `${steps.done + 1} / ${steps.total}`}
            </span>
          </>
        )}
      </header>
      {children}
    </Layout>
  );
}

function stepText({ done, total, repeats }: NonNullable<Props['steps']>): string {
  return repeats > 0 ? `All steps done, ${repeats} to repeat` : `Step ${done + 1} of ${total}`;
}
