import { comparedText } from '../learning/answer-text.rules.ts';
import { judgeTyped, plainVerdict, type Verdict } from '../learning/judging.rules.ts';
import { exerciseOf } from './exercises.rules.ts';
import { explanationOf } from './grammar-exercises.rules.ts';
import type { LessonMistake, LessonPoint } from './lesson-input.types.ts';
import type { Answer, Draft, Exercise } from './lesson.types.ts';
import type { Material } from './sentence-exercises.rules.ts';
import { bareOf, blanked, inCaseOf, partsAround, wordsOf } from './sentence-words.rules.ts';
import { verbFormsIn } from './verb-rivals.rules.ts';

export type Correction = Extract<Answer, { by: 'correction' }>;

/** Find the wrong word of a sentence and say what is right; the second attempt shows which it is. */
export function mistakeOf(
  { id, point, spanish, english, wrong, right }: LessonMistake,
  points: readonly LessonPoint[],
  { rivals, verbs }: Pick<Material, 'rivals' | 'verbs'>,
): Exercise | null {
  const at = wordsOf(spanish).findIndex((word) => bareOf(word).toLowerCase() === wrong.toLowerCase());
  if (at < 0) return null;
  const key = {
    language: 'es',
    accepted: right,
    rivals: rivals.get(id) ?? [],
    verbs: right.flatMap((text) => verbFormsIn(text, verbs)),
  } as const;
  const answer: Correction = { ...key, by: 'correction', words: wordsOf(spanish), wrong: at };
  const corrected = correctedParts(answer).join('');
  const asked = exerciseOf({
    kind: 'mistake',
    item: id,
    cards: [],
    prompt: { text: english, language: 'en' },
    answer,
    sound: corrected,
    isProduced: true,
    solution: corrected,
    explanation: explanationOf(points, point),
  });
  return {
    ...asked,
    easier: {
      ...asked,
      kind: 'gap',
      id: `gap-${asked.id}`,
      prompt: { text: blanked(spanish, { at, length: 1 }), language: 'es', hint: english },
      answer: { ...key, by: 'text', rivals: [...key.rivals, wrong] },
    },
  };
}

/** The sentence with another text in place of a word, by default the right one in place of the wrong one. */
export function correctedParts(
  { words, wrong, accepted: [right = ''] }: Pick<Correction, 'words' | 'wrong' | 'accepted'>,
  [place = String(wrong), typed = right]: Draft = [],
): readonly [before: string, word: string, after: string] {
  const [before, word, after] = partsAround(words.join(' '), { at: Number(place), length: 1 });
  return [before, inCaseOf(word, typed), after];
}

/** Whether a word was pressed, and something typed for it. */
export function isCorrected({ words }: Correction, [place = '', typed = '']: Draft): boolean {
  return place !== '' && words[Number(place)] !== undefined && typed.trim() !== '';
}

/** Right only if both the word pressed and the one typed are; nearly if the one typed is nearly right. */
export function judgeCorrection(answer: Correction, [place = '', typed = '']: Draft): Verdict {
  const isFound = place === String(answer.wrong);
  const isUnchanged = comparedText(typed, 'es') === comparedText(answer.words[answer.wrong] ?? '', 'es');
  return isFound && !isUnchanged ? judgeTyped(typed, answer) : plainVerdict(false);
}
