import { BLANK, type ExamQuestion } from '#machines/games/exam-questions.rules.ts';
import { ClozeText } from '../../../ui/base/ClozeText.tsx';
import { MixedText } from '../../../ui/base/MixedText.tsx';

export type Shown = { question: ExamQuestion; isSolved: boolean };

export function ExamQuestionText({ question: { type, question, correctAnswer, options }, isSolved }: Shown) {
  if (type !== 'sentence') return <MixedText text={question} />;
  return (
    <ClozeText text={question} blank={BLANK} fill={isSolved ? correctAnswer : undefined} fills={options} />
  );
}
