import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { LazyPage } from '../../runtime/LazyPage.tsx';
import { ReviewLink } from '../review/ReviewLink.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Container } from '../../ui/base/Container.tsx';
import { PageHeader } from '../../ui/base/PageHeader.tsx';
import { Tabs } from '../../ui/base/Tabs.tsx';
import { Backlog, LearnerFigures } from '../progress/FiguresPanel.tsx';
import { ProgressPanel } from './ProgressPanel.tsx';
import { AchievementsPanel } from './AchievementsPanel.tsx';

const memoryFit = () => import('./memory/MemoryFit.tsx');
const downloadsPanel = () => import('./DownloadsPanel.tsx');

const LOADING = 'Loading your figures...';

const tabs = [
  { hash: 'progress', label: 'Progress' },
  { hash: 'achievements', label: 'Achievements' },
  { hash: 'memory', label: 'Memory' },
  { hash: 'downloads', label: 'Downloads' },
] as const;

export default function DashboardPage() {
  return (
    <Container isPage>
      <PageHeader
        title="Your Dashboard"
        description="Your progress, your achievements, and the next steps."
        actions={
          <>
            <Backlog />
            <ReviewLink />
            <Button variant="outline" asChild>
              <Link href={paths.ownWords()}>Your words</Link>
            </Button>
          </>
        }
      />
      <Tabs label="Dashboard" tabs={tabs}>
        {(open) => (
          <>
            {open === 'progress' && (
              <LearnerFigures label={LOADING}>
                {(figures, isSample) => <ProgressPanel figures={figures} isSample={isSample} />}
              </LearnerFigures>
            )}
            {open === 'achievements' && (
              <LearnerFigures label={LOADING}>
                {(figures, isSample) => <AchievementsPanel figures={figures} isSample={isSample} />}
              </LearnerFigures>
            )}
            {open === 'memory' && <LazyPage load={memoryFit} />}
            {open === 'downloads' && <LazyPage load={downloadsPanel} />}
          </>
        )}
      </Tabs>
    </Container>
  );
}
