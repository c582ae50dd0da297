import { GRAMMAR_QUESTIONS } from '#machines/constants.ts';
import { grammarTypes } from '#machines/games/exercise.types.ts';
import type { grammarMasterMachine } from '#machines/games/grammar-master.machine.ts';
import { onPoints } from '#machines/games/grammar-master.rules.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Chunk } from '../../../runtime/Chunk.tsx';
import { StartGame } from '../StartGame.tsx';
import { DifficultyChoice } from '../../../ui/play/DifficultyChoice.tsx';
import { GameSetup } from '../../../ui/play/Game.tsx';
import { NativeSelect } from '../../../ui/form/NativeSelect.tsx';
import { typeLabels } from './type-labels.ts';

type Props = { game: ActorRefFrom<typeof grammarMasterMachine> };

const pointPanel = () => import('./PointPanel.tsx');

const typeOptions = Object.entries(typeLabels).map(([value, label]) => ({ value, label }));

export function GrammarMasterSetup({ game }: Props) {
  const difficulty = useSelector(game, (state) => state.context.difficulty);
  const filter = useSelector(game, (state) => state.context.filter);
  const points = useSelector(game, (state) => state.context.points);
  const bank = useSelector(game, (state) => state.context.bank);
  const available = bank.length > 0 ? onPoints(bank, points).length : Infinity;
  const hintOf = (size: number) => `${Math.min(size, available)} questions`;
  return (
    <GameSetup>
      {points.length > 0 && (
        <Chunk load={pointPanel} fallback={<p>Loading...</p>}>
          {({ PointPanel }) => <PointPanel points={points} />}
        </Chunk>
      )}
      <DifficultyChoice
        value={difficulty}
        hints={{
          easy: hintOf(GRAMMAR_QUESTIONS.easy),
          medium: hintOf(GRAMMAR_QUESTIONS.medium),
          hard: hintOf(GRAMMAR_QUESTIONS.hard),
        }}
        onChange={(chosen) => game.send({ type: 'difficulty.chosen', difficulty: chosen })}
      />
      {points.length === 0 && (
        <NativeSelect
          label="Type of questions"
          value={filter}
          options={typeOptions}
          onChange={(value) => {
            const chosen = grammarTypes.find((type) => type === value);
            if (chosen) game.send({ type: 'filter.chosen', filter: chosen });
          }}
        />
      )}
      <StartGame
        game={game}
        failure="Failed to load the questions. Please try again."
        onStart={() => game.send({ type: 'game.started' })}
      />
    </GameSetup>
  );
}
