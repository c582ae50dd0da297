import { Screen } from './Screen.tsx';
import { Spinner } from './Spinner.tsx';

export function BusyScreen({ label }: { label: string }) {
  return (
    <Screen>
      <Spinner />
      <output>{label}</output>
    </Screen>
  );
}
