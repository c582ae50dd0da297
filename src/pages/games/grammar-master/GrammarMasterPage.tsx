import { grammarMasterMachine } from '#machines/games/grammar-master.machine.ts';
import type { DepartureEmit } from '#machines/types.ts';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { GameScreen } from '../GameScreen.tsx';
import { useSeed } from '../../../runtime/runtime.ts';
import { grammarHistoryOf, loadQuestionsFor, questionBank } from '../../../actors/games.ts';
import { useOwnLog } from '../../../learner/Activity.tsx';
import { useFlow } from '../../../runtime/use-flow.ts';
import { withChunk } from '../../../runtime/with-chunk.ts';
import { wire } from '../../../runtime/wire.ts';
import { useLeaveGuard } from '../../../runtime/use-leave-guard.ts';
import { useListener } from '../../../runtime/use-listener.ts';
import { paths } from '../../../paths.ts';
import { GrammarMasterSetup } from './GrammarMasterSetup.tsx';

const play = () => import('./GrammarMasterPlay.tsx');
const end = () => import('./GrammarMasterEnd.tsx');

/** `?points=` names the points of grammar to practice. */
export default function GrammarMasterPage() {
  const points = new URLSearchParams(useSearch()).get('points') ?? '';
  const list = useMemo(() => (points === '' ? [] : points.split(',')), [points]);
  return <Quiz key={points} points={list} />;
}

function Quiz({ points }: { points: readonly string[] }) {
  const log = useOwnLog();
  const grammarMaster = useMemo(
    () =>
      wire(grammarMasterMachine, {
        loadQuestions: withChunk(play, loadQuestionsFor(log, points)),
        loadRecentGames: grammarHistoryOf(log),
      }),
    [log, points],
  );
  const game = useFlow(grammarMaster, { seed: useSeed(), points });
  const [, navigate] = useLocation();
  const leaveFor = (address: string) => game.send({ type: 'quit.requested', address });
  useListener(game, 'departure.confirmed', ({ address }: DepartureEmit) => navigate(address));
  useLeaveGuard(() => isAtStake(game.getSnapshot()), leaveFor);
  return (
    <GameScreen
      game={game}
      title="Grammar Master"
      purpose="Choose the right form. Every answer comes with an explanation."
      setup={<GrammarMasterSetup game={game} />}
      play={play}
      end={end}
      content={questionBank}
      onBack={() => leaveFor(paths.games())}
    />
  );
}

function isAtStake(snapshot: SnapshotFrom<typeof grammarMasterMachine>): boolean {
  return snapshot.matches('playing') || snapshot.matches('confirmingQuit');
}
