import { Link } from 'wouter';
import { useReportedPath } from '../flow/useReportedPath.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorScreen } from '../ui/ErrorScreen.tsx';

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
