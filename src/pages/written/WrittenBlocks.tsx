import type { Block } from '../../content/article.types.ts';
import { Link } from 'wouter';
import { Button } from '../../ui/base/Button.tsx';
import { Examples } from '../../ui/base/Examples.tsx';
import { MixedText } from '../../ui/base/MixedText.tsx';
import { useHash } from '../../ui/base/Tabs.tsx';
import { Prose } from '../../ui/base/Prose.tsx';

/** `isCompact`: an answer rather than a page. */
export function WrittenBlocks({
  blocks,
  isCompact = false,
}: {
  blocks: readonly Block[];
  isCompact?: boolean;
}) {
  return (
    <Prose isCompact={isCompact}>
      {blocks.map((block, place) => (
        <WrittenBlock key={place} block={block} isCompact={isCompact} />
      ))}
    </Prose>
  );
}

function WrittenBlock({ block, isCompact }: { block: Block; isCompact: boolean }) {
  if (block.kind === 'paragraph') return <Paragraph text={block.text} />;
  if (block.kind === 'heading') {
    return <Heading {...block} />;
  }
  if (block.kind === 'examples') return <Examples items={block.items} />;
  if (block.kind === 'links') {
    return (
      <p data-part="links">
        {block.items.map(({ label, href }, place) => (
          <Button
            key={href}
            variant={place === 0 && !isCompact ? 'solid' : 'outline'}
            size={isCompact ? 'sm' : 'md'}
            asChild
          >
            <Link href={href}>{label}</Link>
          </Button>
        ))}
      </p>
    );
  }
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List data-part="list">
      {block.items.map((item) => (
        <li key={item}>
          <MixedText text={item} />
        </li>
      ))}
    </List>
  );
}

/** Scrolls into view when the URL names it. */
function Heading({ text, id }: { text: string; id?: string }) {
  const isAsked = useHash() === id;
  return (
    <h2 id={id} ref={isAsked ? bringIntoView : undefined}>
      <MixedText text={text} />
    </h2>
  );
}

function bringIntoView(heading: HTMLElement | null): void {
  heading?.scrollIntoView();
}

function Paragraph({ text }: { text: string }) {
  return (
    <p>
      <MixedText text={text} />
    </p>
  );
}
