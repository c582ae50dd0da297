import type { Answer, Exercise, Verdict } from '#machines/course/lesson.types.ts';
import { judgementText } from '#machines/learning/typed-answer.rules.ts';
import { Fragment, type ReactNode } from 'react';
import { praiseFor } from '../../content/lesson.ts';
import { paths } from '../../paths.ts';
import { MixedText } from '../../ui/base/MixedText.tsx';
import type { Tone } from '../../ui/play/AnswerFeedback.tsx';
import { inSpanish } from '../../ui/base/languages.ts';

interface Given {
  exercise: Exercise;
  verdict: Verdict;
  /** Whether the learner answered rather than gave up. */
  isGiven: boolean;
  /** Whether to show the explanation. */
  isExplained: boolean;
  /** Steps done, which rotates the praise. */
  done: number;
}

export function feedbackOf({ exercise, verdict, isGiven, isExplained, done }: Given) {
  const { answer, meaning, explanation, solution } = exercise;
  const tone = toneOf(verdict);
  const lang = languageOf(answer) === 'es' ? 'es' : undefined;
  if (answer.by === 'pairs')
    return {
      tone,
      verdict: verdictText(
        tone,
        done,
        isGiven ? 'All found, but not on the first try.' : 'They belong together:',
      ),
      solution: isGiven ? undefined : <PairList pairs={answer.pairs} />,
    };
  // Spanish that was only heard is now shown.
  const isOnlyHeard = exercise.isHeard && lang === undefined;
  const letters = tone !== 'right' && isGiven ? (verdict.letters ?? undefined) : undefined;
  const wrong = isGiven ? 'Not quite.' : 'Here it is:';
  return {
    tone,
    verdict:
      tone === 'nearly'
        ? judgementText({ ...verdict, letters: verdict.letters ?? [] })
        : verdictText(tone, done, wrong),
    letters,
    ...(isOnlyHeard
      ? { lang: 'es', solution: exercise.sound, meaning: tone === 'right' ? undefined : solution }
      : {
          lang,
          solution: tone === 'right' || saysSolution(letters, solution) ? undefined : solution,
          meaning: meaning ?? undefined,
        }),
    explanation: isExplained && explanation ? <Why explanation={explanation} /> : undefined,
  };
}

function toneOf({ judgement }: Verdict): Tone {
  if (judgement === 'right') return 'right';
  return judgement === 'wrong' ? 'wrong' : 'nearly';
}

export function languageOf(answer: Answer): 'es' | 'en' {
  return answer.by === 'choice' || answer.by === 'text' ? answer.language : 'es';
}

/** Whether the compared letters spell out the whole solution. */
function saysSolution(letters: Verdict['letters'] | undefined, solution: string): boolean {
  return (
    letters?.some(({ mark }) => mark !== 'right') === true && bare(letters) === bare([{ expected: solution }])
  );
}

function bare(letters: readonly { expected: string }[]): string {
  return letters
    .map(({ expected }) => expected)
    .join('')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '');
}

function verdictText(tone: Tone, done: number, wrong: string): ReactNode {
  return tone === 'right' ? <span {...inSpanish}>{praiseFor(done)}</span> : wrong;
}

export function PairList({ pairs }: { pairs: Readonly<Record<string, string>> }) {
  return (
    <span translate="no">
      {Object.entries(pairs).map(([spanish, english]) => (
        <Fragment key={spanish}>
          <span {...inSpanish}>{spanish}</span> – {english} <br />
        </Fragment>
      ))}
    </span>
  );
}

function Why({ explanation: { text, section } }: { explanation: NonNullable<Exercise['explanation']> }) {
  return (
    <>
      <MixedText text={text} />{' '}
      {section !== null && (
        <a href={paths.grammarSection(section)} target="_blank" rel="noreferrer">
          Read the rule
        </a>
      )}
    </>
  );
}
