import type { GrammarTab } from '#machines/games/exercise.types.ts';
import { grammarMachine } from '#machines/study/grammar.machine.ts';
import { useSelector } from '@xstate/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Link } from 'wouter';
import reference from '../content/grammar-reference.ts';
import { Section } from './GrammarSection.tsx';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/base/Button.tsx';
import { Container } from '../ui/base/Container.tsx';
import { PageHeader } from '../ui/base/PageHeader.tsx';
import { MoreSections, PromoBanner } from '../ui/site/Reference.tsx';
import { Tabs, useHash } from '../ui/base/Tabs.tsx';

const grammar = wire(grammarMachine, {});

const tabs: readonly GrammarTab[] = reference;
const tabLinks = tabs.map(({ id, title, sections, moreSections = [] }) => ({
  hash: id,
  label: title,
  parts: [...sections, ...moreSections].map((section) => section.id),
}));

export default function GrammarPage() {
  const flow = useFlow(grammar, { isCompleteAtOnce: isFurther(useHash()) });
  const isComplete = useSelector(flow, (state) => state.matches('complete'));
  return (
    <Container isPage>
      <PageHeader
        title="Spanish Grammar Reference"
        description="The rules you need from the first day to B1, each with examples to hear."
      />
      <PromoBanner
        title="Know the rules? Try them out."
        text="Grammar Master asks, and explains every answer."
        action={
          <Button asChild>
            <Link href={paths.grammarMaster()}>Play Grammar Master</Link>
          </Button>
        }
      />
      <Tabs label="Parts of speech" tabs={tabLinks}>
        {(open) => {
          const { sections = [], moreSections } = tabs.find(({ id }) => id === open) ?? {};
          return (
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
            </>
          );
        }}
      </Tabs>
    </Container>
  );
}

function isFurther(section: string): boolean {
  return tabs.some(({ moreSections = [] }) => moreSections.some(({ id }) => id === section));
}
