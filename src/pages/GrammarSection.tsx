import type { GrammarBlock, GrammarSection } from '#machines/games/exercise.types.ts';
import { Link } from 'wouter';
import { pointList } from '../content/point-list.ts';
import { paths } from '../paths.ts';
import { bringIntoView } from '../ui/base/bring-into-view.ts';
import { useSound } from '../learner/Audio.tsx';
import { Button } from '../ui/base/Button.tsx';
import { singleClick } from '../ui/base/single-click.ts';
import { VisuallyHidden } from '../ui/base/VisuallyHidden.tsx';
import { ExampleAudio, Examples } from '../ui/base/Examples.tsx';
import { MixedText } from '../ui/base/MixedText.tsx';
import { useHash } from '../ui/base/Tabs.tsx';
import {
  isLong,
  ReferenceBlock,
  ReferenceBlocks,
  ReferenceSection,
  ReferenceTable,
} from '../ui/site/Reference.tsx';

/** A section of the grammar reference; its URL scrolls to it. */
export function Section({ section: { id, title, intro, blocks } }: { section: GrammarSection }) {
  const hash = useHash();
  const points = pointList.filter(({ sections }) => sections.includes(id)).map((point) => point.id);
  return (
    <ReferenceSection id={id} {...(hash === id && { ref: bringIntoView })}>
      <h2>
        <MixedText text={title} />
      </h2>
      <p>
        <MixedText text={intro} />
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
      {points.length > 0 && (
        <Button variant="outline" asChild>
          <Link href={paths.grammarMasterOf(points)} onClick={singleClick()}>
            Practice this
            <VisuallyHidden>
              : <MixedText text={title} />
            </VisuallyHidden>
          </Link>
        </Button>
      )}
    </ReferenceSection>
  );
}

function Content({ block, place }: { block: GrammarBlock; place: string }) {
  const renderAudio = (spanish: string) => <ExampleSound id={`${place} ${spanish}`} text={spanish} />;
  if (block.kind === 'rule') {
    return (
      <>
        <p>
          <MixedText text={block.text} />
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
          <MixedText text={block.note} />
        </p>
      )}
    </>
  );
}

function ExampleSound({ id, text }: { id: string; text: string }) {
  const { isPlaying, toggle } = useSound(id, text);
  return <ExampleAudio text={text} isPlaying={isPlaying} onToggle={toggle} />;
}
