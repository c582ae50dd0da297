import type { PlaybackStep } from '#machines/inspect/playback.ts';
import type { FlowText } from '#machines/inspect/words.ts';
import type { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import { PLAY_SPEEDS } from '#machines/atlas/trace-player.rules.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import type { ActorRefFrom } from 'xstate';
import { Button, IconButton } from '../ui/base/Button.tsx';
import { controlStyle } from '../ui/base/control.ts';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { eventText } from './event-name.ts';
import { StepControls } from './StepControls.tsx';

const Bar = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '2',
    paddingInline: '4',
    paddingBlock: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    textStyle: 'small',
    '& [data-part=row]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    '& > output': { fontVariantNumeric: 'tabular-nums', justifyContent: 'start', minWidth: '9.5rem' },
    '& > form': { display: 'flex', alignItems: 'center', gap: '2', marginInlineStart: { md: 'auto' } },
    '& label': { fontWeight: '600' },
    '& > input[type=range]': {
      flexBasis: 'full',
      width: 'full',
      minWidth: '0',
      height: '6',
      margin: '0',
      accentColor: 'brand.solid',
      cursor: 'pointer',
      '@media (pointer: coarse)': { height: '11' },
    },
    _print: { display: 'none' },
  },
});
const NumberInput = chakra('input', { base: { ...controlStyle, width: '6.5rem', minHeight: '9', py: '1' } });

interface Props {
  player: ActorRefFrom<typeof tracePlayerMachine>;
  steps: readonly PlaybackStep[];
  /** Tells the steps in plain English; null for names from the code. */
  words: FlowText | null;
  onChoose: (position: number) => void;
}

/** Steps through, plays, or jumps to a step. */
export function Transport(props: Props) {
  const { steps, onChoose } = props;
  const first = steps[0]?.n ?? 0;
  return (
    <Bar aria-label="Playback">
      <Controls {...props} />
      <StatusLine>
        <Place {...props} />
      </StatusLine>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(Number(new FormData(event.currentTarget).get('step')) - first);
        }}
      >
        <label htmlFor="replay-step">Go to step</label>
        <NumberInput
          id="replay-step"
          name="step"
          type="number"
          inputMode="numeric"
          required
          min={first}
          max={first + steps.length - 1}
          step={1}
          autoComplete="off"
        />
        <Button type="submit" size="sm" variant="outline">
          Go
        </Button>
      </form>
      <Slider {...props} />
    </Bar>
  );
}

/** Rerenders at either end only: in between, the buttons stay the same. */
function Controls({ player, steps, onChoose }: Props) {
  const end = steps.length - 1;
  const canReturn = useSelector(player, (state) => state.can({ type: 'step.returned' }));
  const canAdvance = useSelector(player, (state) => state.can({ type: 'step.advanced' }));
  const canStart = useSelector(player, (state) => state.can({ type: 'play.started' }));
  const canPause = useSelector(player, (state) => state.can({ type: 'play.paused' }));
  const speed = useSelector(player, (state) => state.context.speed);
  const isPlaying = useSelector(player, (state) => state.hasTag('playing'));
  return (
    <StepControls
      canReturn={canReturn}
      canAdvance={canAdvance}
      canPlay={canStart || canPause}
      isPlaying={isPlaying}
      speed={speed}
      speeds={PLAY_SPEEDS}
      send={player.send}
      first={
        <IconButton label="First step" variant="outline" disabled={!canReturn} onClick={() => onChoose(0)}>
          <ChevronFirst aria-hidden />
        </IconButton>
      }
      last={
        <IconButton label="Last step" variant="outline" disabled={!canAdvance} onClick={() => onChoose(end)}>
          <ChevronLast aria-hidden />
        </IconButton>
      }
    />
  );
}

function Place({ player, steps }: Props) {
  const position = useSelector(player, ({ context }) => context.position);
  const first = steps[0]?.n ?? 0;
  return `Step ${first + position} of ${first + steps.length - 1}`;
}

function Slider({ player, steps, words, onChoose }: Props) {
  const position = useSelector(player, ({ context }) => context.position);
  const canMove = useSelector(player, (state) => state.can({ type: 'step.chosen', position: 1 }));
  const end = steps.length - 1;
  const step = steps[position];
  return (
    <input
      type="range"
      aria-label="Step"
      aria-valuetext={step && `Step ${step.n}: ${eventText(step, words)}`}
      min={0}
      max={Math.max(end, 1)}
      disabled={!canMove}
      value={position}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    />
  );
}
