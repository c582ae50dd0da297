import { Link } from 'wouter';
import { useReportedPath } from '../runtime/use-reported-path.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/base/Button.tsx';
import { ErrorScreen } from '../ui/base/ErrorScreen.tsx';

export default function NotFoundPage() {
  useReportedPath();
  return (
    <ErrorScreen title="Oops! Page not found" text="There is nothing at this address.">
      <Button asChild>
        <Link href={paths.home()}>Return to Home</Link>
      </Button>
    </ErrorScreen>
  );
}
