import { chakra } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../base/Button.tsx';
import { PageHeading } from '../base/PageHeading.tsx';
import { ProgressBar } from '../base/ProgressBar.tsx';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import { overlaid } from './QuestionPanel.tsx';
import { NO_PHONE, PHONE, SIDEWAYS } from '../base/phone.ts';
import { inLanguage } from '../base/languages.ts';

const Layout = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    marginInline: 'auto',
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      '& h1': { srOnly: true },
      '& > button:first-of-type': { marginInlineStart: '-2' },
      '& > span': { fontWeight: '600', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    },
    '&[data-stage=step] > header': { minHeight: '11' },
    '&[data-stage=step] > section footer > [data-part=actions] > output': {
      display: 'flex',
      flex: { base: '1 0 100%', sm: 'none' },
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '11',
    },
    [PHONE]: {
      minHeight: 'calc(100dvh - 4.0625rem)',
      paddingInline: '5',
      paddingBlock: '2',
      '&[data-stage=step]': { paddingBottom: '0' },
    },
    [SIDEWAYS]: { '&&[data-stage=step]': { minHeight: '100dvh', paddingTop: '0' } },
    [NO_PHONE]: {
      maxWidth: '46rem',
      minHeight: '44rem',
      padding: '8',
      '&[data-stage=step] > section': {
        flexGrow: '1',
        overflow: 'clip',
        '& footer': {
          marginTop: 'auto',
          marginInline: '-8',
          marginBottom: '-8',
          paddingInline: '8',
          paddingBlock: '5',
          minHeight: '8.25rem',
          borderTop: '1px solid {colors.border}',
          '&[data-tone=right]': { '--tone': '{colors.success.subtle}' },
          '&[data-tone=nearly]': { '--tone': '{colors.gold.subtle}' },
          '&[data-tone=wrong]': { '--tone': '{colors.danger.subtle}' },
          // The colour is as high as the words, not as their room.
          '&[data-tone]': {
            gap: '0',
            padding: '0',
            borderColor: 'transparent',
            '& > *': { paddingInline: '8', paddingBottom: '5', bg: 'var(--tone)' },
            '& > :first-child': {
              paddingTop: '5',
              paddingBottom: '4',
              borderTop: '1px solid {colors.border}',
            },
          },
        },
        // As high as a review's ratings.
        '&:not([data-room]) footer > [data-part=actions]': { alignItems: 'flex-start', minHeight: '4.25rem' },
        // Room for a verdict of eight lines; that on pairs has one.
        '&[data-room]:not(:has(> [data-part=body] > fieldset))': {
          '--room': '18.25rem',
          '--above-room': '1.25rem',
          overflow: 'visible',
          ...overlaid,
          '& footer': {
            flex: 'none',
            margin: '0',
            minHeight: 'var(--room)',
            borderBottomRadius: 'xl',
            overflow: 'clip',
          },
        },
        '&[data-room] footer': { borderColor: 'transparent' },
      },
    },
  },
});

interface Props {
  /** The tab's title. */
  title: string;
  /** The title's language, if not English. */
  lang?: string | undefined;
  /** Steps done, in total (with `isMost`, at most), and questions queued for repetition. */
  steps?: { done: number; total: number; repeats: number; isMost?: boolean } | undefined;
  /** What is counted, such as `Step`. */
  unit?: string;
  /** Whether the steps aren't known yet; their bar is empty. */
  isLoading?: boolean;
  onLeave?: (() => void) | undefined;
  leaveLabel?: string;
  /** Further actions, at the end of the header. */
  more?: ReactNode;
  children: ReactNode;
}

/** The steps of a lesson or a review, as high as a phone's screen. */
export function LessonLayout(props: Props) {
  const {
    title,
    lang,
    steps,
    unit = 'Step',
    isLoading = false,
    onLeave,
    leaveLabel = 'Leave',
    more,
    children,
  } = props;
  return (
    <Layout data-toasts="bar" data-stage={isLoading || steps ? 'step' : undefined}>
      <header>
        <PageHeading text={title}>
          <span {...inLanguage(lang)}>{title}</span>
        </PageHeading>
        {onLeave && (
          <IconButton label={leaveLabel} onClick={onLeave}>
            <X aria-hidden />
          </IconButton>
        )}
        {isLoading && <ProgressBar label={`${unit}s done`} value={0} max={1} />}
        {steps && (
          <>
            <ProgressBar label={`${unit}s done`} value={steps.done} max={steps.total} />
            <VisuallyHidden>{stepText(unit, steps)}</VisuallyHidden>
            <span key={countText(steps)} aria-hidden>
              {countText(steps)}
            </span>
          </>
        )}
        {more}
      </header>
      {children}
    </Layout>
  );
}

type Steps = NonNullable<Props['steps']>;

function stepText(unit: string, steps: Steps): string {
  const { total, repeats, isMost = false } = steps;
  if (repeats > 0) return `All ${unit.toLowerCase()}s done, ${repeats} to repeat`;
  return `${unit} ${positionOf(steps)}${isMost ? ', at most' : ' of'} ${total}`;
}

function countText(steps: Steps): string {
  return steps.repeats > 0 ? `${steps.repeats} to repeat` : `${positionOf(steps)} / ${steps.total}`;
}

function positionOf({ done, total }: Steps): number {
  return Math.min(done + 1, total);
}
