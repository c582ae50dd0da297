import { chakra } from '@chakra-ui/react/styled-system';
import { Screen } from './Screen.tsx';

const Spinner = chakra(
  'span',
  {
    base: {
      display: 'inline-block',
      width: '2.25rem',
      height: '2.25rem',
      borderRadius: 'full',
      border: '4px solid {colors.bg.muted}',
      borderTopColor: 'brand.solid',
      animation: 'spin 0.9s linear infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);

/** Fades in late so that fast loads don't flash. */
const Busy = chakra(Screen, { base: { animation: 'fade 0.15s 0.15s backwards' } });

export function BusyScreen({ label }: { label: string }) {
  return (
    <Busy>
      <Spinner />
      <output>{label}</output>
    </Busy>
  );
}
