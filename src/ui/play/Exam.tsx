import { chakra } from '@chakra-ui/react/styled-system';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Check from 'lucide-react/icons/check';
import type { KeyboardEvent, ReactNode } from 'react';
import { Bilingual } from '../base/Bilingual.tsx';
import { CategoryIcon } from '../base/CategoryIcon.tsx';
import { PHONE, SIDEWAYS } from '../base/phone.ts';
import { StatusLine } from '../base/StatusLine.tsx';
import { inSpanish } from '../base/languages.ts';

export const ExamTitle = chakra('h2', { base: { textStyle: 'heading' } });

export const ExamBadge = chakra('span', {
  base: {
    display: 'inline-block',
    marginBottom: '2',
    paddingInline: '2.5',
    paddingBlock: '0.5',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
  },
});

const Features = chakra('section', {
  base: {
    padding: '4',
    bg: 'bg.subtle',
    borderRadius: 'md',
    '& > h3': { fontSize: '0.9375rem', fontWeight: '600', marginBottom: '2' },
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
      gap: '1.5',
      columnGap: '4',
      color: 'fg.muted',
      fontSize: '0.9375rem',
    },
    '& > ul > li': { display: 'flex', gap: '2', alignItems: 'flex-start' },
    '& svg': { flexShrink: '0', width: '1.125rem', height: '1.5rem', color: 'success.fg' },
  },
});

export function ExamFeatures({ title, features }: { title: string; features: readonly string[] }) {
  return (
    <Features>
      <h3>{title}</h3>
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <Check aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
    </Features>
  );
}

const Header = chakra('header', {
  base: {
    display: 'grid',
    gap: '3',
    maxWidth: '52rem',
    marginInline: 'auto',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      fontWeight: '600',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-part=category]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      paddingInline: '3',
      paddingBlock: '1',
      borderRadius: 'full',
      bg: 'var(--tint)',
      color: 'var(--ink)',
      fontSize: '0.9375rem',
      '& > svg': { width: '1.125rem', height: '1.125rem' },
    },
    '& [data-part=time]': { display: 'inline-flex', alignItems: 'center', gap: '1.5', fontSize: '1.125rem' },
    [SIDEWAYS]: {
      gridTemplateColumns: 'auto auto 1fr',
      alignItems: 'center',
      '& > :last-child': { gridColumn: '1 / -1' },
    },
    '& [data-part=time] > svg': { width: '1.125rem', height: '1.125rem', color: 'fg.muted' },
  },
});

interface HeaderProps {
  category: { slug: string; title: string; color: string } | undefined;
  timer: ReactNode;
  position: string;
  score: string;
  progress: ReactNode;
}

export function ExamHeader({ category, timer, position, score, progress }: HeaderProps) {
  return (
    <Header>
      <div>
        {category && (
          <span data-part="category" data-color={category.color}>
            <CategoryIcon category={category.slug} />
            {category.title}
          </span>
        )}
        <span data-part="time">{timer}</span>
      </div>
      <div>
        <span>{position}</span>
        <span key={score}>{score}</span>
      </div>
      {progress}
    </Header>
  );
}

const Answers = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    '& > p': {
      paddingInlineStart: '4',
      borderInlineStartWidth: '3px',
      borderColor: 'accent.solid',
      fontSize: '1.0625rem',
      color: 'fg.muted',
      textWrap: 'pretty',
    },
    [PHONE]: { display: 'flex', flexDirection: 'column', flexGrow: '1', '& > ol': { marginTop: 'auto' } },
    '&[data-size=long] button > span': { fontSize: '1rem', fontWeight: '400', lineHeight: '1.5' },
  },
});

interface AnswersProps {
  /** Shown with the question: an example or a translation. */
  hint?: ReactNode;
  /** Whether the options are statements rather than words. */
  isLong: boolean;
  children: ReactNode;
  /** Called by Enter on the chosen option. */
  onConfirm: () => void;
}

export function ExamAnswers({ hint, isLong, children, onConfirm }: AnswersProps) {
  const confirm = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || !(event.target instanceof Element)) return;
    if (!event.target.closest('[aria-pressed=true]')) return;
    event.preventDefault();
    onConfirm();
  };
  return (
    <Answers data-size={isLong ? 'long' : undefined} onKeyDown={confirm}>
      {hint && <p translate="no">{hint}</p>}
      {children}
    </Answers>
  );
}

interface VerdictProps {
  /** Null before the answer is checked. */
  isRight: boolean | null;
  /** Has its Spanish in «» if it's English. */
  answer: string;
  lang: string;
}

/** The verdict on an answer. */
export function ExamVerdict({ isRight, answer, lang }: VerdictProps) {
  if (isRight === null) return <StatusLine />;
  if (isRight) {
    return (
      <StatusLine tone="success" {...inSpanish}>
        ¡Correcto!
      </StatusLine>
    );
  }
  return (
    <StatusLine tone="error">
      Incorrect. The correct answer is:{' '}
      <b translate="no" lang={lang}>
        <Bilingual text={answer} />
      </b>
    </StatusLine>
  );
}

const Score = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    '& > strong': {
      fontFamily: 'heading',
      fontSize: '4rem',
      fontWeight: '700',
      lineHeight: '1',
      fontVariantNumeric: 'lining-nums',
    },
    '& > span': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      paddingInline: '3',
      paddingBlock: '1',
      borderRadius: 'full',
      bg: 'success.subtle',
      color: 'success.fg',
      fontWeight: '600',
      '& > svg': { width: '1.125rem', height: '1.125rem' },
    },
  },
});

interface ScoreProps {
  percent: number;
  /** Shown below a passed exam's score. */
  badge?: string | undefined;
  children: ReactNode;
}

export function ExamScore({ percent, badge, children }: ScoreProps) {
  return (
    <Score>
      <strong>{percent}%</strong>
      {badge && (
        <span>
          <BadgeCheck aria-hidden />
          {badge}
        </span>
      )}
      <p>{children}</p>
    </Score>
  );
}
