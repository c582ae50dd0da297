import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { Breadcrumbs } from '../ui/base/Breadcrumbs.tsx';
import { Container } from '../ui/base/Container.tsx';
import { PageHeader } from '../ui/base/PageHeader.tsx';
import { QuestionLinks } from './QuestionLinks.tsx';

export default function QuestionsPage() {
  return (
    <Container isPage>
      <PageHeader
        title="Between flows"
        description="What several flows decide together. Each answer is a test that runs these flows, and leads to their diagrams."
        breadcrumbs={
          <Breadcrumbs
            items={[{ label: 'Flow diagrams', href: paths.flows() }, { label: 'Between flows' }]}
            renderLink={(href, label) => <Link href={href}>{label}</Link>}
          />
        }
      />
      <QuestionLinks />
    </Container>
  );
}
