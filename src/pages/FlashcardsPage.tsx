import { flashcardsMachine } from '#machines/study/flashcards.machine.ts';
import {
  cardsOnPage,
  pageCount,
  pageWindow,
  requestOf,
  type Request,
} from '#machines/study/flashcards.rules.ts';
import type { Card, Category } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import { Signpost } from 'lucide-react';
import { memo } from 'react';
import { Link, useParams } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { categories } from '../content/categories.ts';
import { useSound } from '../learner/Audio.tsx';
import { ReviewLink } from './review/ReviewLink.tsx';
import { useAutoPlay } from '../learner/Preferences.tsx';
import { useSeed } from '../runtime/settings.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { useStudied } from '../learner/use-studied.ts';
import { paths } from '../paths.ts';
import { AudioButton } from '../ui/base/AudioButton.tsx';
import { BusyScreen } from '../ui/base/BusyScreen.tsx';
import { Button } from '../ui/base/Button.tsx';
import { Breadcrumbs } from '../ui/base/Breadcrumbs.tsx';
import { CategoryCard } from '../ui/site/CategoryCard.tsx';
import { CategoryIcon } from '../ui/base/CategoryIcon.tsx';
import { Container } from '../ui/base/Container.tsx';
import { CardGrid, DeckSection, DeckToolbar, SingleDeck } from '../ui/play/Deck.tsx';
import { EmptyState } from '../ui/base/EmptyState.tsx';
import { PageHeader } from '../ui/base/PageHeader.tsx';
import { Pagination } from '../ui/base/Pagination.tsx';
import { SearchField } from '../ui/form/SearchField.tsx';
import { StudyCard } from '../ui/site/StudyCard.tsx';

type Viewer = { viewer: ActorRefFrom<typeof flashcardsMachine> };

export default function FlashcardsPage() {
  const { category, id } = useParams<{ category?: string; id?: string }>();
  const request = requestOf(category, id);
  return <Flashcards key={JSON.stringify(request)} request={request} />;
}

function Flashcards({ request }: { request: Request }) {
  const viewer = useFlow(flashcardsMachine, { request, seed: useSeed() });
  const isLoading = useSelector(viewer, (state) => state.matches('loading'));
  const hasFailed = useSelector(viewer, (state) => state.matches('failed'));
  const isEmpty = useSelector(viewer, (state) => state.matches('empty'));
  const category =
    'category' in request ? categories.find(({ slug }) => slug === request.category) : undefined;
  return (
    <Container isPage>
      <PageHeader
        title={category ? `${category.title} Flashcards` : 'All Flashcards'}
        description={category?.description}
        actions={<ReviewLink />}
        breadcrumbs={
          <Breadcrumbs
            items={breadcrumbsOf(category)}
            renderLink={(href, label) => <Link href={href}>{label}</Link>}
          />
        }
      />
      {isLoading && <BusyScreen label="Loading flashcards..." />}
      {hasFailed && (
        <EmptyState
          icon={<Signpost aria-hidden />}
          title="The flashcards did not arrive"
          text="Failed to load flashcards. Please try again."
        >
          <Button onClick={() => viewer.send({ type: 'load.retried' })}>Try again</Button>
        </EmptyState>
      )}
      {isEmpty && (
        <EmptyState title="No flashcards found in this category.">
          <Button asChild>
            <Link href={paths.flashcards()}>View All Flashcards</Link>
          </Button>
        </EmptyState>
      )}
      {!isLoading && !hasFailed && !isEmpty && <Deck viewer={viewer} hasCategory={category !== undefined} />}
    </Container>
  );
}

function Deck({ viewer, hasCategory }: Viewer & { hasCategory: boolean }) {
  const isSearching = useSelector(viewer, (state) => state.context.search.trim() !== '');
  const hasMatches = useSelector(viewer, (state) => state.context.matches.length > 0);
  const isSingle = useSelector(viewer, (state) => state.matches({ viewing: 'single' }));
  return (
    <>
      <DeckToolbar
        search={<Search viewer={viewer} />}
        mode={isSingle ? 'single' : 'grid'}
        onMode={(mode) => viewer.send({ type: mode === 'grid' ? 'grid.chosen' : 'single.chosen' })}
      />
      {!hasCategory && !isSearching && <Categories />}
      {!hasMatches && <NoMatch viewer={viewer} />}
      {hasMatches && (isSingle ? <Single viewer={viewer} /> : <Grid viewer={viewer} />)}
    </>
  );
}

function Search({ viewer }: Viewer) {
  return (
    <SearchField
      label="Search flashcards"
      value={useSelector(viewer, (state) => state.context.search)}
      onChange={(search) => viewer.send({ type: 'search.changed', search })}
      onClear={() => viewer.send({ type: 'search.changed', search: '' })}
    />
  );
}

function NoMatch({ viewer }: Viewer) {
  const search = useSelector(viewer, (state) => state.context.search.trim());
  return (
    <EmptyState title={`No flashcards found matching "${search}"`}>
      <Button onClick={() => viewer.send({ type: 'search.changed', search: '' })}>Clear Search</Button>
    </EmptyState>
  );
}

function Categories() {
  return (
    <DeckSection>
      <h2>Categories</h2>
      <CardGrid as="ul">
        {categories.map(({ id, slug, path, title, count, color, description }) => (
          <li key={id}>
            <Link href={path} asChild>
              <CategoryCard
                icon={<CategoryIcon category={slug} />}
                {...{ title, count, color, description }}
              />
            </Link>
          </li>
        ))}
      </CardGrid>
    </DeckSection>
  );
}

function Grid({ viewer }: Viewer) {
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

function Single({ viewer }: Viewer) {
  const matches = useSelector(viewer, (state) => state.context.matches);
  const index = useSelector(viewer, (state) => state.context.index);
  const card = matches[index];
  useStudied(card?.id);
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

function breadcrumbsOf(category: Category | undefined) {
  return [
    { label: 'Home', href: paths.home() },
    { label: 'Flashcards', ...(category && { href: paths.flashcards() }) },
    ...(category ? [{ label: category.title }] : []),
  ];
}
