import Blocks from 'lucide-react/icons/blocks';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Grid2x2Check from 'lucide-react/icons/grid-2x2-check';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import PencilLine from 'lucide-react/icons/pencil-line';
import Timer from 'lucide-react/icons/timer';

const icons = {
  tiles: Grid2x2Check,
  calendar: CalendarCheck,
  graduation: GraduationCap,
  blocks: Blocks,
  timer: Timer,
  pencil: PencilLine,
  exam: ClipboardCheck,
};

export function GameIcon({ icon }: { icon: keyof typeof icons }) {
  const Icon = icons[icon];
  return <Icon aria-hidden />;
}
