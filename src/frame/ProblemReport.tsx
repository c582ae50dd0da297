import type { problemReportMachine } from '#machines/upkeep/problem-report.machine.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../ui/base/Button.tsx';
import { RecordingBadge, RecordingPanel } from '../ui/site/Recording.tsx';
import { FileText, ReportDialog, RunList } from '../ui/site/ReportDialog.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';

interface Props {
  report: ActorRefFrom<typeof problemReportMachine>;
}

/** Records, shows and saves flows; shows a badge while recording. */
export function ProblemReport({ report }: Props) {
  const state = useSelector(report, (snapshot) => snapshot);
  const { isRecording, runs, file } = state.context;
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
            <FileText name={file.name} text={file.text} />
            <StatusLine tone={wasSaved ? 'success' : 'error'}>{outcome}</StatusLine>
          </>
        ) : (
          <>
            <p>
              Choose where the problem happened, read the file and save it. It lists your last clicks and
              answers there and how the app responded, so that we can reproduce the problem step by step.
            </p>
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

const SAVED =
  'Your browser has the file now. If it isn’t in your downloads, the browser blocked it: allow downloads for this site, or copy the text above.';
const NOT_SAVED =
  'The file couldn’t be saved. Allow downloads for this site and try again, or copy the text above.';
