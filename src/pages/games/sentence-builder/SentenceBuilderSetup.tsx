import { SENTENCES } from '#machines/constants.ts';
import type { sentenceBuilderMachine } from '#machines/games/sentence-builder.machine.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StartGame } from '../StartGame.tsx';
import { ChoiceCards } from '../../../ui/form/ChoiceCards.tsx';
import { GameSetup } from '../../../ui/play/Game.tsx';

type Props = { game: ActorRefFrom<typeof sentenceBuilderMachine> };

export function SentenceBuilderSetup({ game }: Props) {
  const difficulty = useSelector(game, (state) => state.context.difficulty);
  const isDealing = useSelector(game, (state) => state.matches('dealing'));
  return (
    <GameSetup>
      <ChoiceCards
        legend="Difficulty"
        name="difficulty"
        value={difficulty}
        onChange={(chosen) => game.send({ type: 'difficulty.chosen', difficulty: chosen })}
        options={[
          { value: 'easy', label: 'Easy', hint: `${SENTENCES.easy} short sentences` },
          { value: 'medium', label: 'Medium', hint: `${SENTENCES.medium} longer sentences` },
          { value: 'hard', label: 'Hard', hint: `${SENTENCES.hard} long sentences` },
          { value: 'course', label: 'From your course', hint: `${SENTENCES.a1} from your units so far` },
          { value: 'more', label: 'More sentences', hint: 'from the course, new ones first' },
        ]}
      />
      {difficulty === 'more' && <LevelChoice game={game} />}
      <StartGame
        game={game}
        busyLabel={isDealing ? 'Loading...' : undefined}
        failure="Failed to load the sentences. Please try again."
        onStart={() => game.send({ type: 'game.started' })}
      />
    </GameSetup>
  );
}

function LevelChoice({ game }: Props) {
  const level = useSelector(game, (state) => state.context.level);
  return (
    <ChoiceCards
      legend="Level"
      name="level"
      value={level}
      onChange={(chosen) => game.send({ type: 'level.chosen', level: chosen })}
      options={[
        { value: 'A1', label: 'A1', hint: `${SENTENCES.a1} simple sentences` },
        { value: 'A2', label: 'A2', hint: `${SENTENCES.a2} sentences, some in the past` },
        { value: 'B1', label: 'B1', hint: `${SENTENCES.b1} sentences with all tenses` },
      ]}
    />
  );
}
