import BookOpenText from 'lucide-react/icons/book-open-text';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Gauge from 'lucide-react/icons/gauge';
import Hand from 'lucide-react/icons/hand';
import Hash from 'lucide-react/icons/hash';
import House from 'lucide-react/icons/house';
import Palette from 'lucide-react/icons/palette';
import Route from 'lucide-react/icons/route';
import Shapes from 'lucide-react/icons/shapes';
import Footprints from 'lucide-react/icons/footprints';
import UsersRound from 'lucide-react/icons/users-round';
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import type { LucideIcon } from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  greetings: Hand,
  verbs: Footprints,
  nouns: House,
  pronouns: UsersRound,
  grammar: BookOpenText,
  adverbs: Gauge,
  adjectives: Palette,
  numbers: Hash,
  'food-drinks': UtensilsCrossed,
  'time-days': CalendarClock,
  course: Route,
};

export function CategoryIcon({ category }: { category: string }) {
  const Icon = icons[category] ?? Shapes;
  return <Icon aria-hidden />;
}
