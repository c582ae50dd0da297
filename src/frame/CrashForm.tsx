import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../ui/base/Button.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { useReport } from './Reports.tsx';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    width: 'full',
    maxWidth: '30rem',
    marginTop: '6',
    textAlign: 'start',
    '& > div': { width: 'full' },
  },
});

/** Reports a page that couldn't be shown. */
export function CrashForm() {
  const report = useReport();
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const problem = new FormData(event.currentTarget).get('problem');
        report.send({ type: 'crash.reported', problem: typeof problem === 'string' ? problem : '' });
      }}
    >
      <TextArea
        label="What went wrong?"
        name="problem"
        maxLength={1000}
        hint="What happened, and what you did before it, is in the report already. You’ll see all of it before anything leaves this page."
      />
      <Button type="submit" variant="outline">
        Report a problem
      </Button>
    </Form>
  );
}
