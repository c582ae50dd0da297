import type { Deck } from '#machines/study/review-queue.types.ts';
import type { reviewMachine } from '#machines/study/review.machine.ts';
import { levels } from '#machines/types.ts';
import { ownCardsOf } from '#machines/learning/own-cards.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { decks } from '../../content/categories.ts';
import { courseUnits } from '../../content/course-index.ts';
import { wordCount } from '../../content/due-texts.ts';
import { useKnownProgress } from '../../learner/Activity.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/base/Button.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { TextButton } from '../../ui/base/TextButton.tsx';
import { NativeSelect, type SelectGroup } from '../../ui/form/NativeSelect.tsx';

interface Choice {
  value: Deck;
  label: string;
  lang?: 'es';
}

const first: readonly Choice[] = [
  { value: 'everything', label: 'Everything' },
  { value: 'starred', label: 'Starred words' },
  { value: 'own', label: 'Your own words' },
];
const games: Choice = { value: 'games', label: 'Words from your games' };
const difficulties: readonly Choice[] = [
  { value: 'easy', label: 'Easy words' },
  { value: 'medium', label: 'Medium words' },
  { value: 'hard', label: 'Hard words' },
];
const ofCategories: readonly Choice[] = decks.map(({ slug, title }) => ({ value: slug, label: title }));
const ofUnits = levels.map((level) => ({
  label: `Units of ${level}`,
  options: courseUnits.flatMap((unit): Choice[] =>
    unit.level === level ? [{ value: `unit:${unit.id}`, label: unit.title, lang: 'es' }] : [],
  ),
}));
const groups: readonly SelectGroup[] = [
  { label: 'Difficulty', options: difficulties },
  { label: 'Categories', options: ofCategories },
  ...ofUnits,
];
const all = [...first, games, ...difficulties, ...ofCategories, ...ofUnits.flatMap(({ options }) => options)];

type Review = { review: ActorRefFrom<typeof reviewMachine> };

export function DeckChoice({ review }: Review) {
  const deck = useSelector(review, ({ context }) => context.deck);
  const fromGames = useSelector(review, ({ context }) => context.dueCounts?.fromGames ?? 0);
  const log = useKnownProgress();
  const hasGames = fromGames > 0 || deck === 'games';
  return (
    <NativeSelect
      label="Which words?"
      name="deck"
      value={deck}
      hint={hintOf(deck, log)}
      options={[...first, ...(hasGames ? [games] : []), ...groups]}
      onChange={(chosen) => {
        const choice = all.find(({ value }) => value === chosen);
        if (choice) review.send({ type: 'deck.chosen', deck: choice.value });
      }}
    />
  );
}

/** Below the choices, since it loads late and would move them. */
export function FurtherChoices({ review }: Review) {
  const stubborn = useSelector(review, ({ context }) => context.dueCounts?.stubborn ?? 0);
  const canDrill = useSelector(review, (state) => state.can({ type: 'drill.started', now: 0 }));
  const isMissing = useSelector(review, ({ context }) => context.only?.length === 0);
  return (
    <>
      {isMissing && (
        <Button
          variant="outline"
          onClick={singleClick(() => review.send({ type: 'deck.chosen', deck: 'everything' }))}
        >
          Review what’s due
        </Button>
      )}
      <FromGames review={review} />
      {stubborn > 0 && (
        <Button variant="outline" aria-disabled={!canDrill} onClick={singleClick(() => drill(review))}>
          Practice stubborn words ({stubborn})
        </Button>
      )}
    </>
  );
}

function FromGames({ review }: Review) {
  const fromGames = useSelector(review, ({ context }) => context.dueCounts?.fromGames ?? 0);
  const budget = useSelector(review, ({ context }) => context.dueCounts?.budget ?? 0);
  const isChosen = useSelector(review, ({ context }) => context.deck === 'games');
  if (fromGames === 0 || budget === 0 || isChosen) return null;
  return (
    <p>
      You missed {wordCount(fromGames)} in games.{' '}
      <TextButton onClick={() => review.send({ type: 'deck.chosen', deck: 'games' })}>
        {fromGames === 1 ? 'Learn it' : 'Learn them'}
      </TextButton>
    </p>
  );
}

function drill(review: Review['review']): void {
  review.send({ type: 'drill.started', now: Date.now() });
}

/** Why the deck is empty, and how to fill it. */
function hintOf(deck: Deck, log: Progress | null): ReactNode {
  if (!log) return null;
  if (deck === 'own' && ownCardsOf(log).length === 0)
    return (
      <>
        You don’t have any yet. <Link href={paths.ownWords()}>Add words</Link>
      </>
    );
  const hasStar = [...log.stars.values()].some(({ facts }) => facts.isStarred);
  return deck === 'starred' && !hasStar ? 'No starred cards yet. Tap the star on any flashcard.' : null;
}
