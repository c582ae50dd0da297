import { chakra } from '@chakra-ui/react/styled-system';
import { Screen } from './Screen.tsx';
import { Spinner } from './Spinner.tsx';

/** It fades in late, so that what is there at once does not flash. */
const Busy = chakra(Screen, { base: { animation: 'fade 0.15s 0.15s backwards' } });

export function BusyScreen({ label }: { label: string }) {
  return (
    <Busy>
      <Spinner />
      <output>{label}</output>
    </Busy>
  );
}
