import { sentenceBuilderMachine } from '#machines/games/sentence-builder.machine.ts';
import { GameScreen } from '../GameScreen.tsx';
import { useSeed } from '../../../runtime/settings.ts';
import { useFlow } from '../../../runtime/use-flow.ts';
import { SentenceBuilderSetup } from './SentenceBuilderSetup.tsx';
import { SentenceBuilderPlay } from './SentenceBuilderPlay.tsx';
import { SentenceBuilderEnd } from './SentenceBuilderEnd.tsx';

export default function SentenceBuilderPage() {
  const game = useFlow(sentenceBuilderMachine, { seed: useSeed() });
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
