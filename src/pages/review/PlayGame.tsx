import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/base/Button.tsx';
import { singleClick } from '../../ui/base/single-click.ts';

export function PlayGame() {
  return (
    <Button size="lg" variant="outline" asChild>
      <Link href={paths.games()} onClick={singleClick()}>
        Play a game
      </Link>
    </Button>
  );
}
