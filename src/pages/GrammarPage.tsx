import type { GrammarTab } from '#machines/games/exercise.types.ts';
import { grammarMachine } from '#machines/study/grammar.machine.ts';
import { useSelector } from '@xstate/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useMemo } from 'react';
import { Link } from 'wouter';
import nouns from '../content/reference/nouns.ts';
import { outline } from '../content/reference/outline.ts';
import { furtherTabs } from './grammar-tabs.ts';
import { CourseLine } from './course/CourseLine.tsx';
import { Section } from './GrammarSection.tsx';
import { Chunk, usePrefetch } from '../runtime/Chunk.tsx';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { paths } from '../paths.ts';
import { BusyScreen } from '../ui/base/BusyScreen.tsx';
import { Button } from '../ui/base/Button.tsx';
import { Container } from '../ui/base/Container.tsx';
import { PageHeader } from '../ui/base/PageHeader.tsx';
import { MoreSections, PromoBanner } from '../ui/site/Reference.tsx';
import { Tabs, useHash } from '../ui/base/Tabs.tsx';

const grammar = wire(grammarMachine, {});
const VERB = 'verbs-';
const verbBook = () => import('./grammar/VerbBook.tsx');

const further = new Set<string>(
  outline.flatMap((tab) => ('moreSections' in tab ? tab.moreSections.map(({ id }) => id) : [])),
);
const tabLinks = outline.map((tab) => ({
  hash: tab.id,
  label: tab.title,
  parts: [...tab.sections, ...('moreSections' in tab ? tab.moreSections : [])].map(({ id }): string => id),
}));

export default function GrammarPage() {
  const hash = useHash();
  const flow = useFlow(grammar, { isCompleteAtOnce: further.has(hash) });
  const isComplete = useSelector(flow, (state) => state.matches('complete'));
  usePrefetch(useMemo(() => Object.values(furtherTabs), []));
  const contentOf = ({ sections, moreSections }: GrammarTab, hasVerbs = false) => (
    <>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      {moreSections && (
        <MoreSections
          isOpen={isComplete}
          button={
            <Button
              variant="outline"
              aria-expanded={isComplete}
              onClick={() => flow.send({ type: 'tenses.toggled' })}
            >
              View More Verb Tenses
              <ChevronDown aria-hidden />
            </Button>
          }
        >
          {moreSections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </MoreSections>
      )}
      {hasVerbs && (
        <Chunk load={verbBook} fallback={<BusyScreen label="Loading..." />}>
          {({ default: VerbBook }) => <VerbBook flow={flow} />}
        </Chunk>
      )}
    </>
  );
  return (
    <Container isPage>
      <PageHeader
        title="Spanish Grammar Reference"
        description={
          <>
            The rules you need from the first day to B1, each with spoken examples. <CourseLine />
          </>
        }
      />
      <PromoBanner
        title="Know the rules? Try them out."
        text="Grammar Master quizzes you and explains every answer."
        action={
          <Button asChild>
            <Link href={paths.grammarMaster()}>Play Grammar Master</Link>
          </Button>
        }
      />
      <Tabs label="Parts of speech" tabs={withVerb(hash)}>
        {(open) =>
          open === 'nouns' ? (
            contentOf(nouns)
          ) : (
            <Chunk key={open} load={furtherTabs[open]} fallback={<BusyScreen label="Loading..." />}>
              {({ default: tab }) => contentOf(tab, open === 'verbs')}
            </Chunk>
          )
        }
      </Tabs>
    </Container>
  );
}

/** The URL of a verb's tables opens the Verbs tab, too. */
function withVerb(hash: string): typeof tabLinks {
  if (!hash.startsWith(VERB)) return tabLinks;
  return tabLinks.map((tab) => (tab.hash === 'verbs' ? { ...tab, parts: [hash] } : tab));
}
