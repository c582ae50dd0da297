import { storiesMachine } from '#machines/course/stories.machine.ts';
import type { ShelfStory } from '#machines/course/stories.types.ts';
import type { ReadingKind } from '#machines/games/bank.types.ts';
import { levels, type Level } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import Volume2 from 'lucide-react/icons/volume-2';
import { Fragment, useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { knownLogOf, watchLogOf } from '../../actors/learner-flows.ts';
import { loadStories } from '../../actors/course.ts';
import { useLearnerFlows } from '../../learner/Activity.tsx';
import { paths } from '../../paths.ts';
import { Chunk } from '../../runtime/Chunk.tsx';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { Button } from '../../ui/base/Button.tsx';
import { BusyScreen } from '../../ui/base/BusyScreen.tsx';
import { Container } from '../../ui/base/Container.tsx';
import { EmptyState } from '../../ui/base/EmptyState.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { PageHeader } from '../../ui/base/PageHeader.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { ShelfItem, ShelfLevel } from '../../ui/site/Shelf.tsx';
import { levelNames } from '../course/level-names.ts';
import { inSpanish } from '../../ui/base/languages.ts';
import { typeset } from '../../ui/base/typeset.ts';

const kindNames: Readonly<Record<ReadingKind, string>> = {
  dialogue: 'Dialogue',
  story: 'Story',
  column: 'Column',
  diary: 'Diary',
  forum: 'Forum',
  instructions: 'Instructions',
  interview: 'Interview',
  letter: 'Letter',
  report: 'News report',
  review: 'Review',
};
const paseoPage = () => import('../paseo/PaseoPage.tsx');

/** Also renders Paseo, since every page that `routes.tsx` imports adds to the size of all others. */
export default function StoriesPage() {
  const [location] = useLocation();
  if (location.replace(/\/$/, '') !== paths.paseo()) return <StoriesShelf />;
  return (
    <Chunk load={paseoPage} fallback={<BusyScreen label="Loading..." />}>
      {({ default: PaseoPage }) => <PaseoPage />}
    </Chunk>
  );
}

function StoriesShelf() {
  return (
    <Container isPage>
      <PageHeader
        title="Stories and dialogues"
        description="All readings of the course in one place. A word counts as known if you got it right last time."
        actions={
          <>
            <Button variant="outline" asChild>
              <Link href={paths.paseo()}>Listen to your words</Link>
            </Button>
            <Button variant="outline" asChild>
              <Link href={paths.course()}>Course</Link>
            </Button>
          </>
        }
      />
      <Stories />
    </Container>
  );
}

export function Stories() {
  const flows = useLearnerFlows();
  const wired = useMemo(() => wire(storiesMachine, { watchLog: watchLogOf(flows), loadStories }), [flows]);
  const flow = useFlow(wired, { log: knownLogOf(flows) });
  const shelf = useSelector(flow, ({ context }) => context.shelf);
  const hasFailed = useSelector(flow, (state) => state.matches('failed'));
  if (hasFailed)
    return (
      <EmptyState title="The stories couldn’t be loaded" text="Check your connection and try again.">
        <Button onClick={singleClick(() => flow.send({ type: 'load.retried' }))}>Try again</Button>
      </EmptyState>
    );
  if (!shelf) return <ShelfSkeleton />;
  return levels.map((level) => (
    <OneLevel key={level} level={level} stories={shelf.filter((story) => story.level === level)} />
  ));
}

function OneLevel({ level, stories }: { level: Level; stories: readonly ShelfStory[] }) {
  const read = stories.filter(({ best }) => best !== null).length;
  return (
    <ShelfLevel title={`${level}: ${levelNames[level]}`} text={`${read} of ${stories.length} read`}>
      {stories.map((story) => (
        <Fragment key={story.unit}>
          <OneStory story={story} title={typeset(story.title)} />
          {story.dialogue !== null && <OneDialogue story={story} title={typeset(story.dialogue)} />}
        </Fragment>
      ))}
    </ShelfLevel>
  );
}

function OneStory({ story, title }: { story: ShelfStory; title: string }) {
  const { unit, unitTitle, kind, best, known, words } = story;
  return (
    <ShelfItem
      title={title}
      kind={
        <>
          {kindNames[kind]} · <span {...inSpanish}>{unitTitle}</span>
        </>
      }
      read={best === null ? null : `${Math.floor(100 * best)}% right`}
      known={known}
      words={words}
    >
      <Button variant="outline" size="sm" asChild>
        <Link href={paths.courseStop(unit, 'reading')} onClick={singleClick()}>
          <span>
            {best === null ? 'Read' : 'Read again'}
            <VisuallyHidden> {title}</VisuallyHidden>
          </span>
        </Link>
      </Button>
      {kind === 'dialogue' ? (
        <ListenLink address={paths.readingAsDialogue(unit)} title={title} as="dialogue" />
      ) : best === null ? null : (
        <ListenLink address={paths.listenTo(unit)} title={title} />
      )}
    </ShelfItem>
  );
}

/** The dialogue that a unit has beside its reading. */
function OneDialogue({ story: { unit, unitTitle }, title }: { story: ShelfStory; title: string }) {
  return (
    <ShelfItem
      title={title}
      kind={
        <>
          Dialogue to hear · <span {...inSpanish}>{unitTitle}</span>
        </>
      }
      read={null}
    >
      <ListenLink address={paths.dialogue(unit)} title={title} as="dialogue" isOnly />
    </ShelfItem>
  );
}

interface ListenProps {
  address: string;
  title: string;
  /** Set if it's heard role by role. */
  as?: 'dialogue';
  /** Whether there's no link beside it. */
  isOnly?: boolean;
}

function ListenLink({ address, title, as, isOnly = false }: ListenProps) {
  return (
    <Button variant={isOnly ? 'outline' : 'ghost'} size="sm" asChild>
      <Link href={address} onClick={singleClick()}>
        <Volume2 aria-hidden />
        <span>
          Listen
          <VisuallyHidden>
            {' '}
            to {title}
            {as && ` as a ${as}`}
          </VisuallyHidden>
        </span>
      </Link>
    </Button>
  );
}

function ShelfSkeleton() {
  return (
    <Skeleton label="Loading the stories...">
      <ShelfLevel title="A1: First steps" text="0 of 12 read">
        {['one', 'two', 'three', 'four', 'five', 'six'].map((name) => (
          <ShelfItem key={name} title="A story" kind="Dialogue" read={null} known={0} words={40}>
            <Button variant="outline" size="sm">
              Read
            </Button>
          </ShelfItem>
        ))}
      </ShelfLevel>
    </Skeleton>
  );
}
