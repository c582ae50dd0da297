import Trash2 from 'lucide-react/icons/trash-2';
import { useStartOver } from '../../learner/use-start-over.ts';
import { Button } from '../../ui/base/Button.tsx';
import { DataPanel } from '../../ui/site/OwnData.tsx';

/** What guests have instead of an account to delete. */
export function StartOverPanel() {
  const startOver = useStartOver();
  return (
    <DataPanel
      title="Start over"
      text="Deletes everything you did on this device: every record and your settings. There’s no copy anywhere else, and this can’t be undone."
      tone="neutral"
      status=""
      actions={
        <Button variant="danger" onClick={startOver}>
          <Trash2 aria-hidden />
          Start over
        </Button>
      }
    />
  );
}
