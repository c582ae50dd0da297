import { DAILY_WORDS } from '#machines/constants.ts';
import { dailyChallengeMachine } from '#machines/games/daily-challenge.machine.ts';
import { GameScreen } from '../GameScreen.tsx';
import { loadCards } from '../../../actors/library.ts';
import { useFlow } from '../../../runtime/use-flow.ts';
import { withChunk } from '../../../runtime/with-chunk.ts';
import { wire } from '../../../runtime/wire.ts';
import { DailyChallengeSetup } from './DailyChallengeSetup.tsx';

const play = () => import('./DailyChallengePlay.tsx');
const end = () => import('./DailyChallengeEnd.tsx');

const dailyChallenge = wire(dailyChallengeMachine, { loadCards: withChunk(play, loadCards) });

export default function DailyChallengePage() {
  const game = useFlow(dailyChallenge, {});
  return (
    <GameScreen
      game={game}
      title="Daily Challenge"
      purpose={`${DAILY_WORDS} words a day: the same ones all day, new ones tomorrow.`}
      setup={<DailyChallengeSetup game={game} />}
      play={play}
      end={end}
    />
  );
}
