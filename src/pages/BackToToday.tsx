import { Link } from 'wouter';
import { useOwnLog } from '../learner/Activity.tsx';
import { paths } from '../paths.ts';
import { Chunk } from '../runtime/Chunk.tsx';
import { Button } from '../ui/base/Button.tsx';
import { singleClick } from '../ui/base/single-click.ts';
import { TwoLines } from '../ui/play/TwoLines.tsx';

/** Optional: the link leads to Today without it. */
const nextToday = () => import('./today/NextToday.tsx').catch(() => null);

/** Leads from the end of anything to the rest of the day. */
export function BackToToday() {
  const log = useOwnLog();
  return (
    <Button size="lg" asChild>
      <Link href={paths.home()} onClick={singleClick()}>
        <TwoLines>
          Back to Today{' '}
          <small>
            {log && <Chunk load={nextToday}>{(loaded) => loaded && <loaded.NextToday log={log} />}</Chunk>}
          </small>
        </TwoLines>
      </Link>
    </Button>
  );
}
