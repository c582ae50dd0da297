import { VERBS } from '#machines/constants.ts';
import { allTenses } from '#machines/games/exercise.types.ts';
import type { verbConjugationMachine } from '#machines/games/verb-conjugation.machine.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { tenseLabels } from '../../../content/verb-labels.ts';
import { StartGame } from '../StartGame.tsx';
import { ChoiceCards } from '../../../ui/form/ChoiceCards.tsx';
import { PickChips } from '../../../ui/form/PickChips.tsx';
import { GameSetup } from '../../../ui/play/Game.tsx';

type Props = { game: ActorRefFrom<typeof verbConjugationMachine> };

const tenseOptions = allTenses.map((tense) => {
  const [label = '', hint = ''] = tenseLabels[tense].split(': ');
  return { value: tense, label, hint };
});

export function VerbConjugationSetup({ game }: Props) {
  const difficulty = useSelector(game, (state) => state.context.difficulty);
  const isDealing = useSelector(game, (state) => state.matches('dealing'));
  const lacksTense = useSelector(
    game,
    (state) => state.matches({ preparing: 'ready' }) && !state.can({ type: 'game.started' }),
  );
  return (
    <GameSetup>
      <ChoiceCards
        legend="Difficulty"
        name="difficulty"
        value={difficulty}
        onChange={(chosen) => game.send({ type: 'difficulty.chosen', difficulty: chosen })}
        options={[
          { value: 'easy', label: 'Easy', hint: `${VERBS.easy} verbs, present` },
          { value: 'medium', label: 'Medium', hint: `${VERBS.medium} verbs, present or preterite` },
          { value: 'hard', label: 'Hard', hint: `${VERBS.hard} verbs, three tenses` },
          {
            value: 'mine',
            label: 'My verbs',
            hint: `${VERBS.all} from your course, starting with those you’ve met`,
          },
          { value: 'all', label: 'All verbs', hint: `${VERBS.all} of all verbs, in tenses you choose` },
        ]}
      />
      {difficulty === 'all' && <TableChoice game={game} />}
      <StartGame
        game={game}
        busyLabel={isDealing ? 'Loading...' : undefined}
        failure="Failed to load the verbs. Please try again."
        shortage={lacksTense ? 'Choose at least one tense.' : ''}
        onStart={() => game.send({ type: 'game.started' })}
      />
    </GameSetup>
  );
}

function TableChoice({ game }: Props) {
  const tenses = useSelector(game, (state) => state.context.tenses);
  const kind = useSelector(game, (state) => state.context.kind);
  return (
    <>
      <PickChips
        legend="Tenses and moods"
        options={tenseOptions}
        chosen={tenses}
        onToggle={(tense) => game.send({ type: 'tense.toggled', tense })}
      />
      <ChoiceCards
        legend="Forms"
        name="kind"
        value={kind}
        onChange={(chosen) => game.send({ type: 'kind.chosen', kind: chosen })}
        options={[
          { value: 'both', label: 'Regular and irregular' },
          { value: 'regular', label: 'Regular', hint: 'tables that follow the pattern' },
          { value: 'irregular', label: 'Irregular', hint: 'tables with an irregular form' },
        ]}
      />
    </>
  );
}
