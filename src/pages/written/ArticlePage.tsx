import { Link, useParams } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/base/Button.tsx';
import { ErrorScreen } from '../../ui/base/ErrorScreen.tsx';
import { articles } from '../../content/articles.ts';
import { WrittenPage } from './WrittenPage.tsx';

export default function ArticlePage() {
  const { article: slug } = useParams<{ article: string }>();
  const article = articles.find((known) => known.slug === slug);
  if (!article) {
    return (
      <ErrorScreen title="This article doesn’t exist" text="It may have moved. All articles are in the blog.">
        <Button asChild>
          <Link href={paths.blog()}>Go to the blog</Link>
        </Button>
      </ErrorScreen>
    );
  }
  return (
    <WrittenPage
      title={article.title}
      lead={article.lead}
      parent={{ label: 'Blog', href: paths.blog() }}
      blocks={article.blocks}
    />
  );
}
