import type { GrammarBlock, GrammarSection, GrammarTab } from '#machines/games/exercise.types.ts';
import { grammarMachine } from '#machines/study/grammar.machine.ts';
import { useSelector } from '@xstate/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Link } from 'wouter';
import reference from '../content/grammar-reference.ts';
import { useSound } from '../learner/Audio.tsx';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/base/Button.tsx';
import { Container } from '../ui/base/Container.tsx';
import { ExampleAudio, Examples } from '../ui/base/Examples.tsx';
import { Marked } from '../ui/base/Marked.tsx';
import { PageHeader } from '../ui/base/PageHeader.tsx';
import {
  isLong,
  MoreSections,
  PromoBanner,
  ReferenceBlock,
  ReferenceBlocks,
  ReferenceSection,
  ReferenceTable,
} from '../ui/site/Reference.tsx';
import { Tabs } from '../ui/base/Tabs.tsx';

const grammar = wire(grammarMachine, {});

const tabs: readonly GrammarTab[] = reference;

export default function GrammarPage() {
  const flow = useFlow(grammar);
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
      <Tabs label="Parts of speech" tabs={tabs.map(({ id, title }) => ({ hash: id, label: title }))}>
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

function Section({ section: { id, title, intro, blocks } }: { section: GrammarSection }) {
  return (
    <ReferenceSection>
      <h2>
        <Marked text={title} />
      </h2>
      <p>
        <Marked text={intro} />
      </p>
      <ReferenceBlocks>
        {blocks.map((block) => (
          <ReferenceBlock
            key={block.title}
            title={block.title}
            isWide={block.kind === 'table' && isLong(block.rows)}
          >
            <Content block={block} place={`${id} ${block.title}`} />
          </ReferenceBlock>
        ))}
      </ReferenceBlocks>
    </ReferenceSection>
  );
}

function Content({ block, place }: { block: GrammarBlock; place: string }) {
  const renderAudio = (spanish: string) => <Sound id={`${place} ${spanish}`} text={spanish} />;
  if (block.kind === 'rule') {
    return (
      <>
        <p>
          <Marked text={block.text} />
        </p>
        <Examples items={block.examples} renderAudio={renderAudio} />
        {block.exceptions && (
          <>
            <h4>Exceptions</h4>
            <Examples items={block.exceptions} isException renderAudio={renderAudio} />
          </>
        )}
      </>
    );
  }
  return (
    <>
      {block.kind === 'table' ? (
        <ReferenceTable label={block.title} columns={block.columns} rows={block.rows} />
      ) : (
        <Examples items={block.items} renderAudio={renderAudio} />
      )}
      {block.note && (
        <p>
          <Marked text={block.note} />
        </p>
      )}
    </>
  );
}

function Sound({ id, text }: { id: string; text: string }) {
  const { isPlaying, toggle } = useSound(id, text);
  return <ExampleAudio text={text} isPlaying={isPlaying} onToggle={toggle} />;
}
