import { isAskedByEar } from '#machines/course/exercises.rules.ts';
import type { Answer, Exercise } from '#machines/course/lesson.types.ts';
import { correctedParts } from '#machines/course/mistake.rules.ts';
import { isUnusual, verdictText, type Verdict } from '#machines/learning/judging.rules.ts';
import { Fragment, type ReactNode } from 'react';
import { praiseFor } from '../../content/lesson.ts';
import { inFolder, paths } from '../../paths.ts';
import { Bilingual } from '../../ui/base/Bilingual.tsx';
import { MixedText } from '../../ui/base/MixedText.tsx';
import type { Tone } from '../../ui/play/AnswerFeedback.tsx';
import { inSpanish } from '../../ui/base/languages.ts';
import { typeset } from '../../ui/base/typeset.ts';

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
  const tone: Tone = verdict.judgement;
  const lang = languageOf(answer) === 'es' ? 'es' : undefined;
  if (answer.by === 'pairs')
    return {
      tone,
      verdict: praiseOr(
        tone,
        done,
        isGiven ? 'All found, but not on the first try.' : 'They belong together:',
      ),
      solution: isGiven ? undefined : <PairList pairs={answer.pairs} />,
    };
  // Spanish that was only heard is now shown.
  const isOnlyHeard = isAskedByEar(exercise) && lang === undefined;
  const letters = tone !== 'right' && isGiven ? verdict.letters : undefined;
  const wrong = isGiven ? <Bilingual text={verdictText(verdict)} /> : 'Here it is:';
  return {
    tone,
    verdict: isUnusual(verdict) ? verdictText(verdict) : praiseOr(tone, done, wrong),
    letters,
    ...(isOnlyHeard
      ? { lang: 'es', solution: exercise.sound, meaning: tone === 'right' ? undefined : typeset(solution) }
      : {
          lang,
          solution:
            (tone === 'right' && !isUnusual(verdict)) || saysSolution(letters, solution) ? undefined : (
              <Solution exercise={exercise} />
            ),
          meaning: meaning === null ? undefined : typeset(meaning),
        }),
    explanation: isExplained && explanation ? <Why explanation={explanation} /> : undefined,
  };
}

/** The language of an answer. */
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

function praiseOr(tone: Tone, done: number, wrong: ReactNode): ReactNode {
  return tone === 'right' ? <span {...inSpanish}>{praiseFor(done)}</span> : wrong;
}

/** The right answer; of a sentence to correct with the new word marked. */
function Solution({ exercise: { answer, solution } }: { exercise: Exercise }) {
  if (answer.by !== 'correction') return typeset(solution);
  const [before, word, after] = correctedParts(answer);
  return (
    <span>
      {before}
      <mark>{word}</mark>
      {after}
    </span>
  );
}

export function PairList({ pairs }: { pairs: Readonly<Record<string, string>> }) {
  return (
    <span translate="no">
      {Object.entries(pairs).map(([spanish, english]) => (
        <Fragment key={spanish}>
          <span {...inSpanish}>{spanish}</span> <small>– {typeset(english)}</small> <br />
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
        <a href={inFolder(paths.grammarSection(section))} target="_blank" rel="noreferrer">
          Read the rule
        </a>
      )}
    </>
  );
}
