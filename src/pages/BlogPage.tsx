import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { ArticleCard, ArticleList } from '../ui/ArticleCard.tsx';
import { Marked } from '../ui/Marked.tsx';
import { articles, minutesOf } from './articles.ts';
import { WrittenPage } from './WrittenPage.tsx';

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
                  <Marked text={article.title} />
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
