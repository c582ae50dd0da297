import { sentenceBuilderMachine } from '#machines/games/sentence-builder.machine.ts';
import { useMemo } from 'react';
import { useAsked, useOwnLog } from '../../../learner/Activity.tsx';
import { GameScreen } from '../GameScreen.tsx';
import { useSeed } from '../../../runtime/runtime.ts';
import { dealSentencesFor } from '../../../actors/course-sentences.ts';
import { loadSentences } from '../../../actors/exercises.ts';
import { useFlow } from '../../../runtime/use-flow.ts';
import { wire } from '../../../runtime/wire.ts';
import { SentenceBuilderSetup } from './SentenceBuilderSetup.tsx';
import { SentenceBuilderPlay } from './SentenceBuilderPlay.tsx';
import { SentenceBuilderEnd } from './SentenceBuilderEnd.tsx';

export default function SentenceBuilderPage() {
  const log = useOwnLog();
  const sentenceBuilder = useMemo(
    () => wire(sentenceBuilderMachine, { loadSentences, dealSentences: dealSentencesFor(log) }),
    [log],
  );
  const game = useFlow(sentenceBuilder, { seed: useSeed(), asked: useAsked('sentence-builder') });
  return (
    <GameScreen
      game={game}
      title="Sentence Builder"
      purpose="You read a sentence in English. Put its Spanish words in the right order."
      setup={<SentenceBuilderSetup game={game} />}
      play={<SentenceBuilderPlay game={game} />}
      completion={<SentenceBuilderEnd game={game} />}
    />
  );
}
