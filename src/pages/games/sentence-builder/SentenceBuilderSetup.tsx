import { SENTENCES } from '#machines/constants.ts';
import type { sentenceBuilderMachine } from '#machines/games/sentence-builder.machine.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StartGame } from '../StartGame.tsx';
import { DifficultyChoice } from '../../../ui/play/DifficultyChoice.tsx';
import { GameSetup } from '../../../ui/play/Game.tsx';

type Props = { game: ActorRefFrom<typeof sentenceBuilderMachine> };

const hints = {
  easy: `${SENTENCES.easy} short sentences`,
  medium: `${SENTENCES.medium} longer sentences`,
  hard: `${SENTENCES.hard} long sentences`,
};

export function SentenceBuilderSetup({ game }: Props) {
  const difficulty = useSelector(game, (state) => state.context.difficulty);
  return (
    <GameSetup>
      <DifficultyChoice
        value={difficulty}
        hints={hints}
        onChange={(chosen) => game.send({ type: 'difficulty.chosen', difficulty: chosen })}
      />
      <StartGame
        game={game}
        failure="Failed to load the sentences. Please try again."
        onStart={() => game.send({ type: 'game.started' })}
      />
    </GameSetup>
  );
}
