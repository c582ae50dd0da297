import { VERBS } from '#machines/constants.ts';
import type { verbConjugationMachine } from '#machines/games/verb-conjugation.machine.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StartGame } from '../StartGame.tsx';
import { DifficultyChoice } from '../../../ui/play/DifficultyChoice.tsx';
import { GameSetup } from '../../../ui/play/Game.tsx';

type Props = { game: ActorRefFrom<typeof verbConjugationMachine> };

const hints = {
  easy: `${VERBS.easy} verbs, present`,
  medium: `${VERBS.medium} verbs, present or preterite`,
  hard: `${VERBS.hard} verbs, three tenses`,
};

export function VerbConjugationSetup({ game }: Props) {
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
        failure="Failed to load the verbs. Please try again."
        onStart={() => game.send({ type: 'game.started' })}
      />
    </GameSetup>
  );
}
