import { VERBS } from '#machines/constants.ts';
import { persons, type Person } from '#machines/games/exercise.types.ts';
import { verbConjugationMachine } from '#machines/games/verb-conjugation.machine.ts';
import {
  alignLetters,
  missedRounds,
  rightForms,
  roundScore,
  totalScore,
} from '#machines/games/verb-conjugation.rules.ts';
import { verbXp } from '#machines/learning/xp.rules.ts';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { personLabels, tenseLabels } from '../../content/verb-labels.ts';
import { GameEnd, GameScreen, GameTime, PlayAgain, StartGame } from './GameScreen.tsx';
import { usePreference } from '../../learner/Preferences.tsx';
import { useSeed } from '../../runtime/settings.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { ConjugationField } from '../../ui/play/ConjugationField.tsx';
import { ConjugationForm } from '../../ui/play/ConjugationForm.tsx';
import { DifficultyChoice } from '../../ui/play/DifficultyChoice.tsx';
import { GameSetup } from '../../ui/play/Game.tsx';
import { PlayHeader } from '../../ui/play/PlayHeader.tsx';
import { Review } from '../../ui/play/Review.tsx';
import { StatusLine } from '../../ui/base/StatusLine.tsx';

type Game = { game: ActorRefFrom<typeof verbConjugationMachine> };

const withoutVosotros = persons.filter((person) => person !== 'vosotros');
const hints = {
  easy: `${VERBS.easy} verbs, present`,
  medium: `${VERBS.medium} verbs, present or preterite`,
  hard: `${VERBS.hard} verbs, three tenses`,
};

export default function VerbConjugationPage() {
  const hasVosotros = usePreference('vosotros');
  return <Quiz key={String(hasVosotros)} asked={hasVosotros ? persons : withoutVosotros} />;
}

/** A game asks the same persons from its beginning to its end. */
function Quiz({ asked }: { asked: readonly Person[] }) {
  const game = useFlow(verbConjugationMachine, { seed: useSeed(), rules: { persons: asked } });
  return (
    <GameScreen
      game={game}
      title="Verb Conjugation Quiz"
      purpose="Type the form of each verb that belongs to each person. Accents count."
      setup={<Setup game={game} />}
      play={<Play game={game} />}
      completion={<Completion game={game} />}
    />
  );
}

function Setup({ game }: Game) {
  const difficulty = useSelector(game, (state) => state.context.difficulty);
  return (
    <GameSetup>
      <DifficultyChoice
        value={difficulty}
        hints={hints}
        onChange={(chosen) => game.send({ type: 'difficulty.chosen', difficulty: chosen })}
      />
      <StartGame
        game={game}
        failure="Failed to load the verbs. Please try again."
        onStart={() => game.send({ type: 'game.started' })}
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
    <>
      <Standing game={game} />
      <ConjugationForm
        tense={tenseLabels[round.tense]}
        verb={round.infinitive}
        headingId={headingId}
        meaning={round.translation}
        count={asked.length}
        isLocked={isLocked}
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
    </>
  );
}

function Standing({ game }: Game) {
  const index = useSelector(game, (state) => state.context.index);
  const total = useSelector(game, (state) => state.context.rounds.length);
  const judged = useSelector(game, (state) => state.context.judged);
  return (
    <PlayHeader
      unit="Verb"
      position={index + 1}
      total={total}
      done={judged.length}
      score={totalScore(judged)}
      time={<GameTime game={game} />}
    />
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
  const { rounds, judged, difficulty, rules } = game.getSnapshot().context;
  const score = totalScore(judged);
  const right = judged.reduce((sum, round) => sum + rightForms(round), 0);
  const total = judged.length * rules.persons.length;
  return (
    <>
      <GameEnd
        game={game}
        title="Quiz complete!"
        right={score}
        total={judged.length}
        text={`You scored ${score} of ${judged.length}.`}
        figure={{ label: 'Forms right', value: `${right} / ${total}` }}
        xp={{ value: verbXp(difficulty, score) }}
      >
        <PlayAgain game={game} />
      </GameEnd>
      <Review
        title="Look at these again"
        items={missedRounds(rounds, judged, rules.persons).map(
          ({ id, infinitive, tense, forms, persons: missed }) => ({
            id,
            question: <span lang="es">{infinitive}</span>,
            answer: (
              <span lang="es">
                {missed.map((person) => `${personLabels[person].label} ${forms[person]}`).join(', ')}
              </span>
            ),
            note: tenseLabels[tense],
          }),
        )}
      />
    </>
  );
}
