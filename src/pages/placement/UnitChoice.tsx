import type { placementMachine } from '#machines/course/placement.machine.ts';
import { levels } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { NativeSelect } from '../../ui/form/NativeSelect.tsx';
import { MoreChoices } from '../../ui/play/Placement.tsx';
import { inSpanish } from '../../ui/base/languages.ts';

export type Placement = { placement: ActorRefFrom<typeof placementMachine> };

/** Units by level. `hasGoal` shows the chosen unit's can-do below. */
export function UnitChoice({
  placement,
  title,
  hasGoal = false,
  children,
}: Placement & { title: string; hasGoal?: boolean; children?: ReactNode }) {
  const units = useSelector(placement, ({ context }) => context.units);
  const chosen = useSelector(placement, ({ context }) => context.unit);
  const groups = levels.map((level) => ({
    label: level,
    options: units
      .filter((unit) => unit.level === level)
      .map(({ id, title: name }) => ({ value: id, label: name })),
  }));
  return (
    <MoreChoices title={title}>
      <NativeSelect
        label="Unit"
        name="unit"
        {...inSpanish}
        value={chosen}
        options={groups}
        hint={hasGoal && units.find(({ id }) => id === chosen)?.goal}
        onChange={(unit) => placement.send({ type: 'unit.picked', unit })}
      />
      {children}
    </MoreChoices>
  );
}
