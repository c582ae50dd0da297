import type { problemReportMachine } from '#machines/upkeep/problem-report.machine.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { linkToSend } from '../actors/problem-report.ts';
import { Button } from '../ui/base/Button.tsx';
import { RecordingBadge, RecordingPanel } from '../ui/site/Recording.tsx';
import { FileText, Happened, ReportDialog, RunList } from '../ui/site/ReportDialog.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';

interface Props {
  report: ActorRefFrom<typeof problemReportMachine>;
}

/** Records, shows and saves flows; shows a badge while recording. */
export function ProblemReport({ report }: Props) {
  const state = useSelector(report, (snapshot) => snapshot);
  const { isRecording, problem, runs, file } = state.context;
  const close = () => report.send({ type: 'report.closed' });
  const canSave = state.can({ type: 'save.requested' });
  const wasSaved = state.matches({ open: 'saved' });
  const hasFailed = state.matches({ open: 'saveFailed' });
  const outcome = (wasSaved && SAVED) || (hasFailed && NOT_SAVED);
  const isUnavailable = state.matches({ open: 'unavailable' });

  return (
    <>
      {isRecording && <RecordingBadge onClick={() => report.send({ type: 'report.opened' })} />}
      <ReportDialog
        open={state.hasTag('dialog')}
        title={file ? 'What’s in the file' : 'Report a problem'}
        onClose={close}
        actions={
          file && (
            <>
              <Button variant="outline" onClick={() => report.send({ type: 'preview.left' })}>
                Back
              </Button>
              <Button aria-disabled={!canSave} onClick={() => report.send({ type: 'save.requested' })}>
                {wasSaved ? 'Save again' : 'Save file'}
              </Button>
            </>
          )
        }
      >
        {file ? (
          <>
            <p>This is the whole file. It stays on this device until you send it to someone.</p>
            {file.happened.length > 0 && <Happened lines={file.happened} />}
            <FileText name={file.name} text={file.text} />
            <StatusLine tone={wasSaved ? 'success' : 'error'}>{outcome}</StatusLine>
            {wasSaved && <SendLink href={linkToSend(file, problem)} />}
          </>
        ) : (
          <>
            <p>
              Say what went wrong, choose where, read the file and save it. It lists your last clicks and
              answers, how the app responded, and errors, so that we can reproduce the problem step by step.
            </p>
            {state.matches({ open: 'choosing' }) && (
              <TextArea
                label="What went wrong?"
                name="problem"
                maxLength={1000}
                defaultValue={problem}
                onInput={({ currentTarget }) =>
                  report.send({ type: 'problem.described', problem: currentTarget.value })
                }
              />
            )}
            {isUnavailable ? (
              <>
                <StatusLine tone="error">This didn’t work. Check your connection.</StatusLine>
                <Button variant="outline" onClick={() => report.send({ type: 'list.retried' })}>
                  Try again
                </Button>
              </>
            ) : (
              <RunList
                runs={runs}
                isBusy={state.hasTag('busy')}
                canChoose={state.can({ type: 'run.chosen', id: 0 })}
                onChoose={(id) => report.send({ type: 'run.chosen', id })}
              />
            )}
            <RecordingPanel
              isRecording={isRecording}
              onStart={() => report.send({ type: 'recording.started' })}
              onStop={() => report.send({ type: 'recording.stopped' })}
            />
          </>
        )}
      </ReportDialog>
    </>
  );
}

function SendLink({ href }: { href: string | null }) {
  return (
    href !== null && (
      <Button variant="outline" asChild>
        <a href={href}>
          {href.startsWith('mailto:') ? 'Write a mail with the file' : 'Open the form for problems'}
        </a>
      </Button>
    )
  );
}

const SAVED =
  'Your browser has the file now. If it isn’t in your downloads, the browser blocked it: allow downloads for this site, or copy the text above.';
const NOT_SAVED =
  'The file couldn’t be saved. Allow downloads for this site and try again, or copy the text above.';
