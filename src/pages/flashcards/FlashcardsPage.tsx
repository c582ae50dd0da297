import { flashcardsMachine } from '#machines/study/flashcards.machine.ts';
import { categoriesOf, isCategorySlug, requestOf, type Request } from '#machines/study/flashcards.rules.ts';
import type { Category, CategorySlug } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import Signpost from 'lucide-react/icons/signpost';
import { Link, Redirect, useParams, useSearch } from 'wouter';
import { categories } from '../../content/categories.ts';
import { ReviewLink } from '../review/ReviewLink.tsx';
import { useSeed } from '../../runtime/runtime.ts';
import { loadCards } from '../../actors/cards.ts';
import { cardsOf, knownCards, openLibrary } from '../../actors/library.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { paths } from '../../paths.ts';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Breadcrumbs } from '../../ui/base/Breadcrumbs.tsx';
import { Container } from '../../ui/base/Container.tsx';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { PageHeader } from '../../ui/base/PageHeader.tsx';
import { Deck } from './Deck.tsx';

const flashcards = wire(flashcardsMachine, { loadCards });

/** Loads the cards of a category, which its page then shows at once. */
export async function prepare(
  { category }: { category?: CategorySlug },
  options: Parameters<typeof openLibrary>[0],
): Promise<void> {
  openLibrary(options);
  if (category) await cardsOf([category]);
}

export default function FlashcardsPage() {
  const { category, id } = useParams<{ category?: string; id?: string }>();
  const cards = new URLSearchParams(useSearch()).get('cards');
  if (id !== undefined && isCategorySlug(id)) return <Redirect to={paths.flashcardCategory(id)} replace />;
  const request = requestOf(category, id, cards);
  return <Flashcards key={JSON.stringify(request)} request={request} />;
}

function Flashcards({ request }: { request: Request }) {
  const viewer = useFlow(flashcards, {
    request,
    seed: useSeed(),
    known: knownCards(categoriesOf(request)),
  });
  const isLoading = useSelector(viewer, (state) => state.matches('loading'));
  const hasFailed = useSelector(viewer, (state) => state.matches('failed'));
  const isEmpty = useSelector(viewer, (state) => state.matches('empty'));
  const isViewing = useSelector(viewer, (state) => state.matches('viewing'));
  const category =
    'category' in request ? categories.find(({ slug }) => slug === request.category) : undefined;
  return (
    <Container isPage>
      <PageHeader
        title={titleOf(request, category)}
        description={category?.description}
        actions={<ReviewLink />}
        breadcrumbs={
          <Breadcrumbs
            items={breadcrumbsOf(request, category)}
            renderLink={(href, label) => <Link href={href}>{label}</Link>}
          />
        }
      />
      {isLoading && request.kind !== 'all' && <BusyScreen label="Loading flashcards..." />}
      {hasFailed && (
        <EmptyState
          icon={<Signpost aria-hidden />}
          title="The flashcards could not be loaded"
          text="Failed to load flashcards. Please try again."
        >
          <Button onClick={() => viewer.send({ type: 'load.retried' })}>Try again</Button>
        </EmptyState>
      )}
      {isEmpty && (
        <EmptyState
          title={
            request.kind === 'list'
              ? 'These flashcards do not exist.'
              : 'No flashcards found in this category.'
          }
        >
          <Button asChild>
            <Link href={paths.flashcards()}>View All Flashcards</Link>
          </Button>
        </EmptyState>
      )}
      {((isLoading && request.kind === 'all') || isViewing) && (
        <Deck viewer={viewer} hasCategories={request.kind === 'all'} />
      )}
    </Container>
  );
}

const LIST_TITLE = 'Words to Study';

function titleOf(request: Request, category: Category | undefined): string {
  if (request.kind === 'list') return LIST_TITLE;
  return category ? `${category.title} Flashcards` : 'All Flashcards';
}

function breadcrumbsOf(request: Request, category: Category | undefined) {
  const label = request.kind === 'list' ? LIST_TITLE : category?.title;
  return [
    { label: 'Home', href: paths.home() },
    { label: 'Flashcards', ...(label && { href: paths.flashcards() }) },
    ...(label ? [{ label }] : []),
  ];
}
