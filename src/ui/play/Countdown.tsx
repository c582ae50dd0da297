import { chakra } from '@chakra-ui/react/styled-system';
import Timer from 'lucide-react/icons/timer';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 3rem minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '2',
    color: 'accent.fg',
    '&[data-is-short=true]': { color: 'danger.fg' },
    '& > svg': { width: '1.25rem', height: '1.25rem' },
    '& > strong': { fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums' },
    '& > div': { height: '2', borderRadius: 'full', bg: 'bg.muted', overflow: 'hidden' },
    '& > div > div': {
      height: 'full',
      borderRadius: 'full',
      bg: 'accent.solid',
      transition: 'width 0.3s',
    },
    '&[data-is-short=true] > div > div': { bg: 'danger.solid' },
  },
});

const FEW_SECONDS = 3;

interface Props {
  seconds: number;
  total: number;
}

/** Announced once, when little time is left. */
export function Countdown({ seconds, total }: Props) {
  const width = `${(100 * seconds) / total}%`;
  return (
    <Frame data-is-short={seconds <= FEW_SECONDS}>
      <Timer aria-hidden />
      <strong key={seconds}>
        {seconds}
        <span aria-hidden> s</span>
        <VisuallyHidden> seconds left</VisuallyHidden>
      </strong>
      <div aria-hidden>
        <div data-fill="whole" style={{ width }} />
      </div>
      <VisuallyHidden aria-live="polite">
        {seconds === FEW_SECONDS && `${FEW_SECONDS} seconds left`}
      </VisuallyHidden>
    </Frame>
  );
}
