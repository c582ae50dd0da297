import { flashcardsMachine } from '#machines/study/flashcards.machine.ts';
import { isCardCategory } from '#machines/learning/card-ids.rules.ts';
import { categoriesOf, requestOf, type Request } from '#machines/study/flashcards.rules.ts';
import type { CardCategory, Category, CategorySlug } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import { Link, Redirect, useParams, useSearch } from 'wouter';
import { decks } from '../../content/categories.ts';
import { CourseLine } from '../course/CourseLine.tsx';
import { ReviewLink } from '../review/ReviewLink.tsx';
import { useSeed } from '../../runtime/runtime.ts';
import { cardsOf, knownCards, loadCards, loadWords, openLibrary } from '../../actors/library.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Breadcrumbs } from '../../ui/base/Breadcrumbs.tsx';
import { Container } from '../../ui/base/Container.tsx';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { PageHeader } from '../../ui/base/PageHeader.tsx';
import { Deck } from './Deck.tsx';

const flashcards = wire(flashcardsMachine, { loadCards, loadWords });

/** Preloads a category's cards so that its page shows them at once. */
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
  if (id !== undefined && isCardCategory(id)) return <Redirect to={paths.flashcardCategory(id)} replace />;
  const request = requestOf(category, id, cards);
  return <Flashcards key={JSON.stringify(request)} request={request} isOne={id !== undefined} />;
}

function Flashcards({ request, isOne }: { request: Request; isOne: boolean }) {
  const viewer = useFlow(flashcards, { request, seed: useSeed(), known: knownCards(categoriesOf(request)) });
  const isEmpty = useSelector(viewer, (state) => state.matches('empty'));
  const category = 'category' in request ? decks.find(({ slug }) => slug === request.category) : undefined;
  return (
    <Container isPage>
      <PageHeader
        title={titleOf(request, category)}
        description={category ? category.description : request.kind === 'all' && <CourseLine />}
        actions={
          <>
            <ReviewLink />
            <Button variant="outline" asChild>
              <Link href={paths.ownWords()}>Your words</Link>
            </Button>
          </>
        }
        breadcrumbs={
          <Breadcrumbs
            items={breadcrumbsOf(request, category)}
            renderLink={(href, label) => <Link href={href}>{label}</Link>}
          />
        }
      />
      {isEmpty ? (
        <EmptyState title={absence(request, isOne)}>
          <Button asChild>
            <Link href={paths.flashcards()}>View All Flashcards</Link>
          </Button>
        </EmptyState>
      ) : (
        <Deck viewer={viewer} hasCategories={request.kind === 'all'} />
      )}
    </Container>
  );
}

/** The message for no results; `isOne`: the URL names a single card. */
function absence({ kind }: Request, isOne: boolean): string {
  if (isOne) return 'This flashcard doesn’t exist.';
  return kind === 'list' ? 'These flashcards don’t exist.' : 'No flashcards found in this category.';
}

const LIST_TITLE = 'Words to Study';

function titleOf(request: Request, category: Category<CardCategory> | undefined): string {
  if (request.kind === 'list') return LIST_TITLE;
  if (category?.slug === 'course') return category.title;
  return category ? `${category.title} Flashcards` : 'All Flashcards';
}

function breadcrumbsOf(request: Request, category: Category<CardCategory> | undefined) {
  const label = request.kind === 'list' ? LIST_TITLE : category?.title;
  return [
    { label: 'Home', href: paths.home() },
    { label: 'Flashcards', ...(label && { href: paths.flashcards() }) },
    ...(label ? [{ label }] : []),
  ];
}
