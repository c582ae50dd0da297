import {
  Blocks,
  CalendarCheck,
  ClipboardCheck,
  Grid2x2Check,
  GraduationCap,
  PencilLine,
  Timer,
} from 'lucide-react';

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
