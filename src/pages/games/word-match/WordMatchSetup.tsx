import { WORD_MATCH_PAIRS } from '#machines/constants.ts';
import { isCategorySlug } from '#machines/learning/card-ids.rules.ts';
import type { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { ownWordsIn } from '#machines/games/game-words.rules.ts';
import { poolOf } from '#machines/games/word-match.rules.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { categories } from '../../../content/categories.ts';
import { StartGame } from '../StartGame.tsx';
import { WordsChoice } from '../WordsChoice.tsx';
import { ChoiceCards } from '../../../ui/form/ChoiceCards.tsx';
import { DifficultyChoice } from '../../../ui/play/DifficultyChoice.tsx';
import { GameSetup } from '../../../ui/play/Game.tsx';

type Props = { game: ActorRefFrom<typeof wordMatchMachine> };

const hints = {
  easy: `${WORD_MATCH_PAIRS.easy} pairs`,
  medium: `${WORD_MATCH_PAIRS.medium} pairs`,
  hard: `${WORD_MATCH_PAIRS.hard} pairs`,
};

const others = [
  {
    label: 'Category (optional)',
    options: [
      { value: 'all', label: 'Greetings, nouns, adjectives' },
      ...categories.map(({ slug, title }) => ({ value: slug, label: title })),
    ],
  },
];

const SHORTAGE =
  'Not enough cards in this category for the selected difficulty. Try a different category or lower difficulty.';

export function WordMatchSetup({ game }: Props) {
  const difficulty = useSelector(game, (state) => state.context.difficulty);
  const context = useSelector(game, (state) => state.context);
  const partner = useSelector(game, (state) => state.context.partner);
  const isShort = useSelector(game, (state) => state.matches({ preparing: 'tooFewCards' }));
  return (
    <GameSetup>
      <DifficultyChoice
        value={difficulty}
        hints={hints}
        onChange={(chosen) => game.send({ type: 'difficulty.chosen', difficulty: chosen })}
      />
      <WordsChoice
        chosen={context}
        added={poolOf(context).length - context.cards.length}
        others={others}
        onChange={(value) =>
          game.send({ type: 'words.chosen', words: isCategorySlug(value) ? value : ownWordsIn(value) })
        }
      />
      <ChoiceCards
        legend="Match Spanish words with"
        name="partner"
        value={partner}
        onChange={(chosen) => game.send({ type: 'partner.chosen', partner: chosen })}
        options={[
          { value: 'english', label: 'English' },
          { value: 'picture', label: 'Pictures', hint: 'words that a picture shows' },
        ]}
      />
      <StartGame
        game={game}
        shortage={isShort ? SHORTAGE : ''}
        onStart={() => game.send({ type: 'game.started' })}
      />
    </GameSetup>
  );
}
