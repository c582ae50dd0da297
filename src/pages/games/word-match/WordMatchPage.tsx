import { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { useOwnLog } from '../../../learner/Activity.tsx';
import { useMemo } from 'react';
import { recentGamesOf, loadWordsOf } from '../../../actors/games.ts';
import { GameScreen } from '../GameScreen.tsx';
import { useSeed } from '../../../runtime/runtime.ts';
import { useFlow } from '../../../runtime/use-flow.ts';
import { withChunk } from '../../../runtime/with-chunk.ts';
import { wire } from '../../../runtime/wire.ts';
import { WordMatchSetup } from './WordMatchSetup.tsx';

const play = () => import('./WordMatchPlay.tsx');
const end = () => import('./WordMatchEnd.tsx');

export default function WordMatchPage() {
  const log = useOwnLog();
  const wordMatch = useMemo(
    () =>
      wire(wordMatchMachine, {
        loadCards: withChunk(play, loadWordsOf(log)),
        loadRecentGames: recentGamesOf(log, 'word-match'),
      }),
    [log],
  );
  const game = useFlow(wordMatch, { seed: useSeed() });
  return (
    <GameScreen
      game={game}
      title="Word Match"
      purpose="Turn over two tiles at a time and find the Spanish word and the English word or picture that belong together."
      setup={<WordMatchSetup game={game} />}
      play={play}
      end={end}
    />
  );
}
