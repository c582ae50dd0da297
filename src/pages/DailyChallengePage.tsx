import { DAILY_WORDS } from '#machines/constants.ts';
import { dailyChallengeMachine } from '#machines/daily-challenge.machine.ts';
import { dailyXp } from '#machines/daily-challenge.rules.ts';
import type { Card } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { useSound } from '../flow/audio.tsx';
import { usePreference, useToday } from '../flow/preferences.tsx';
import { useFlow } from '../flow/useFlow.ts';
import { paths } from '../paths.ts';
import { AudioButton } from '../ui/AudioButton.tsx';
import { Button } from '../ui/Button.tsx';
import { clockTime } from '../ui/clockTime.ts';
import { GameCompletion, GameFrame, GameSetup, GameStats } from '../ui/Game.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { RecallPanel } from '../ui/RecallPanel.tsx';
import { Review, ReviewItem } from '../ui/Review.tsx';
import { singleClick } from '../ui/singleClick.ts';
import { StatTile } from '../ui/StatTile.tsx';
import { StatusLine } from '../ui/StatusLine.tsx';

type Game = { game: ActorRefFrom<typeof dailyChallengeMachine> };

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** Another timezone may be another day, with other words. */
export default function DailyChallengePage() {
  return <DailyChallenge key={usePreference('timezone')} />;
}

function DailyChallenge() {
  const game = useFlow(dailyChallengeMachine, { date: useToday() });
  const isSetup = useSelector(game, (state) => state.hasTag('setup'));
  const isPlaying = useSelector(game, (state) => state.matches('playing'));
  const isComplete = useSelector(game, (state) => state.matches('complete'));
  return (
    <GameFrame
      title="Daily Challenge"
      description={
        isSetup ? `${DAILY_WORDS} words a day: the same ones all day, new ones tomorrow.` : undefined
      }
      back={
        <Link href={paths.games()}>
          <ArrowLeft aria-hidden /> Back to Games
        </Link>
      }
    >
      {isSetup && <Start game={game} />}
      {isPlaying && <Play game={game} />}
      {isComplete && <Completion game={game} />}
    </GameFrame>
  );
}

function Start({ game }: Game) {
  const date = useSelector(game, (state) => state.context.date);
  const isLoading = useSelector(game, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(game, (state) => state.matches({ preparing: 'failed' }));
  return (
    <GameSetup>
      <div>
        <strong>{dateFormat.format(new Date(date))}</strong>
        <p>
          Look at each Spanish word and say what it means. Then reveal the answer and tell honestly whether
          you got it right.
        </p>
      </div>
      <StatusLine tone="error">{hasFailed && 'Failed to load flashcards. Please try again.'}</StatusLine>
      {hasFailed ? (
        <Button size="lg" onClick={() => game.send({ type: 'load.retried' })}>
          Try again
        </Button>
      ) : (
        <Button size="lg" disabled={isLoading} onClick={() => game.send({ type: 'game.started' })}>
          {isLoading ? 'Loading...' : 'Start Challenge'}
        </Button>
      )}
    </GameSetup>
  );
}

function Play({ game }: Game) {
  const word = useSelector(game, (state) => state.context.words[state.context.index]);
  const isRevealed = useSelector(game, (state) => state.matches({ playing: { word: 'revealed' } }));
  if (!word) return null;
  return (
    <>
      <Figures game={game} />
      <RecallPanel
        word={word}
        audio={<Sound card={word} />}
        isRevealed={isRevealed}
        onReveal={() => game.send({ type: 'answer.revealed' })}
        onRate={(isRight) => game.send({ type: 'word.rated', isRight })}
      />
    </>
  );
}

function Figures({ game }: Game) {
  const answers = useSelector(game, (state) => state.context.answers);
  const total = useSelector(game, (state) => state.context.words.length);
  return (
    <>
      <GameStats>
        <StatTile label="Word" value={`${answers.length + 1} / ${total}`} />
        <StatTile label="Score" value={answers.filter(({ right }) => right).length} />
      </GameStats>
      <ProgressBar label="Words done" value={answers.length} max={total} />
    </>
  );
}

function Sound({ card }: { card: Card }) {
  const { isPlaying, toggle } = useSound(card.id, card.spanish);
  return <AudioButton text={card.spanish} isPlaying={isPlaying} onToggle={toggle} />;
}

function Completion({ game }: Game) {
  const { words, answers, seconds } = game.getSnapshot().context;
  const right = answers.filter((answer) => answer.right).length;
  const missed = words.filter((_word, index) => answers[index]?.right === false);
  return (
    <>
      <GameCompletion
        title="Challenge completed!"
        text={`Your score: ${right} out of ${words.length}`}
        figures={
          <GameStats>
            <StatTile label="Score" value={`${right} / ${words.length}`} />
            <StatTile label="Time" value={clockTime(seconds)} />
            <StatTile label="XP" value={`+${dailyXp(right)}`} />
          </GameStats>
        }
      >
        <Button size="lg" onClick={singleClick(() => game.send({ type: 'game.replayed' }))}>
          Practice Again
        </Button>
      </GameCompletion>
      {missed.length > 0 && (
        <Review title="Look at these again">
          {missed.map(({ id, spanish, english, example }) => (
            <ReviewItem
              key={id}
              question={<span lang="es">{spanish}</span>}
              answer={english}
              note={<span lang="es">{example}</span>}
            />
          ))}
        </Review>
      )}
    </>
  );
}
