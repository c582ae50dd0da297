import { examQuizMachine } from '#machines/games/exam-quiz.machine.ts';
import { categoryAt } from '#machines/learning/card-ids.rules.ts';
import type { CategorySlug } from '#machines/types.ts';
import { useMemo } from 'react';
import { useParams } from 'wouter';
import { categories } from '../../../content/categories.ts';
import { useOwnLog } from '../../../learner/Activity.tsx';
import { GameScreen } from '../GameScreen.tsx';
import { useSeed } from '../../../runtime/runtime.ts';
import { recentGamesOf } from '../../../actors/games.ts';
import { loadCards } from '../../../actors/library.ts';
import { useFlow } from '../../../runtime/use-flow.ts';
import { withChunk } from '../../../runtime/with-chunk.ts';
import { wire } from '../../../runtime/wire.ts';
import { ExamQuizSetup } from './ExamQuizSetup.tsx';

const play = () => import('./ExamQuizPlay.tsx');
const end = () => import('./ExamQuizEnd.tsx');

export default function ExamQuizPage() {
  const category = categoryAt(useParams()['category'] ?? '', categories);
  return <Exam key={category} category={category} />;
}

function Exam({ category }: { category: CategorySlug | null }) {
  const log = useOwnLog();
  const examQuiz = useMemo(
    () =>
      wire(examQuizMachine, {
        loadCards: withChunk(play, loadCards),
        loadRecentGames: recentGamesOf(log, 'exam-quiz'),
      }),
    [log],
  );
  const game = useFlow(examQuiz, { seed: useSeed(), category });
  return (
    <GameScreen
      game={game}
      title="Spanish Category Exam Quiz"
      purpose="A mixed exam on one category: words, sentences and grammar."
      setup={<ExamQuizSetup game={game} />}
      play={play}
      end={end}
    />
  );
}
