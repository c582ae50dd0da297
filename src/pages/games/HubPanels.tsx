import { leaderboardMachine } from '#machines/games/leaderboard.machine.ts';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { sampleStandings } from '../../content/sample-figures.ts';
import { useLearner } from '../../learner/Activity.tsx';
import { NeedsAccount } from '../../learner/NeedsAccount.tsx';
import { useIsGuest } from '../../session/Session.tsx';
import { useFigures } from '../progress/use-figures.ts';
import { loadStandings, watchStandings } from '../../actors/log.ts';
import { saveListingTo } from '../../actors/preferences.ts';
import { usePreferences } from '../../learner/Preferences.tsx';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import {
  HubSection,
  Leaderboard,
  LeaderboardProblem,
  ListingQuestion,
  StreakBanner,
} from '../../ui/site/Hub.tsx';
import { SampleNote } from '../../ui/base/SampleNote.tsx';
import { LearnerFigures } from '../progress/FiguresPanel.tsx';

const LABEL = 'Leaderboard';

export function Streak() {
  return (
    <LearnerFigures label="Loading your streak...">
      {({ streakDays }, isSample) => (
        <StreakBanner
          title="Daily Challenge Streak"
          days={streakDays}
          of={7}
          note={isSample ? <SampleNote /> : <p>Days you studied, of the last seven.</p>}
          action={
            <Button asChild>
              <Link href={paths.dailyChallenge()}>Play today’s challenge</Link>
            </Button>
          }
        />
      )}
    </LearnerFigures>
  );
}

/** The sample before the first fact, then the learners with the most XP. */
export function Standings() {
  const learner = useLearner();
  const figures = useFigures();
  if (useIsGuest()) {
    return (
      <HubSection>
        <h2>{LABEL}</h2>
        <NeedsAccount text="The leaderboard needs an account." />
      </HubSection>
    );
  }
  return (
    <HubSection>
      <h2>{LABEL}</h2>
      {figures === null && <StandingsSkeleton />}
      {figures === 'none' && (
        <>
          <p>Your rank: {ownRank(sampleStandings)}</p>
          <SampleNote />
          <Leaderboard label={LABEL} rows={sampleStandings} />
        </>
      )}
      {figures === 'unloaded' && <p>We couldn’t load your rank yet.</p>}
      {figures !== null && figures !== 'none' && figures !== 'unloaded' && (
        <LiveStandings learner={learner} hasXp={figures.xp > 0} />
      )}
    </HubSection>
  );
}

export function LiveStandings({ learner, hasXp }: { learner: string; hasXp: boolean }) {
  const preferences = usePreferences();
  const leaderboard = useMemo(
    () =>
      wire(leaderboardMachine, { watchStandings, loadStandings, saveListing: saveListingTo(preferences) }),
    [preferences],
  );
  const board = useFlow(leaderboard, { learner });
  const standings = useSelector(board, (state) => state.context.standings);
  const isAsked = useSelector(board, (state) => state.can({ type: 'listing.chosen', isListed: true }));
  const isFailed = useSelector(board, (state) => state.matches('failed'));
  if (isFailed) {
    return (
      <LeaderboardProblem
        text="We can’t reach the leaderboard. Your own figures aren’t affected."
        onRetry={() => board.send({ type: 'retry.requested' })}
      />
    );
  }
  if (!standings) return <StandingsSkeleton />;
  const { rows, isListed } = standings;
  const rank = ownRank(rows);
  return (
    <>
      {isAsked ? (
        <ListingQuestion onChoose={(choice) => board.send({ type: 'listing.chosen', isListed: choice })} />
      ) : (
        <p>{rank === undefined ? absence(isListed, hasXp) : `Your rank: ${rank.toLocaleString('en')}`}</p>
      )}
      {rows.length > 0 && (
        <Leaderboard label={LABEL} rows={rows.map((row) => (row.isOwn ? { ...row, user: 'You' } : row))} />
      )}
    </>
  );
}

function StandingsSkeleton() {
  return (
    <Skeleton label="Loading the leaderboard...">
      <p data-plain="">Your rank</p>
      <Leaderboard label={LABEL} rows={sampleStandings} />
    </Skeleton>
  );
}

function ownRank(rows: readonly { rank: number; isOwn: boolean }[]): number | undefined {
  return rows.find(({ isOwn }) => isOwn)?.rank;
}

/** Why the learner isn't in the table. */
function absence(isListed: boolean | null, hasXp: boolean): string {
  if (!isListed)
    return 'You chose not to be on the leaderboard, so other learners don’t see your figures. You can change this in your settings.';
  if (!hasXp) return 'You don’t have a rank yet. Finish a lesson or a game to earn your first XP.';
  return 'You don’t have a rank yet. It appears once your activity has reached your account.';
}
