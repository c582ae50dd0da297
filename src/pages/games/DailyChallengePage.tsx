import { DAILY_WORDS } from '#machines/constants.ts';
import { dailyChallengeMachine } from '#machines/games/daily-challenge.machine.ts';

import type { Card } from '#machines/types.ts';
import { dailyXp } from '#machines/learning/xp.rules.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useSound } from '../../learner/Audio.tsx';
import { GameEnd, GameScreen, StartGame } from './GameScreen.tsx';
import { useToday } from '../../learner/day.ts';
import { loadCards } from '../../actors/cards.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { AudioButton } from '../../ui/base/AudioButton.tsx';
import { GameSetup } from '../../ui/play/Game.tsx';
import { NextButtons } from '../../ui/play/GameButtons.tsx';
import { PlayHeader } from '../../ui/play/PlayHeader.tsx';
import { RecallPanel } from '../../ui/play/RecallPanel.tsx';
import { Review } from '../../ui/play/Review.tsx';

const dailyChallenge = wire(dailyChallengeMachine, { loadCards });

type Game = { game: ActorRefFrom<typeof dailyChallengeMachine> };

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

export default function DailyChallengePage() {
  const game = useFlow(dailyChallenge, {});
  return (
    <GameScreen
      game={game}
      title="Daily Challenge"
      purpose={`${DAILY_WORDS} words a day: the same ones all day, new ones tomorrow.`}
      setup={<Setup game={game} />}
      play={<Play game={game} />}
      completion={<Completion game={game} />}
    />
  );
}

function Setup({ game }: Game) {
  const date = useToday();
  return (
    <GameSetup>
      <div>
        <strong>{dateFormat.format(new Date(date))}</strong>
        <p>
          Look at each Spanish word and say what it means. Then reveal the answer and tell honestly whether
          you got it right.
        </p>
      </div>
      <StartGame
        game={game}
        label="Start Challenge"
        onStart={() => game.send({ type: 'game.started', date })}
      />
    </GameSetup>
  );
}

function Play({ game }: Game) {
  const word = useSelector(game, (state) => state.context.words[state.context.index]);
  const isRevealed = useSelector(game, (state) => state.matches({ playing: { word: 'revealed' } }));
  if (!word) return null;
  return (
    <>
      <Standing game={game} />
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

function Standing({ game }: Game) {
  const answers = useSelector(game, (state) => state.context.answers);
  const total = useSelector(game, (state) => state.context.words.length);
  return (
    <PlayHeader
      unit="Word"
      position={answers.length + 1}
      total={total}
      done={answers.length}
      score={answers.filter(({ right }) => right).length}
    />
  );
}

function Sound({ card }: { card: Card }) {
  const { isPlaying, toggle } = useSound(card.id, card.spanish);
  return <AudioButton text={card.spanish} isPlaying={isPlaying} onToggle={toggle} />;
}

function Completion({ game }: Game) {
  const { words, answers } = game.getSnapshot().context;
  const date = useToday();
  const right = answers.filter((answer) => answer.right).length;
  const missed = words.filter((_word, index) => answers[index]?.right === false);
  return (
    <>
      <GameEnd
        game={game}
        title="Challenge completed!"
        text={`Your score: ${right} out of ${words.length}`}
        right={right}
        total={words.length}
        figure={{ label: 'Score', value: `${right} / ${words.length}` }}
        xp={{ value: dailyXp(right) }}
      >
        <NextButtons label="Practice Again" onChoose={() => game.send({ type: 'game.replayed', date })} />
      </GameEnd>
      <Review
        title="Look at these again"
        items={missed.map(({ id, spanish, english, example }) => ({
          id,
          question: <span lang="es">{spanish}</span>,
          answer: english,
          note: <span lang="es">{example}</span>,
        }))}
      />
    </>
  );
}
