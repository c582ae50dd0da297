import type { pathPlayerMachine, PathSpeed } from '#machines/atlas/path-player.machine.ts';
import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import type { ActorRefFrom } from 'xstate';
import { IconButton } from '../ui/base/Button.tsx';
import { StatusLine } from '../ui/base/StatusLine.tsx';
import { eventName } from './event-name.ts';
import { PartList } from './SideColumn.tsx';
import { showInList } from './show-in-list.ts';
import { StepControls } from './StepControls.tsx';
import { titleOf } from './path-title.ts';

type PlayerProps = { player: ActorRefFrom<typeof pathPlayerMachine> };

export function PathSteps({ player }: PlayerProps) {
  const paths = useSelector(player, (state) => state.context.paths);
  const path = useSelector(player, (state) => state.context.path);
  const steps = useSelector(player, (state) => state.context.steps);
  const position = useSelector(player, (state) => state.context.position);
  const step = steps[position];
  const clauseOf = (event: string) => paths.clauses[event] ?? event;
  const speed = useSelector(player, (state) => state.context.speed);
  const isPlaying = useSelector(player, (state) => state.hasTag('playing'));
  const canReturn = useSelector(player, (state) => state.can({ type: 'step.returned' }));
  const canAdvance = useSelector(player, (state) => state.can({ type: 'step.advanced' }));
  const canStart = useSelector(player, (state) => state.can({ type: 'play.started' }));
  const canPause = useSelector(player, (state) => state.can({ type: 'play.paused' }));
  return (
    <>
      <div data-part="row">
        <h3>{titleOf(paths, path)}</h3>
        <IconButton
          label="Back to the list of paths"
          size="sm"
          onClick={() => player.send({ type: 'path.left' })}
        >
          <X aria-hidden />
        </IconButton>
      </div>
      <StepControls
        canReturn={canReturn}
        canAdvance={canAdvance}
        canPlay={canStart || canPause}
        isPlaying={isPlaying}
        speed={speed}
        speeds={speeds}
        send={player.send}
      />
      <StatusLine>
        Step {position} of {steps.length - 1}
        {step && `: ${clauseOf(step.event)}`}
      </StatusLine>
      <PartList as="ol" data-scrolls="all">
        {steps.map(({ event, payload }, index) => (
          <li key={index}>
            <button
              type="button"
              ref={index === position ? showInList : null}
              {...(index === position && { 'aria-current': 'step' })}
              onClick={() => player.send({ type: 'step.chosen', position: index })}
            >
              {clauseOf(event)}
              <span>{[eventName(event), payload].filter(Boolean).join(' · ')}</span>
            </button>
          </li>
        ))}
      </PartList>
    </>
  );
}

const speeds: readonly PathSpeed[] = [1, 2, 4];
