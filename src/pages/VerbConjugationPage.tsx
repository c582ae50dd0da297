import { VERBS } from '#machines/constants.ts';
import type { Person } from '#machines/exercise.types.ts';
import { verbConjugationMachine } from '#machines/verb-conjugation.machine.ts';
import {
  alignLetters,
  rightForms,
  roundScore,
  totalScore,
  verbXp,
} from '#machines/verb-conjugation.rules.ts';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { personLabels, tenseLabels } from '../content/verb-labels.ts';
import { useSeed } from '../flow/settings.ts';
import { useFlow } from '../flow/useFlow.ts';
import { paths } from '../paths.ts';
import { clockTime } from '../ui/clockTime.ts';
import { ConjugationField } from '../ui/ConjugationField.tsx';
import { ConjugationForm } from '../ui/ConjugationForm.tsx';
import { DifficultyChoice } from '../ui/DifficultyChoice.tsx';
import { GameCompletion, GameFrame, GameSetup, GameStats } from '../ui/Game.tsx';
import { PlayAgain, StartButton } from '../ui/GameButtons.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { StatTile } from '../ui/StatTile.tsx';
import { StatusLine } from '../ui/StatusLine.tsx';

type Game = { game: ActorRefFrom<typeof verbConjugationMachine> };

const hints = {
  easy: `${VERBS.easy} verbs, present`,
  medium: `${VERBS.medium} verbs, present or preterite`,
  hard: `${VERBS.hard} verbs, three tenses`,
};

export default function VerbConjugationPage() {
  const game = useFlow(verbConjugationMachine, { seed: useSeed() });
  const isSetup = useSelector(game, (state) => state.hasTag('setup'));
  const isPlaying = useSelector(game, (state) => state.matches('playing'));
  const isComplete = useSelector(game, (state) => state.matches('complete'));
  return (
    <GameFrame
      title="Verb Conjugation Quiz"
      description={
        isSetup ? 'Type the form of each verb that belongs to each person. Accents count.' : undefined
      }
      back={
        <Link href={paths.games()}>
          <ArrowLeft aria-hidden /> Back to Games
        </Link>
      }
    >
      {isSetup && <Setup game={game} />}
      {isPlaying && <Play game={game} />}
      {isComplete && <Completion game={game} />}
    </GameFrame>
  );
}

function Setup({ game }: Game) {
  const difficulty = useSelector(game, (state) => state.context.difficulty);
  const isLoading = useSelector(game, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(game, (state) => state.matches({ preparing: 'failed' }));
  return (
    <GameSetup>
      <DifficultyChoice
        value={difficulty}
        hints={hints}
        onChange={(chosen) => game.send({ type: 'difficulty.chosen', difficulty: chosen })}
      />
      <StartButton
        isLoading={isLoading}
        problem={hasFailed ? 'Failed to load the verbs. Please try again.' : ''}
        onStart={() => game.send({ type: 'game.started' })}
        onRetry={() => game.send({ type: 'load.retried' })}
      />
    </GameSetup>
  );
}

function Play({ game }: Game) {
  const round = useSelector(game, (state) => state.context.rounds[state.context.index]);
  const isLocked = useSelector(game, (state) => state.hasTag('locked'));
  const asked = useSelector(game, (state) => state.context.rules.persons);
  const headingId = useId();
  if (!round) return null;
  return (
    <ConjugationForm
      tense={tenseLabels[round.tense]}
      verb={round.infinitive}
      headingId={headingId}
      meaning={round.translation}
      count={asked.length}
      isLocked={isLocked}
      progress={<Progress game={game} />}
      status={<Feedback game={game} />}
      onSubmit={() => game.send({ type: isLocked ? 'verb.advanced' : 'answer.submitted' })}
    >
      {asked.map((person, index) => (
        <FormField
          key={`${round.id}-${person}`}
          game={game}
          person={person}
          {...(index === 0 && { describedBy: headingId })}
          isLast={index === asked.length - 1}
        />
      ))}
    </ConjugationForm>
  );
}

function Progress({ game }: Game) {
  const index = useSelector(game, (state) => state.context.index);
  const total = useSelector(game, (state) => state.context.rounds.length);
  const judged = useSelector(game, (state) => state.context.judged);
  return (
    <>
      <span>
        Verb {index + 1} of {total}
      </span>
      <span>Score: {totalScore(judged)}</span>
      <ProgressBar label="Verbs done" value={judged.length} max={total} />
    </>
  );
}

function FormField({
  game,
  person,
  ...place
}: Game & { person: Person; describedBy?: string; isLast: boolean }) {
  const answer = useSelector(game, (state) => state.context.answers[person]);
  const expected = useSelector(game, (state) =>
    state.hasTag('locked') ? state.context.rounds[state.context.index]?.forms[person] : undefined,
  );
  return (
    <ConjugationField
      {...personLabels[person]}
      {...place}
      value={answer}
      correction={expected === undefined ? null : alignLetters(answer, expected)}
      onChange={(text) => game.send({ type: 'answer.typed', person, text })}
    />
  );
}

function Feedback({ game }: Game) {
  const judged = useSelector(game, (state) =>
    state.hasTag('locked') ? state.context.judged.at(-1) : undefined,
  );
  if (!judged) return <StatusLine />;
  const points = { 0: 'no point', 0.5: 'half a point', 1: 'one point' } as const;
  const score = roundScore(judged);
  return (
    <StatusLine tone={score > 0 ? 'success' : 'error'}>
      {rightForms(judged)} of {judged.forms.length} right: {points[score]}.
    </StatusLine>
  );
}

function Completion({ game }: Game) {
  const { judged, difficulty, seconds } = game.getSnapshot().context;
  const score = totalScore(judged);
  const right = judged.reduce((sum, round) => sum + rightForms(round), 0);
  const forms = judged.reduce((sum, round) => sum + round.forms.length, 0);
  return (
    <GameCompletion
      title="Quiz complete!"
      text={`You scored ${score} of ${judged.length}.`}
      figures={
        <GameStats>
          <StatTile label="Forms right" value={`${right} / ${forms}`} />
          <StatTile label="Time" value={clockTime(seconds)} />
          <StatTile label="XP" value={`+${verbXp(difficulty, score)}`} />
        </GameStats>
      }
    >
      <PlayAgain
        onReplay={() => game.send({ type: 'game.replayed' })}
        onSetup={() => game.send({ type: 'setup.requested' })}
      />
    </GameCompletion>
  );
}
