import type { vocabularyChallengeMachine } from '#machines/games/vocabulary-challenge.machine.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Countdown } from '../../../ui/play/Countdown.tsx';
import { Options } from '../../../ui/play/Options.tsx';
import { PlayHeader } from '../../../ui/play/PlayHeader.tsx';
import { QuestionPanel } from '../../../ui/play/QuestionPanel.tsx';
import { StatusLine } from '../../../ui/base/StatusLine.tsx';
import { modes } from './modes.ts';

type Props = { game: ActorRefFrom<typeof vocabularyChallengeMachine> };

export default function VocabularyChallengePlay({ game }: Props) {
  const question = useSelector(game, (state) => state.context.questions[state.context.index]);
  const answer = useSelector(game, (state) => state.context.answers[state.context.index]);
  const mode = useSelector(game, (state) => modes[state.context.mode]);
  if (!question) return null;
  return (
    <>
      <Progress game={game} />
      <QuestionPanel
        id={question.id}
        kind={mode.task}
        question={<span lang={mode.word}>{question.word}</span>}
        size="word"
        limit={<TimeLeft game={game} key={question.id} />}
        tone={answer && (answer.right ? 'right' : 'wrong')}
        feedback={<Feedback game={game} />}
        onEnter={() => game.send({ type: 'question.advanced' })}
      >
        <Options
          label="Options"
          options={question.options}
          lang={mode.option}
          isLocked={answer !== undefined}
          chosen={answer?.chosen ?? null}
          right={answer && question.correctAnswer}
          onChoose={(option) => game.send({ type: 'option.chosen', option })}
        />
      </QuestionPanel>
    </>
  );
}

function Progress({ game }: Props) {
  const answers = useSelector(game, (state) => state.context.answers);
  const index = useSelector(game, (state) => state.context.index);
  const total = useSelector(game, (state) => state.context.questions.length);
  return (
    <PlayHeader
      unit="Word"
      position={index + 1}
      total={total}
      done={answers.length}
      score={answers.filter(({ right }) => right).length}
    />
  );
}

function TimeLeft({ game }: Props) {
  const remaining = useSelector(game, (state) => state.context.remaining);
  const total = useSelector(game, (state) => state.context.rules.seconds[state.context.difficulty]);
  return <Countdown seconds={remaining} total={total} />;
}

function Feedback({ game }: Props) {
  const question = useSelector(game, (state) => state.context.questions[state.context.index]);
  const answer = useSelector(game, (state) => state.context.answers[state.context.index]);
  const lang = useSelector(game, (state) => modes[state.context.mode].option);
  if (!question || !answer) return <StatusLine />;
  if (answer.right) return <StatusLine tone="success">Correct!</StatusLine>;
  return (
    <StatusLine tone="error">
      {answer.chosen === null ? 'Time is up.' : 'Incorrect.'} The right answer is:{' '}
      <b translate="no" lang={lang}>
        {question.correctAnswer}
      </b>
    </StatusLine>
  );
}
