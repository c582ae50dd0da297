import type { Playback, PlaybackDivergence } from '#machines/inspect/playback.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Button } from '../ui/base/Button.tsx';

const Banner = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    marginBottom: '4',
    paddingInline: '4',
    paddingBlock: '2',
    borderWidth: '1px',
    borderRadius: 'lg',
    bg: 'bg.panel',
    textStyle: 'small',
    '& > svg': { flexShrink: '0', width: '1.25rem', height: '1.25rem', color: 'success.fg' },
    '& > div': { flex: '1 1 12rem', minWidth: '0' },
    '& h2': { fontSize: '1rem', fontWeight: '700' },
    '& dl': { display: 'flex', flexWrap: 'wrap', columnGap: '5', '& > div': { minWidth: '0' } },
    '& :is(dt, dd)': { display: 'inline', overflowWrap: 'anywhere' },
    '& dt': { color: 'fg.muted', marginInlineEnd: '1.5' },
    '& dd': { fontFamily: 'mono', fontSize: '0.8125rem' },
    '&[data-tone=error]': {
      bg: 'danger.subtle',
      borderColor: 'danger.solid',
      color: 'danger.fg',
      '& > svg': { color: 'danger.fg' },
      '& dt': { color: 'danger.fg' },
    },
    _print: { display: 'none' },
  },
});

/** Whether the machine behaved as recorded, or where it first didn't. */
export function ReplayVerdict({ playback, onSeek }: { playback: Playback; onSeek: () => void }) {
  const { divergence, hasMachineChanged, steps } = playback;
  const changed = 'The diagram has changed since this recording. Diagram, words and screens are current.';
  if (!divergence) {
    return (
      <Banner aria-label="Result">
        <CircleCheck aria-hidden />
        <div>
          <h2>Replays exactly as recorded</h2>
          {hasMachineChanged && <p>{changed}</p>}
        </div>
      </Banner>
    );
  }
  const step = divergence.position === 0 ? 'the start' : `step ${steps[divergence.position]?.n}`;
  return (
    <Banner aria-label="Result" data-tone="error">
      <TriangleAlert aria-hidden />
      <div>
        <h2>
          From {step} on, {differences[divergence.where]}
        </h2>
        <dl>
          <div>
            <dt>Recorded</dt>
            <dd>{oneLine(divergence.recorded)}</dd>
          </div>
          <div>
            <dt>Now</dt>
            <dd>{oneLine(divergence.now)}</dd>
          </div>
        </dl>
        {hasMachineChanged && <p>{changed}</p>}
      </div>
      <Button size="sm" onClick={onSeek}>
        Go to {step}
      </Button>
    </Banner>
  );
}

const differences: Record<PlaybackDivergence['where'], string> = {
  start: 'the machine can’t run',
  value: 'the state differs from the recording',
  status: 'the machine’s status differs from the recording',
  context: 'the context differs from the recording',
  history: 'the history differs from the recording',
};

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}
