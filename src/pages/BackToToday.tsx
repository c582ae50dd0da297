import { Link } from 'wouter';
import { useOwnLog } from '../learner/Activity.tsx';
import { paths } from '../paths.ts';
import { Chunk } from '../runtime/Chunk.tsx';
import { singleClick } from '../ui/base/single-click.ts';
import { TwoLineButton } from '../ui/play/TwoLineButton.tsx';

/** Optional: the link leads to Today without it. */
const nextToday = () => import('./today/NextToday.tsx').catch(() => null);

/** Leads from the end of anything to the rest of the day. */
export function BackToToday() {
  const log = useOwnLog();
  return (
    <TwoLineButton>
      <Link href={paths.home()} onClick={singleClick()}>
        Back to Today
        {log && <Chunk load={nextToday}>{(loaded) => loaded && <loaded.NextToday log={log} />}</Chunk>}
      </Link>
    </TwoLineButton>
  );
}
