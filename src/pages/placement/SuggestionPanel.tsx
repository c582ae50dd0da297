import { suggestedUnit } from '#machines/course/placement.rules.ts';
import { useSelector } from '@xstate/react';
import { Button } from '../../ui/base/Button.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { PlacementPanel, takeFocus } from '../../ui/play/Placement.tsx';
import { UnitChoice, type Placement } from './UnitChoice.tsx';
import { inSpanish } from '../../ui/base/languages.ts';

/** How many earlier can-dos to name. */
const EXAMPLES = 3;

export function SuggestionPanel({ placement }: Placement) {
  const { answers, units } = placement.getSnapshot().context;
  const unit = useSelector(placement, ({ context }) => units.find(({ id }) => id === context.unit));
  const suggested = suggestedUnit(answers, units.length);
  const isSuggested = unit !== undefined && unit === units[suggested];
  const right = answers.filter(({ outcome }) => outcome === 'right').length;
  const known = units.slice(Math.max(0, suggested - EXAMPLES), suggested);
  if (!unit) return null;
  return (
    <PlacementPanel>
      <p data-part="kicker">
        {isSuggested ? 'Start here' : 'Your choice'}: {unit.level}
      </p>
      <h2 ref={takeFocus} tabIndex={-1} {...inSpanish}>
        {unit.title}
      </h2>
      <p>Its goal: {unit.goal}</p>
      {isSuggested && <p>{reasonOf(suggested, right, answers.length)}</p>}
      {isSuggested && known.length > 0 && (
        <>
          <p>You can probably do this already:</p>
          <ul>
            {known.map(({ id, goal }) => (
              <li key={id}>{goal}</li>
            ))}
          </ul>
        </>
      )}
      {unit !== units[0] && (
        <p>You don’t skip earlier words: review asks you a few of them each day to see which you know.</p>
      )}
      <div data-part="actions">
        <Button size="lg" onClick={singleClick(() => placement.send({ type: 'unit.chosen' }))}>
          Start here
        </Button>
      </div>
      <UnitChoice placement={placement} title="Choose another unit" />
    </PlacementPanel>
  );
}

function reasonOf(suggested: number, right: number, asked: number): string {
  if (suggested === 0) return 'It’s the first unit, and you need no Spanish at all.';
  return (
    `You got ${right} of ${asked} right; the questions continue until they’re too hard. ` +
    'You seem to know most of what comes before this unit.'
  );
}
