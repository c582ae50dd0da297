import { wordMatchMachine } from '#machines/games/word-match.machine.ts';
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
  const game = useFlow(wordMatch, { seed: useSeed() });
  return (
    <GameScreen
      game={game}
      title="Word Match"
      purpose="Turn over two tiles at a time and find the Spanish word and the English word or picture that belong together."
      setup={<WordMatchSetup game={game} />}
      play={<WordMatchPlay game={game} />}
      completion={<WordMatchEnd game={game} />}
    />
  );
}
