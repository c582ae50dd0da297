import {
  BookOpenText,
  CalendarClock,
  Gauge,
  Hand,
  Hash,
  House,
  Palette,
  Shapes,
  Footprints,
  UsersRound,
  UtensilsCrossed,
  type LucideIcon,
} from 'lucide-react';

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
};

export function CategoryIcon({ category }: { category: string }) {
  const Icon = icons[category] ?? Shapes;
  return <Icon aria-hidden />;
}
