import { sentenceBuilderMachine } from '#machines/games/sentence-builder.machine.ts';
import { useMemo } from 'react';
import { useOwnLog } from '../../../learner/Activity.tsx';
import { usePreferences } from '../../../learner/Preferences.tsx';
import { GameScreen } from '../GameScreen.tsx';
import { useSeed } from '../../../runtime/runtime.ts';
import { dealSentencesFor } from '../../../actors/course-sentences.ts';
import { recentGamesOf, loadSentences, sentenceBank } from '../../../actors/games.ts';
import { useFlow } from '../../../runtime/use-flow.ts';
import { withChunk } from '../../../runtime/with-chunk.ts';
import { wire } from '../../../runtime/wire.ts';
import { SentenceBuilderSetup } from './SentenceBuilderSetup.tsx';

const play = () => import('./SentenceBuilderPlay.tsx');
const end = () => import('./SentenceBuilderEnd.tsx');

export default function SentenceBuilderPage() {
  const log = useOwnLog();
  const preferences = usePreferences();
  const sentenceBuilder = useMemo(
    () =>
      wire(sentenceBuilderMachine, {
        loadSentences: withChunk(play, loadSentences),
        dealSentences: dealSentencesFor(log, preferences),
        loadRecentGames: recentGamesOf(log, 'sentence-builder'),
      }),
    [log, preferences],
  );
  const game = useFlow(sentenceBuilder, { seed: useSeed() });
  return (
    <GameScreen
      game={game}
      title="Sentence Builder"
      purpose="Read a sentence in English, then put its Spanish words in the right order."
      setup={<SentenceBuilderSetup game={game} />}
      play={play}
      end={end}
      content={sentenceBank}
    />
  );
}
