import Ear from 'lucide-react/icons/ear';
import Layers from 'lucide-react/icons/layers';
import Repeat from 'lucide-react/icons/repeat';
import Trophy from 'lucide-react/icons/trophy';
import { Link } from 'wouter';
import { categories, courseDeck } from '../../content/categories.ts';
import { Footer } from '../../frame/Footer.tsx';
import { Newsletter } from './Newsletter.tsx';
import { useSession } from '../../session/Session.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/base/Button.tsx';
import { CategoryCard } from '../../ui/site/CategoryCard.tsx';
import { CategoryIcon } from '../../ui/base/CategoryIcon.tsx';
import { CardList, Feature, FeatureGrid, Hero, LandingSection, Lead } from '../../ui/site/Landing.tsx';
import { NewsletterPanel } from '../../ui/site/NewsletterForm.tsx';
import { StudyCard } from '../../ui/site/StudyCard.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';

const SHOWN_CATEGORIES = 6;
const cardCount = categories.reduce((sum, { count }) => sum + count, 0);

const features = [
  {
    icon: <Layers aria-hidden />,
    color: 'brand',
    title: '1000+ core words',
    text: `${cardCount} flashcards in ${categories.length} categories, and ${courseDeck.count.toLocaleString('en')} more words in the course.`,
  },
  {
    icon: <Trophy aria-hidden />,
    color: 'gold',
    title: 'Gamified learning',
    text: 'Seven games turn practice into XP. Streaks and achievements show how far you’ve come.',
  },
  {
    icon: <Repeat aria-hidden />,
    color: 'teal',
    title: 'Spaced repetition',
    text: 'A card returns when you’re about to forget it, so every review counts.',
  },
  {
    icon: <Ear aria-hidden />,
    color: 'purple',
    title: 'Sound and grammar',
    text: 'Listen to every word, read the grammar tip on its card, and look rules up in the reference.',
  },
];

export default function LandingPage() {
  const session = useSession();
  return (
    <>
      <Hero
        title="Learn Spanish, one step at a time"
        text="Short lessons, flashcards, a clear grammar reference and seven games. A few minutes a day take you from your first hola through A1, A2 and B1."
        actions={
          <>
            <Button size="lg" asChild>
              <Link href={paths.flashcards()}>Start Learning Now</Link>
            </Button>
            <Button size="lg" variant="outline" asChild>
              <Link href={paths.about()}>
                <span>
                  Learn More<VisuallyHidden> about Camino</VisuallyHidden>
                </span>
              </Link>
            </Button>
            <Button size="lg" variant="ghost" onClick={() => session.send({ type: 'guest.chosen' })}>
              Try it without an account
            </Button>
          </>
        }
        card={
          <StudyCard
            spanish="el camino"
            english="the path, the way"
            example="Se hace camino al andar."
            exampleTranslation="The path is made by walking. (Antonio Machado)"
            grammarTip="Masculine, like most nouns in -o: «el camino, los caminos»."
          />
        }
      />
      <LandingSection title="Follow the course, step by step">
        <Lead>
          Lessons of about five minutes take you from A1 to B1. Each unit ends with a short text to read and a
          checkpoint. Nothing is locked.
        </Lead>
        <p>
          <Button variant="outline" asChild>
            <Link href={paths.course()}>See the course</Link>
          </Button>
        </p>
      </LandingSection>
      <LandingSection title="How Camino teaches">
        <FeatureGrid>
          {features.map((feature) => (
            <Feature key={feature.title} {...feature} />
          ))}
        </FeatureGrid>
      </LandingSection>
      <LandingSection
        title="Where do you want to begin?"
        isTinted
        aside={
          <Button variant="outline" asChild>
            <Link href={paths.flashcards()}>View All Categories</Link>
          </Button>
        }
      >
        <CardList>
          {categories.slice(0, SHOWN_CATEGORIES).map(({ slug, title, count, color, description, path }) => (
            <li key={slug}>
              <Link href={path} asChild>
                <CategoryCard
                  title={title}
                  count={count}
                  color={color}
                  description={description}
                  icon={<CategoryIcon category={slug} />}
                />
              </Link>
            </li>
          ))}
        </CardList>
      </LandingSection>
      <NewsletterPanel
        title="News from the road"
        text="New articles, games and words, now and then by email. We use your address for nothing else."
      >
        <Newsletter />
      </NewsletterPanel>
      <Footer />
    </>
  );
}
