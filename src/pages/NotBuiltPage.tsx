import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorScreen } from '../ui/ErrorScreen.tsx';

export default function NotBuiltPage() {
  return (
    <ErrorScreen title="Not built yet" text="This part of Camino is still on its way.">
      <Button asChild>
        <Link href={paths.flashcards()}>Study flashcards</Link>
      </Button>
    </ErrorScreen>
  );
}
