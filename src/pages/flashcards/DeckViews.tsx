import type { flashcardsMachine } from '#machines/study/flashcards.machine.ts';
import { cardsOnPage, pageCount, pageWindow } from '#machines/study/flashcards.rules.ts';
import type { Card } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import { memo, useLayoutEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useSound } from '../../learner/Audio.tsx';
import { useAutoPlay } from '../../learner/Preferences.tsx';
import { AudioButton } from '../../ui/base/AudioButton.tsx';
import { CardGrid, DeckSection, SingleDeck } from '../../ui/play/Deck.tsx';
import { Pagination } from '../../ui/base/Pagination.tsx';
import { StudyCard } from '../../ui/site/StudyCard.tsx';

type Viewer = { viewer: ActorRefFrom<typeof flashcardsMachine> };

export function CardsView({ viewer }: Viewer) {
  const matches = useSelector(viewer, (state) => state.context.matches);
  const page = useSelector(viewer, (state) => state.context.page);
  const canGoBack = useSelector(viewer, (state) => state.can({ type: 'page.chosen', page: page - 1 }));
  const canGoOn = useSelector(viewer, (state) => state.can({ type: 'page.chosen', page: page + 1 }));
  return (
    <DeckSection aria-label="Cards">
      <CardGrid>
        {cardsOnPage(matches, page).map((card, place) => (
          <Face key={place} viewer={viewer} card={card} />
        ))}
      </CardGrid>
      <Pagination
        page={page}
        canGoBack={canGoBack}
        canGoOn={canGoOn}
        window={pageWindow(page, pageCount(matches))}
        onSelect={(chosen) => viewer.send({ type: 'page.chosen', page: chosen })}
      />
    </DeckSection>
  );
}

export function SingleView({ viewer }: Viewer) {
  const matches = useSelector(viewer, (state) => state.context.matches);
  const index = useSelector(viewer, (state) => state.context.index);
  const card = matches[index];
  useAttention(viewer, card?.id);
  if (!card) return null;
  return (
    <SingleDeck
      counter={`${index + 1} / ${matches.length}`}
      onPrevious={() => viewer.send({ type: 'card.returned' })}
      onNext={() => viewer.send({ type: 'card.advanced' })}
      onReset={() => viewer.send({ type: 'deck.reset' })}
      onShuffle={() => viewer.send({ type: 'deck.shuffled' })}
    >
      <Face viewer={viewer} card={card} isLarge />
    </SingleDeck>
  );
}

/** Tells the flow when a card is shown alone, and when it no longer is. */
function useAttention(viewer: Viewer['viewer'], card: string | undefined): void {
  useLayoutEffect(() => {
    if (card === undefined) return undefined;
    viewer.send({ type: 'card.shown', card, now: Date.now() });
    return () => viewer.send({ type: 'card.left', now: Date.now() });
  }, [viewer, card]);
}

const Face = memo(function Face({
  viewer,
  card,
  isLarge = false,
}: Viewer & { card: Card; isLarge?: boolean }) {
  const { isPlaying, toggle, offer } = useSound(card.id, card.spanish);
  useAutoPlay(isLarge, card.id, offer);
  return (
    <StudyCard
      {...card}
      isLarge={isLarge}
      onOpen={isLarge ? undefined : () => viewer.send({ type: 'card.opened', id: card.id })}
      audio={<AudioButton text={card.spanish} isPlaying={isPlaying} onToggle={toggle} />}
    />
  );
});
