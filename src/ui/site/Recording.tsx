import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../base/Button.tsx';

const Panel = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    padding: '4',
    bg: 'bg.subtle',
    borderRadius: 'md',
    '& h3': { display: 'flex', alignItems: 'center', gap: '2' },
    '& h3 > span': { width: '0.75rem', height: '0.75rem', borderRadius: 'full', bg: 'fg.subtle' },
    '&[data-state=on] h3 > span': { bg: 'danger.solid' },
  },
});

export function RecordingPanel(props: { isRecording: boolean; onStart: () => void; onStop: () => void }) {
  const { isRecording, onStart, onStop } = props;
  return (
    <Panel data-state={isRecording ? 'on' : 'off'}>
      <div role="status">
        <h3>
          <span aria-hidden />
          {isRecording ? 'Recording is on' : 'Recording is off'}
        </h3>
      </div>
      <p>
        {isRecording
          ? 'Reproduce the problem, then come back here and choose where it happened. Recording stays on in this browser until you stop it.'
          : 'For a longer problem: start recording, reproduce the problem, then come back here. Recording stays on in this browser until you stop it. Nothing is sent anywhere, and passwords and email addresses are never recorded.'}
      </p>
      <Button variant={isRecording ? 'outline' : 'solid'} onClick={isRecording ? onStop : onStart}>
        {isRecording ? 'Stop recording' : 'Start recording'}
      </Button>
    </Panel>
  );
}

const Badge = chakra('button', {
  base: {
    position: 'fixed',
    insetInlineStart: '4',
    bottom: '4',
    zIndex: 'sticky',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    paddingInline: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'full',
    boxShadow: 'raised',
    fontWeight: '600',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '& > span': { width: '0.75rem', height: '0.75rem', borderRadius: 'full', bg: 'danger.solid' },
  },
});

/** Shown on every page while recording; opens the report. */
export function RecordingBadge({ onClick }: { onClick: () => void }) {
  return (
    <Badge type="button" onClick={onClick}>
      <span aria-hidden />
      Recording
    </Badge>
  );
}
