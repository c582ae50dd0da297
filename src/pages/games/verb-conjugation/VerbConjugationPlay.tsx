import type { AnyTense, Person } from '#machines/games/exercise.types.ts';
import type { verbConjugationMachine } from '#machines/games/verb-conjugation.machine.ts';
import { alignLetters } from '#machines/learning/letters.rules.ts';
import { personsOf, rightForms, roundScore, totalScore } from '#machines/games/verb-conjugation.rules.ts';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { personIn, tenseLabels } from '../../../content/verb-labels.ts';
import { GameTime } from '../GameTime.tsx';
import { ConjugationField } from '../../../ui/play/ConjugationField.tsx';
import { ConjugationForm } from '../../../ui/play/ConjugationForm.tsx';
import { PlayHeader } from '../../../ui/play/PlayHeader.tsx';
import { StatusLine } from '../../../ui/base/StatusLine.tsx';

type Props = { game: ActorRefFrom<typeof verbConjugationMachine> };

export default function VerbConjugationPlay({ game }: Props) {
  const round = useSelector(game, (state) => state.context.rounds[state.context.index]);
  const isLocked = useSelector(game, (state) => state.hasTag('locked'));
  const persons = useSelector(game, (state) => state.context.rules.persons);
  const headingId = useId();
  if (!round) return null;
  const asked = personsOf(round, persons);
  return (
    <>
      <Progress game={game} />
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
            tense={round.tense}
            {...(index === 0 && { describedBy: headingId })}
            isLast={index === asked.length - 1}
          />
        ))}
      </ConjugationForm>
    </>
  );
}

function Progress({ game }: Props) {
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
  tense,
  ...place
}: Props & { person: Person; tense: AnyTense; describedBy?: string; isLast: boolean }) {
  const answer = useSelector(game, (state) => state.context.answers[person]);
  const expected = useSelector(game, (state) =>
    state.hasTag('locked') ? state.context.rounds[state.context.index]?.forms[person] : undefined,
  );
  return (
    <ConjugationField
      {...personIn(tense, person)}
      {...place}
      value={answer}
      correction={expected === undefined ? null : alignLetters(answer, expected)}
      onChange={(text) => game.send({ type: 'answer.typed', person, text })}
    />
  );
}

function Feedback({ game }: Props) {
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
