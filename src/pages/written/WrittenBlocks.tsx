import type { Block } from '../../content/article.types.ts';
import { Link } from 'wouter';
import { Button } from '../../ui/base/Button.tsx';
import { Examples } from '../../ui/base/Examples.tsx';
import { Marked } from '../../ui/base/Marked.tsx';
import { Prose } from '../../ui/base/Prose.tsx';

/** Renders written content; `isCompact` if it is an answer rather than a page of its own. */
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
    return (
      <h2>
        <Marked text={block.text} />
      </h2>
    );
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
          <Marked text={item} />
        </li>
      ))}
    </List>
  );
}

function Paragraph({ text }: { text: string }) {
  return (
    <p>
      <Marked text={text} />
    </p>
  );
}
