import { Link } from 'wouter';
import { pointList } from '../../../content/point-list.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { MixedText } from '../../../ui/base/MixedText.tsx';
import { singleClick } from '../../../ui/base/single-click.ts';
import { SetupTitle } from '../../../ui/play/Game.tsx';

/** The points of grammar that a game is about, by their ids. */
export function PointPanel({ points }: { points: readonly string[] }) {
  const titles = pointList.filter(({ id }) => points.includes(id)).map(({ title }) => title);
  return (
    <div>
      <SetupTitle>
        Practice: <MixedText text={titles.join(' · ')} />
      </SetupTitle>
      <Button variant="ghost" size="sm" marginInlineStart="-4" asChild>
        <Link href={paths.grammarMaster()} onClick={singleClick()}>
          All questions instead
        </Link>
      </Button>
    </div>
  );
}
