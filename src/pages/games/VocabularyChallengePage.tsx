import { VOCABULARY_QUESTIONS, VOCABULARY_SECONDS } from '#machines/constants.ts';
import { vocabularyChallengeMachine } from '#machines/games/vocabulary-challenge.machine.ts';
import { vocabularyXp } from '#machines/learning/xp.rules.ts';

import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { GameEnd, GameScreen, PlayAgain, StartGame } from './GameScreen.tsx';
import { useSeed } from '../../runtime/settings.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { ChoiceCards } from '../../ui/form/ChoiceCards.tsx';
import { Countdown } from '../../ui/play/Countdown.tsx';
import { DifficultyChoice } from '../../ui/play/DifficultyChoice.tsx';
import { GameSetup } from '../../ui/play/Game.tsx';
import { Options } from '../../ui/play/Options.tsx';
import { PlayHeader } from '../../ui/play/PlayHeader.tsx';
import { QuestionPanel } from '../../ui/play/QuestionPanel.tsx';
import { Review } from '../../ui/play/Review.tsx';
import { StatusLine } from '../../ui/base/StatusLine.tsx';

type Game = { game: ActorRefFrom<typeof vocabularyChallengeMachine> };

const hintOf = (difficulty: 'easy' | 'medium' | 'hard') =>
  `${VOCABULARY_QUESTIONS[difficulty]} words, ${VOCABULARY_SECONDS[difficulty]} s each`;
const hints = { easy: hintOf('easy'), medium: hintOf('medium'), hard: hintOf('hard') };
const modes = {
  'spanish-to-english': { task: 'What does this mean in English?', word: 'es', option: undefined },
  'english-to-spanish': { task: 'How do you say this in Spanish?', word: undefined, option: 'es' },
} as const;

export default function VocabularyChallengePage() {
  const game = useFlow(vocabularyChallengeMachine, { seed: useSeed() });
  return (
    <GameScreen
      game={game}
      title="Vocabulary Challenge"
      purpose="Find the translation of each word before its time is up."
      setup={<Setup game={game} />}
      play={<Play game={game} />}
      completion={<Completion game={game} />}
    />
  );
}

function Setup({ game }: Game) {
  const difficulty = useSelector(game, (state) => state.context.difficulty);
  const mode = useSelector(game, (state) => state.context.mode);
  return (
    <GameSetup>
      <DifficultyChoice
        value={difficulty}
        hints={hints}
        onChange={(chosen) => game.send({ type: 'difficulty.chosen', difficulty: chosen })}
      />
      <ChoiceCards
        legend="Mode"
        name="mode"
        value={mode}
        onChange={(chosen) => game.send({ type: 'mode.chosen', mode: chosen })}
        options={[
          { value: 'spanish-to-english', label: 'Spanish to English' },
          { value: 'english-to-spanish', label: 'English to Spanish' },
        ]}
      />
      <StartGame game={game} onStart={() => game.send({ type: 'game.started' })} />
    </GameSetup>
  );
}

function Play({ game }: Game) {
  const question = useSelector(game, (state) => state.context.questions[state.context.index]);
  const answer = useSelector(game, (state) => state.context.answers[state.context.index]);
  const mode = useSelector(game, (state) => modes[state.context.mode]);
  if (!question) return null;
  return (
    <>
      <Standing game={game} />
      <QuestionPanel
        id={question.id}
        kind={mode.task}
        question={<span lang={mode.word}>{question.word}</span>}
        size="word"
        limit={<TimeLeft game={game} key={question.id} />}
        isJudged={answer !== undefined}
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

function Standing({ game }: Game) {
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

function TimeLeft({ game }: Game) {
  const remaining = useSelector(game, (state) => state.context.remaining);
  const total = useSelector(game, (state) => state.context.rules.seconds[state.context.difficulty]);
  return <Countdown seconds={remaining} total={total} />;
}

function Feedback({ game }: Game) {
  const question = useSelector(game, (state) => state.context.questions[state.context.index]);
  const answer = useSelector(game, (state) => state.context.answers[state.context.index]);
  const lang = useSelector(game, (state) => modes[state.context.mode].option);
  if (!question || !answer) return <StatusLine />;
  if (answer.right) return <StatusLine tone="success">Correct!</StatusLine>;
  return (
    <StatusLine tone="error">
      {answer.chosen === null ? 'Time is up.' : 'Incorrect.'} The right answer is:{' '}
      <b lang={lang}>{question.correctAnswer}</b>
    </StatusLine>
  );
}

function Completion({ game }: Game) {
  const { answers, questions, difficulty, mode } = game.getSnapshot().context;
  const right = answers.filter((answer) => answer.right).length;
  const missed = questions.filter(({ id }) => answers.some((answer) => answer.id === id && !answer.right));
  return (
    <>
      <GameEnd
        game={game}
        title="Game completed!"
        right={right}
        total={questions.length}
        text={`You knew ${right} of ${questions.length} words.`}
        figure={{ label: 'Score', value: `${right} / ${questions.length}` }}
        xp={{ value: vocabularyXp(difficulty, right) }}
      >
        <PlayAgain game={game} />
      </GameEnd>
      <Review
        title="Words to look at again"
        items={missed.map(({ id, word, correctAnswer }) => ({
          id,
          question: <span lang={modes[mode].word}>{word}</span>,
          answer: <span lang={modes[mode].option}>{correctAnswer}</span>,
        }))}
      />
    </>
  );
}
