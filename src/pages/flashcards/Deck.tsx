import type { flashcardsMachine } from '#machines/study/flashcards.machine.ts';
import type { CardCategory, Category } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import Signpost from 'lucide-react/icons/signpost';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { categories, courseDeck } from '../../content/categories.ts';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { CategoryCard } from '../../ui/site/CategoryCard.tsx';
import { CategoryIcon } from '../../ui/base/CategoryIcon.tsx';
import { CardGrid, DeckSection, DeckToolbar } from '../../ui/play/DeckLayout.tsx';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { CardsView, SingleView } from './DeckViews.tsx';

type Viewer = { viewer: ActorRefFrom<typeof flashcardsMachine> };

export function Deck({ viewer, hasCategories }: Viewer & { hasCategories: boolean }) {
  const isSearching = useSelector(viewer, (state) => state.context.search.trim() !== '');
  const hasMatches = useSelector(viewer, (state) => state.context.matches.length > 0);
  const isBusy = useSelector(viewer, (state) => state.hasTag('busy'));
  const isComplete = useSelector(viewer, (state) => state.matches({ viewing: { cards: 'complete' } }));
  const hasFailed = useSelector(viewer, (state) => state.matches({ viewing: { cards: 'failed' } }));
  const isSingle = useSelector(viewer, (state) => state.matches({ viewing: { mode: 'single' } }));
  return (
    <>
      <DeckToolbar
        search={<Search viewer={viewer} />}
        mode={isSingle ? 'single' : 'grid'}
        onMode={(mode) => viewer.send({ type: mode === 'grid' ? 'grid.chosen' : 'single.chosen' })}
      />
      {hasCategories && !isSearching && <Categories />}
      {hasMatches && (isSingle ? <SingleView viewer={viewer} /> : <CardsView viewer={viewer} />)}
      {!hasMatches && isBusy && <BusyScreen label="Loading flashcards..." />}
      {!hasMatches && !isBusy && isComplete && <NoMatch viewer={viewer} />}
      {hasFailed && <Failure viewer={viewer} />}
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

/** Shown below cards that are usable. */
function Failure({ viewer }: Viewer) {
  return (
    <EmptyState
      icon={<Signpost aria-hidden />}
      title="The flashcards couldn’t be loaded"
      text="Failed to load flashcards. Please try again."
    >
      <Button onClick={() => viewer.send({ type: 'load.retried' })}>Try again</Button>
    </EmptyState>
  );
}

function Categories() {
  return (
    <>
      <DeckSection>
        <h2>Categories</h2>
        <CardGrid as="ul">{categories.map(renderCategory)}</CardGrid>
      </DeckSection>
      <DeckSection>
        <h2>{courseDeck.title}</h2>
        <ul>{renderCategory({ ...courseDeck, title: 'Words of the lessons' })}</ul>
      </DeckSection>
    </>
  );
}

function renderCategory({ id, slug, path, title, count, color, description }: Category<CardCategory>) {
  return (
    <li key={id}>
      <Link href={path} asChild>
        <CategoryCard icon={<CategoryIcon category={slug} />} {...{ title, count, color, description }} />
      </Link>
    </li>
  );
}
