import { GRAMMAR_QUESTIONS } from '#machines/constants.ts';
import { grammarTypes } from '#machines/games/exercise.types.ts';
import type { grammarMasterMachine } from '#machines/games/grammar-master.machine.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StartGame } from '../StartGame.tsx';
import { DifficultyChoice } from '../../../ui/play/DifficultyChoice.tsx';
import { GameSetup } from '../../../ui/play/Game.tsx';
import { NativeSelect } from '../../../ui/form/NativeSelect.tsx';
import { typeLabels } from './type-labels.ts';

type Props = { game: ActorRefFrom<typeof grammarMasterMachine> };

const hints = {
  easy: `${GRAMMAR_QUESTIONS.easy} questions`,
  medium: `${GRAMMAR_QUESTIONS.medium} questions`,
  hard: `${GRAMMAR_QUESTIONS.hard} questions`,
};

const typeOptions = Object.entries(typeLabels).map(([value, label]) => ({ value, label }));

export function GrammarMasterSetup({ game }: Props) {
  const difficulty = useSelector(game, (state) => state.context.difficulty);
  const filter = useSelector(game, (state) => state.context.filter);
  return (
    <GameSetup>
      <DifficultyChoice
        value={difficulty}
        hints={hints}
        onChange={(chosen) => game.send({ type: 'difficulty.chosen', difficulty: chosen })}
      />
      <NativeSelect
        label="Type of questions"
        value={filter}
        options={typeOptions}
        onChange={(value) => {
          const chosen = grammarTypes.find((type) => type === value);
          if (chosen) game.send({ type: 'filter.chosen', filter: chosen });
        }}
      />
      <StartGame
        game={game}
        failure="Failed to load the questions. Please try again."
        onStart={() => game.send({ type: 'game.started' })}
      />
    </GameSetup>
  );
}
