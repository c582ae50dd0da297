import { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { useAsked } from '../../../learner/Activity.tsx';
import { GameScreen } from '../GameScreen.tsx';
import { useSeed } from '../../../runtime/runtime.ts';
import { loadCards } from '../../../actors/cards.ts';
import { useFlow } from '../../../runtime/use-flow.ts';
import { wire } from '../../../runtime/wire.ts';
import { WordMatchSetup } from './WordMatchSetup.tsx';
import { WordMatchPlay } from './WordMatchPlay.tsx';
import { WordMatchEnd } from './WordMatchEnd.tsx';

const wordMatch = wire(wordMatchMachine, { loadCards });

export default function WordMatchPage() {
  const game = useFlow(wordMatch, { seed: useSeed(), asked: useAsked('word-match') });
  return (
    <GameScreen
      game={game}
      title="Word Match"
      purpose="Turn over two tiles at a time and find the Spanish and English words that belong together."
      setup={<WordMatchSetup game={game} />}
      play={<WordMatchPlay game={game} />}
      completion={<WordMatchEnd game={game} />}
    />
  );
}
