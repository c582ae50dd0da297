import type { grammarMasterMachine } from '#machines/games/grammar-master.machine.ts';
import type { AskedQuestion } from '#machines/games/grammar-master.rules.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { GameTime } from '../GameTime.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { ConfirmDialog } from '../../../ui/base/ConfirmDialog.tsx';
import { MixedText } from '../../../ui/base/MixedText.tsx';
import { Options } from '../../../ui/play/Options.tsx';
import { PlayHeader } from '../../../ui/play/PlayHeader.tsx';
import { QuestionPanel } from '../../../ui/play/QuestionPanel.tsx';
import { singleClick } from '../../../ui/base/single-click.ts';
import { StatusLine } from '../../../ui/base/StatusLine.tsx';
import { typeLabels } from './type-labels.ts';
import { inSpanish } from '../../../ui/base/languages.ts';

type Props = { game: ActorRefFrom<typeof grammarMasterMachine> };

export default function GrammarMasterPlay({ game }: Props) {
  const question = useSelector(game, (state) => state.context.questions[state.context.index]);
  const answer = useSelector(game, (state) => state.context.answers[state.context.index]);
  const canHold = useSelector(game, (state) => state.can({ type: 'explanation.held' }));
  const isConfirming = useSelector(game, (state) => state.matches('confirmingQuit'));
  if (!question) return null;
  const advance = () => game.send({ type: 'question.advanced' });
  return (
    <>
      <Progress game={game} />
      <QuestionPanel
        id={question.id}
        kind={typeLabels[question.grammarType]}
        question={
          <MixedText
            text={question.question}
            fill={answer && question.correctAnswer}
            fills={question.options}
          />
        }
        feedback={<Feedback question={question} isRight={answer?.right} />}
        next={
          <>
            <Button
              variant="outline"
              aria-disabled={!canHold}
              onClick={() => game.send({ type: 'explanation.held' })}
            >
              Keep reading
            </Button>
            <Button onClick={singleClick(advance)}>Next</Button>
          </>
        }
        tone={answer && (answer.right ? 'right' : 'wrong')}
        onEnter={advance}
      >
        <Options
          label="Options"
          options={question.options}
          {...inSpanish}
          isLocked={answer !== undefined}
          chosen={answer?.chosen ?? null}
          right={answer && question.correctAnswer}
          onChoose={(option) => game.send({ type: 'option.chosen', option })}
        />
      </QuestionPanel>
      <ConfirmDialog
        open={isConfirming}
        title="Are you sure you want to quit? Your progress will be lost."
        confirmLabel="Quit"
        cancelLabel="Keep playing"
        onConfirm={() => game.send({ type: 'quit.confirmed' })}
        onCancel={() => game.send({ type: 'quit.cancelled' })}
      />
    </>
  );
}

function Progress({ game }: Props) {
  const answers = useSelector(game, (state) => state.context.answers);
  const index = useSelector(game, (state) => state.context.index);
  const total = useSelector(game, (state) => state.context.questions.length);
  return (
    <PlayHeader
      unit="Question"
      position={index + 1}
      total={total}
      done={answers.length}
      score={answers.filter(({ right }) => right).length}
      time={<GameTime game={game} />}
      actions={
        <Button
          variant="outline"
          size="sm"
          onClick={() => game.send({ type: 'quit.requested', address: paths.games() })}
        >
          Quit
        </Button>
      }
    />
  );
}

function Feedback({ question, isRight }: { question: AskedQuestion; isRight: boolean | undefined }) {
  if (isRight === undefined) return <StatusLine />;
  return (
    <StatusLine tone={isRight ? 'success' : 'error'}>
      {isRight ? 'Correct!' : 'Incorrect. The right answer is: '}
      {!isRight && <b {...inSpanish}>{question.correctAnswer}</b>}
      <span>
        <MixedText text={question.explanation} />
      </span>
    </StatusLine>
  );
}
