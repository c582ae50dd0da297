import { VOCABULARY_QUESTIONS, VOCABULARY_SECONDS } from '#machines/constants.ts';
import type { vocabularyChallengeMachine } from '#machines/games/vocabulary-challenge.machine.ts';
import { ownWordsIn } from '#machines/games/game-words.rules.ts';
import { poolOf } from '#machines/games/vocabulary-challenge.rules.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StartGame } from '../StartGame.tsx';
import { WordsChoice } from '../WordsChoice.tsx';
import { ChoiceCards } from '../../../ui/form/ChoiceCards.tsx';
import { DifficultyChoice } from '../../../ui/play/DifficultyChoice.tsx';
import { GameSetup } from '../../../ui/play/Game.tsx';

type Props = { game: ActorRefFrom<typeof vocabularyChallengeMachine> };

const hintOf = (difficulty: 'easy' | 'medium' | 'hard') =>
  `${VOCABULARY_QUESTIONS[difficulty]} words, ${VOCABULARY_SECONDS[difficulty]} s each`;

const hints = { easy: hintOf('easy'), medium: hintOf('medium'), hard: hintOf('hard') };

export function VocabularyChallengeSetup({ game }: Props) {
  const difficulty = useSelector(game, (state) => state.context.difficulty);
  const mode = useSelector(game, (state) => state.context.mode);
  const context = useSelector(game, (state) => state.context);
  const isShort = useSelector(game, (state) => state.matches({ preparing: 'tooFewCards' }));
  return (
    <GameSetup>
      <DifficultyChoice
        value={difficulty}
        hints={hints}
        onChange={(chosen) => game.send({ type: 'difficulty.chosen', difficulty: chosen })}
      />
      <ChoiceCards
        legend="Mode"
        name="mode"
        value={mode}
        onChange={(chosen) => game.send({ type: 'mode.chosen', mode: chosen })}
        options={[
          { value: 'spanish-to-english', label: 'Spanish to English' },
          { value: 'english-to-spanish', label: 'English to Spanish' },
        ]}
      />
      <WordsChoice
        chosen={context}
        added={poolOf(context).length - context.cards.length}
        others={[{ value: 'all', label: 'All words' }]}
        onChange={(value) => game.send({ type: 'words.chosen', words: ownWordsIn(value) })}
      />
      <StartGame
        game={game}
        shortage={isShort ? 'Not enough words for a game. Choose others.' : ''}
        onStart={() => game.send({ type: 'game.started' })}
      />
    </GameSetup>
  );
}
