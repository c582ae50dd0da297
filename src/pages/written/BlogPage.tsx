import type { Article, Block } from '../../content/article.types.ts';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { ArticleCard, ArticleList } from '../../ui/site/ArticleCard.tsx';
import { MixedText } from '../../ui/base/MixedText.tsx';
import { articles } from '../../content/articles.ts';
import { WrittenPage } from './WrittenPage.tsx';

const WORDS_A_MINUTE = 200;

export default function BlogPage() {
  return (
    <WrittenPage
      title="Blog"
      lead="On learning Spanish: what trips people up, and what helps. Each article ends in something to do."
    >
      <ArticleList>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard
              link={
                <Link href={paths.blogArticle(article.slug)}>
                  <MixedText text={article.title} />
                </Link>
              }
              lead={article.lead}
              minutes={minutesOf(article)}
            />
          </li>
        ))}
      </ArticleList>
    </WrittenPage>
  );
}

function minutesOf({ lead, blocks }: Article): number {
  const words = [lead, ...blocks.flatMap(textsOf)].join(' ').split(/\s+/).length;
  return Math.round(words / WORDS_A_MINUTE);
}

function textsOf(block: Block): readonly string[] {
  if (block.kind === 'examples') return block.items.flatMap(({ spanish, english }) => [spanish, english]);
  if (block.kind === 'list') return block.items;
  return block.kind === 'links' ? [] : [block.text];
}
