import { chakra } from '@chakra-ui/react/styled-system';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleCheck from 'lucide-react/icons/circle-check';
import Flame from 'lucide-react/icons/flame';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Layers from 'lucide-react/icons/layers';
import Lock from 'lucide-react/icons/lock';
import Medal from 'lucide-react/icons/medal';
import Mountain from 'lucide-react/icons/mountain';
import Sprout from 'lucide-react/icons/sprout';
import Star from 'lucide-react/icons/star';
import Target from 'lucide-react/icons/target';

const icons = {
  sprout: Sprout,
  flame: Flame,
  layers: Layers,
  gamepad: Gamepad2,
  graduation: GraduationCap,
  star: Star,
  target: Target,
  medal: Medal,
  mountain: Mountain,
  calendar: CalendarDays,
};

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '4', md: '5' },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '4',
      alignItems: 'start',
      padding: '5',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'lg',
      boxShadow: 'card',
    },
    '& > [data-locked]': {
      bg: 'bg',
      boxShadow: 'none',
      borderStyle: 'dashed',
      borderColor: 'border.control',
    },
    '& [data-part=icon]': {
      gridRow: '1 / 4',
      display: 'grid',
      placeItems: 'center',
      width: '14',
      height: '14',
      borderRadius: 'full',
      bg: 'var(--tint)',
      color: 'var(--ink)',
      '& > svg': { width: '1.75rem', height: '1.75rem', strokeWidth: '1.75' },
    },
    '& h3': { textStyle: 'subheading' },
    '& p': { color: 'fg.muted' },
    '& small': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      marginTop: '1.5',
      fontSize: '0.875rem',
      fontWeight: '600',
      color: 'fg.muted',
      '&[data-unlocked]': { color: 'success.fg' },
      '& > svg': { width: '1rem', height: '1rem' },
    },
  },
});

interface Achievement {
  id: string;
  title: string;
  description: string;
  icon: keyof typeof icons;
  unlocked: boolean;
}

export function Achievements({ achievements }: { achievements: readonly Achievement[] }) {
  return (
    <List>
      {achievements.map(({ id, title, description, icon, unlocked }) => {
        const Icon = icons[icon];
        return (
          <li key={id} data-color={unlocked ? 'gold' : 'grey'} {...(!unlocked && { 'data-locked': '' })}>
            <span data-part="icon">
              <Icon aria-hidden />
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
            <small {...(unlocked && { 'data-unlocked': '' })}>
              {unlocked ? <CircleCheck aria-hidden /> : <Lock aria-hidden />}
              {unlocked ? 'Unlocked' : 'Locked'}
            </small>
          </li>
        );
      })}
    </List>
  );
}
