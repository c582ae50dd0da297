import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { Button } from '../ui/base/Button.tsx';
import { singleClick } from '../ui/base/single-click.ts';

interface Props {
  isPrimary?: boolean;
}

/** Leads from the end of anything to the rest of the day. */
export function BackToToday({ isPrimary = false }: Props) {
  return (
    <Button size="lg" variant={isPrimary ? 'solid' : 'outline'} asChild>
      <Link href={paths.home()} onClick={singleClick()}>
        Back to Today
      </Link>
    </Button>
  );
}
