import { vocabularyChallengeMachine } from '#machines/games/vocabulary-challenge.machine.ts';
import { useOwnLog } from '../../../learner/Activity.tsx';
import { useMemo } from 'react';
import { recentGamesOf, loadWordsOf } from '../../../actors/games.ts';
import { GameScreen } from '../GameScreen.tsx';
import { useSeed } from '../../../runtime/runtime.ts';
import { useFlow } from '../../../runtime/use-flow.ts';
import { withChunk } from '../../../runtime/with-chunk.ts';
import { wire } from '../../../runtime/wire.ts';
import { VocabularyChallengeSetup } from './VocabularyChallengeSetup.tsx';

const play = () => import('./VocabularyChallengePlay.tsx');
const end = () => import('./VocabularyChallengeEnd.tsx');

export default function VocabularyChallengePage() {
  const log = useOwnLog();
  const vocabularyChallenge = useMemo(
    () =>
      wire(vocabularyChallengeMachine, {
        loadCards: withChunk(play, loadWordsOf(log)),
        loadRecentGames: recentGamesOf(log, 'vocabulary-challenge'),
      }),
    [log],
  );
  const game = useFlow(vocabularyChallenge, { seed: useSeed() });
  return (
    <GameScreen
      game={game}
      title="Vocabulary Challenge"
      purpose="Find the translation of each word before its time is up."
      setup={<VocabularyChallengeSetup game={game} />}
      play={play}
      end={end}
    />
  );
}
