import type { flashcardsMachine } from '#machines/study/flashcards.machine.ts';
import { cardsOnPage, pageCount, pageWindow } from '#machines/study/flashcards.rules.ts';
import { kindOf } from '#machines/learning/forms.rules.ts';
import type { Card } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import { memo, useLayoutEffect } from 'react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { Star, StarWithKey } from '../Star.tsx';
import { Sound } from '../Sound.tsx';
import { wordOf } from '../../content/word.ts';
import { paths } from '../../paths.ts';
import { CardGrid, DeckSection, SingleDeck } from '../../ui/play/DeckLayout.tsx';
import { Pagination } from '../../ui/base/Pagination.tsx';
import { Picture, WordForms } from '../../ui/base/Picture.tsx';
import { StudyCard } from '../../ui/site/StudyCard.tsx';
import { inSpanish } from '../../ui/base/languages.ts';

type Viewer = { viewer: ActorRefFrom<typeof flashcardsMachine> };

export function CardsView({ viewer }: Viewer) {
  const matches = useSelector(viewer, (state) => state.context.matches);
  const pages = useSelector(viewer, (state) => pageCount(state.context.matches.length));
  const page = useSelector(viewer, (state) => state.context.page);
  const canGoBack = useSelector(viewer, (state) => state.can({ type: 'page.chosen', page: page - 1 }));
  const canGoOn = useSelector(viewer, (state) => state.can({ type: 'page.chosen', page: page + 1 }));
  const cards = cardsOnPage(matches, page);
  return (
    <DeckSection aria-label="Cards">
      <CardGrid>
        {cards.map((card, place) => (
          <Face key={place} viewer={viewer} card={card} />
        ))}
      </CardGrid>
      <Pagination
        page={page}
        canGoBack={canGoBack}
        canGoOn={canGoOn}
        window={pageWindow(page, pages)}
        onSelect={(chosen) => viewer.send({ type: 'page.chosen', page: chosen })}
      />
    </DeckSection>
  );
}

export function SingleView({ viewer }: Viewer) {
  const matches = useSelector(viewer, (state) => state.context.matches);
  const index = useSelector(viewer, (state) => state.context.index);
  const canReorder = useSelector(viewer, (state) => state.can({ type: 'deck.shuffled' }));
  const card = matches[index];
  useAttention(viewer, card?.id);
  return (
    <SingleDeck
      counter={`${index + 1} / ${matches.length}`}
      onPrevious={() => viewer.send({ type: 'card.returned' })}
      onNext={() => viewer.send({ type: 'card.advanced' })}
      canReorder={canReorder}
      onReset={() => viewer.send({ type: 'deck.reset' })}
      onShuffle={() => viewer.send({ type: 'deck.shuffled' })}
    >
      {card && <Face viewer={viewer} card={card} isLarge />}
    </SingleDeck>
  );
}

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
  const { forms, image } = wordOf(card);
  return (
    <StudyCard
      {...card}
      forms={forms && <WordForms {...inSpanish}>{forms}</WordForms>}
      image={image && <Picture address={image} size={isLarge ? 'large' : 'card'} />}
      isLarge={isLarge}
      onOpen={isLarge ? undefined : () => viewer.send({ type: 'card.opened', id: card.id })}
      more={
        isLarge &&
        hasForms(card) && (
          <Link href={paths.grammarSection(card.id.replace('course-', 'verbs-'))}>All forms</Link>
        )
      }
      audio={
        <>
          {isLarge ? <StarWithKey card={card} /> : <Star card={card} />}
          <Sound id={card.id} text={card.spanish} isOffered={isLarge} {...(!isLarge && { hasSlow: false })} />
        </>
      }
    />
  );
});

/** Whether the list of verbs has a table for the card. */
function hasForms(card: Card): boolean {
  return card.category === 'verbs' || (kindOf(card) === 'verbs' && !card.spanish.includes(' '));
}
