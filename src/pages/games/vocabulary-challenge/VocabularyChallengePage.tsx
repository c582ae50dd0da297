import { vocabularyChallengeMachine } from '#machines/games/vocabulary-challenge.machine.ts';
import { useAsked } from '../../../learner/Activity.tsx';
import { GameScreen } from '../GameScreen.tsx';
import { useSeed } from '../../../runtime/runtime.ts';
import { loadCards } from '../../../actors/cards.ts';
import { useFlow } from '../../../runtime/use-flow.ts';
import { wire } from '../../../runtime/wire.ts';
import { VocabularyChallengeSetup } from './VocabularyChallengeSetup.tsx';
import { VocabularyChallengePlay } from './VocabularyChallengePlay.tsx';
import { VocabularyChallengeEnd } from './VocabularyChallengeEnd.tsx';

const vocabularyChallenge = wire(vocabularyChallengeMachine, { loadCards });

export default function VocabularyChallengePage() {
  const game = useFlow(vocabularyChallenge, { seed: useSeed(), asked: useAsked('vocabulary-challenge') });
  return (
    <GameScreen
      game={game}
      title="Vocabulary Challenge"
      purpose="Find the translation of each word before its time is up."
      setup={<VocabularyChallengeSetup game={game} />}
      play={<VocabularyChallengePlay game={game} />}
      completion={<VocabularyChallengeEnd game={game} />}
    />
  );
}
