import { PLACEMENT_QUESTIONS } from '#machines/constants.ts';
import { Button } from '../../ui/base/Button.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { PlacementPanel } from '../../ui/play/Placement.tsx';
import { UnitChoice, type Placement } from './UnitChoice.tsx';

export function OfferPanel({ placement }: Placement) {
  return (
    <PlacementPanel>
      <h2>Start from zero, or from what you know?</h2>
      <p>
        The level test has at most {PLACEMENT_QUESTIONS} questions and takes about three minutes. There’s no
        grade: it only finds where you’ll learn most. You can stop at any time.
      </p>
      <div data-part="actions">
        <Button size="lg" onClick={singleClick(() => placement.send({ type: 'test.started' }))}>
          Find my level
        </Button>
        <Button
          size="lg"
          variant="outline"
          onClick={singleClick(() => placement.send({ type: 'zero.chosen' }))}
        >
          Start from zero
        </Button>
      </div>
      <UnitChoice placement={placement} title="Choose a unit yourself" hasGoal>
        <Button variant="outline" onClick={singleClick(() => placement.send({ type: 'unit.chosen' }))}>
          Start with this unit
        </Button>
      </UnitChoice>
    </PlacementPanel>
  );
}
