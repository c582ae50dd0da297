import { Link } from 'wouter';
import { useLoggedPath } from '../runtime/use-logged-path.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/base/Button.tsx';
import { ErrorScreen } from '../ui/base/ErrorScreen.tsx';

export default function NotFoundPage() {
  useLoggedPath();
  return (
    <ErrorScreen title="Oops! Page not found" text="There’s nothing at this address.">
      <Button asChild>
        <Link href={paths.home()}>Return to Home</Link>
      </Button>
    </ErrorScreen>
  );
}
