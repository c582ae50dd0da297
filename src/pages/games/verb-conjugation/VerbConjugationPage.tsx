import { persons, type Person } from '#machines/games/exercise.types.ts';
import { verbConjugationMachine } from '#machines/games/verb-conjugation.machine.ts';
import { useMemo } from 'react';
import { recentGamesOf, loadVerbs, verbTables } from '../../../actors/games.ts';
import { dealRoundsFor } from '../../../actors/verb-rounds.ts';
import { GameScreen } from '../GameScreen.tsx';
import { useOwnLog } from '../../../learner/Activity.tsx';
import { usePreference } from '../../../learner/Preferences.tsx';
import { useSeed } from '../../../runtime/runtime.ts';
import { useFlow } from '../../../runtime/use-flow.ts';
import { withChunk } from '../../../runtime/with-chunk.ts';
import { wire } from '../../../runtime/wire.ts';
import { VerbConjugationSetup } from './VerbConjugationSetup.tsx';

const play = () => import('./VerbConjugationPlay.tsx');
const end = () => import('./VerbConjugationEnd.tsx');

const withoutVosotros = persons.filter((person) => person !== 'vosotros');

export default function VerbConjugationPage() {
  const hasVosotros = usePreference('vosotros') !== false;
  return <Quiz key={String(hasVosotros)} asked={hasVosotros ? persons : withoutVosotros} />;
}

/** Read once: the persons asked don't change during a game. */
function Quiz({ asked }: { asked: readonly Person[] }) {
  const log = useOwnLog();
  const verbConjugation = useMemo(
    () =>
      wire(verbConjugationMachine, {
        loadVerbs: withChunk(play, loadVerbs),
        dealRounds: dealRoundsFor(log),
        loadRecentGames: recentGamesOf(log, 'verb-conjugation'),
      }),
    [log],
  );
  const game = useFlow(verbConjugation, {
    seed: useSeed(),
    rules: { persons: asked },
  });
  return (
    <GameScreen
      game={game}
      title="Verb Conjugation Quiz"
      purpose="Type each verb’s form for every person. Accents count."
      setup={<VerbConjugationSetup game={game} />}
      play={play}
      end={end}
      content={verbTables}
    />
  );
}
