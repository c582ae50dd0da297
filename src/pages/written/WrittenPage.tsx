import type { Block } from '../../content/article.types.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/base/Breadcrumbs.tsx';
import { Container } from '../../ui/base/Container.tsx';
import { MixedText } from '../../ui/base/MixedText.tsx';
import { PageHeader } from '../../ui/base/PageHeader.tsx';
import { Footer } from '../../frame/Footer.tsx';
import { WrittenBlocks } from './WrittenBlocks.tsx';

interface Props {
  title: string;
  lead: string;
  /** The parent page, unless it's the landing page. */
  parent?: { label: string; href: string };
  blocks?: readonly Block[];
  children?: ReactNode;
}

/** A page that anyone may read. */
export function WrittenPage({ title, lead, parent, blocks, children }: Props) {
  const plainTitle = title.replaceAll(/[«»]/g, '');
  return (
    <>
      <Container isPage width="prose">
        <PageHeader
          title={plainTitle}
          heading={<MixedText text={title} />}
          description={<MixedText text={lead} />}
          breadcrumbs={
            <Breadcrumbs
              items={[
                { label: 'Home', href: paths.home() },
                ...(parent ? [parent] : []),
                { label: plainTitle },
              ]}
              renderLink={(href, label) => <Link href={href}>{label}</Link>}
            />
          }
        />
        {blocks && <WrittenBlocks blocks={blocks} />}
        {children}
      </Container>
      <Footer />
    </>
  );
}
