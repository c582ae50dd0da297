import { HUB_EXAMS } from '#machines/constants.ts';
import { Link } from 'wouter';
import { categories } from '../../content/categories.ts';
import { games } from '../../content/games.ts';
import { paths } from '../../paths.ts';
import { CategoryIcon } from '../../ui/base/CategoryIcon.tsx';
import { Container } from '../../ui/base/Container.tsx';
import { GameCard } from '../../ui/play/GameCard.tsx';
import { GameIcon } from '../../ui/play/GameIcon.tsx';
import { GameGrid, HubSection, LinkGrid } from '../../ui/site/Hub.tsx';
import { PageHeader } from '../../ui/base/PageHeader.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { Standings, Streak } from './HubPanels.tsx';

export default function GamesPage() {
  return (
    <Container isPage>
      <PageHeader
        title="Spanish Games"
        description="Seven ways to practice what you learn. Every game earns XP."
      />
      <VisuallyHidden as="h2">All games</VisuallyHidden>
      <GameGrid>{games.map(renderGame)}</GameGrid>
      <Exams />
      <Streak />
      <Standings />
    </Container>
  );
}

function renderGame({ id, icon, route, ...game }: (typeof games)[number]) {
  return (
    <li key={id}>
      <GameCard
        {...game}
        icon={<GameIcon icon={icon} />}
        play={
          <Link href={route}>
            <span>
              Play Now<VisuallyHidden> {game.title}</VisuallyHidden>
            </span>
          </Link>
        }
      />
    </li>
  );
}

function Exams() {
  return (
    <HubSection>
      <h2>Category-Specific Exams</h2>
      <p>Test what you know of one category.</p>
      <LinkGrid>
        {categories.slice(0, HUB_EXAMS).map(({ slug, title, color }) => (
          <li key={slug}>
            <Link href={paths.examQuizCategory(title)} data-color={color}>
              <span data-part="icon">
                <CategoryIcon category={slug} />
              </span>
              <span>
                {title}
                <VisuallyHidden> exam</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
      </LinkGrid>
    </HubSection>
  );
}
