import { EXAM_QUESTIONS } from '#machines/constants.ts';
import type { examQuizMachine } from '#machines/games/exam-quiz.machine.ts';
import type { ExamDifficulty } from '#machines/games/exam-quiz.rules.ts';
import { isCategorySlug } from '#machines/learning/card-ids.rules.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { categories } from '../../../content/categories.ts';
import { difficultyLabels, features } from '../../../content/exam-labels.ts';
import { StartGame } from '../StartGame.tsx';
import { ChoiceCards } from '../../../ui/form/ChoiceCards.tsx';
import { ExamFeatures, ExamTitle } from '../../../ui/play/Exam.tsx';
import { GameSetup } from '../../../ui/play/Game.tsx';
import { NativeSelect } from '../../../ui/form/NativeSelect.tsx';

type Props = { game: ActorRefFrom<typeof examQuizMachine> };

const difficulties = Object.entries(EXAM_QUESTIONS).map(([value, size]) => {
  const difficulty = value as ExamDifficulty;
  return { value: difficulty, label: difficultyLabels[difficulty], hint: `${size} questions` };
});

export function ExamQuizSetup({ game }: Props) {
  const category = useSelector(game, (state) => state.context.category);
  const difficulty = useSelector(game, (state) => state.context.difficulty);
  return (
    <GameSetup>
      <ExamTitle>Start a New Exam</ExamTitle>
      <NativeSelect
        label="Category"
        value={category ?? ''}
        options={[
          { value: '', label: 'Choose a category' },
          ...categories.map(({ slug, title }) => ({ value: slug, label: title })),
        ]}
        onChange={(value) =>
          game.send({ type: 'category.chosen', category: isCategorySlug(value) ? value : null })
        }
      />
      <ChoiceCards
        legend="Difficulty"
        name="difficulty"
        options={difficulties}
        value={difficulty}
        onChange={(chosen) => game.send({ type: 'difficulty.chosen', difficulty: chosen })}
      />
      <StartGame
        game={game}
        label="Start Exam"
        busyLabel="Loading..."
        onStart={() => game.send({ type: 'game.started' })}
      />
      {category && <ExamFeatures title="Exam Features" features={features} />}
    </GameSetup>
  );
}
