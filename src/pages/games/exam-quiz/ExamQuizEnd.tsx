import type { examQuizMachine } from '#machines/games/exam-quiz.machine.ts';
import type { ExamQuestion } from '#machines/games/exam-questions.rules.ts';
import { examGrade, examPercent } from '#machines/games/exam-quiz.rules.ts';
import { examXp } from '#machines/learning/xp.rules.ts';
import type { ActorRefFrom } from 'xstate';
import { categories } from '../../../content/categories.ts';
import { difficultyLabels, gradeMessages } from '../../../content/exam-labels.ts';
import { genderSection, sectionOfCard } from '../../../content/grammar-links.ts';
import { GameEnd } from '../GameEnd.tsx';
import { LookAgain } from '../LookAgain.tsx';
import { ExamScore } from '../../../ui/play/Exam.tsx';
import { NextButtons } from '../../../ui/play/GameButtons.tsx';
import { Bilingual } from '../../../ui/base/Bilingual.tsx';
import { MixedText } from '../../../ui/base/MixedText.tsx';
import { ExamQuestionText } from './ExamQuestionText.tsx';
import { inSpanish } from '../../../ui/base/languages.ts';
import { typeset } from '../../../ui/base/typeset.ts';

type Props = { game: ActorRefFrom<typeof examQuizMachine> };

export default function ExamQuizEnd({ game }: Props) {
  const { questions, answers, difficulty, category } = game.getSnapshot().context;
  const missed = questions.filter((_question, index) => !answers[index]?.right);
  const score = questions.length - missed.length;
  const percent = examPercent(score, questions.length);
  const grade = examGrade(percent);
  return (
    <>
      <GameEnd
        game={game}
        title="Exam Results"
        text={`${categories.find(({ slug }) => slug === category)?.title}, ${difficultyLabels[difficulty]}`}
        right={score}
        total={questions.length}
        verdict={
          <ExamScore percent={percent} badge={grade === 'failed' ? undefined : 'Passed'}>
            <MixedText text={gradeMessages[grade]} />
          </ExamScore>
        }
        figure={{ label: 'Score', value: `${score} / ${questions.length} correct` }}
        xp={{ label: 'XP earned', value: examXp(score) }}
      >
        <NextButtons
          label="Try Another Category"
          onChoose={() => game.send({ type: 'setup.requested' })}
          other={{ label: 'Retry Exam', onChoose: () => game.send({ type: 'game.replayed' }) }}
        />
      </GameEnd>
      <LookAgain
        cards={missed.map(({ flashcard }) => flashcard.id)}
        missed={missed.map((question) => ({
          id: question.id,
          ...sidesOf(question),
          note: (
            <>
              <span {...inSpanish}>{question.flashcard.example}</span>
              <br />
              {typeset(question.flashcard.exampleTranslation)}
            </>
          ),
          sound: question.flashcard.spanish,
          section: sectionOf(question),
        }))}
      />
    </>
  );
}

/** What was asked is the Spanish where the answer is English. */
function sidesOf(question: ExamQuestion) {
  const { optionLanguage, correctAnswer, flashcard } = question;
  const asked = <ExamQuestionText question={question} isSolved={false} />;
  return optionLanguage === 'es'
    ? { spanish: <span {...inSpanish}>{correctAnswer}</span>, other: asked }
    : {
        spanish: <span {...inSpanish}>{flashcard.spanish}</span>,
        other: (
          <>
            {asked} <Bilingual text={correctAnswer} />
          </>
        ),
      };
}

function sectionOf({ type, options, flashcard }: ExamQuestion) {
  const isOnGender = type === 'grammar' && ['Masculine', 'el'].some((option) => options.includes(option));
  return isOnGender ? genderSection : sectionOfCard(flashcard);
}
