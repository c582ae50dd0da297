import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/base/Button.tsx';

/** Where to go when nothing is left to review. */
export function WayOn() {
  return (
    <>
      <Button size="lg" asChild>
        <Link href={paths.home()}>Back to Today</Link>
      </Button>
      <Button size="lg" variant="outline" asChild>
        <Link href={paths.games()}>Play a game</Link>
      </Button>
    </>
  );
}
