import { daysOffMachine } from '#machines/account/days-off.machine.ts';
import {
  spansFrom,
  spanText,
  WEEKDAYS,
  weekError,
  weekNote,
  type SpanValues,
} from '#machines/account/days-off-form.rules.ts';
import { SPAN_DAYS } from '#machines/constants.ts';
import type { WeekdayPlan } from '#machines/learning/activity.types.ts';
import { useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { knownLogOf, watchLogOf } from '../../actors/learner-flows.ts';
import { useLearnerFlows } from '../../learner/Activity.tsx';
import { useToday } from '../../learner/day.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Panel } from '../../ui/base/Panel.tsx';
import { singleClick } from '../../ui/base/single-click.ts';
import { StatusLine } from '../../ui/base/StatusLine.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { FieldError } from '../../ui/form/Field.tsx';
import { Form, formValues } from '../../ui/form/Form.tsx';
import { NativeSelect } from '../../ui/form/NativeSelect.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { DaysOffParts, SpanGrid, SpanList, WeekGrid } from '../../ui/site/DaysOff.tsx';

interface Props {
  flow: ActorRefFrom<typeof daysOffMachine>;
}

const plans: readonly { value: WeekdayPlan; label: string }[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'light', label: 'Light' },
  { value: 'free', label: 'Free' },
];

export function DaysOffPanel() {
  const flows = useLearnerFlows();
  const daysOff = useMemo(() => wire(daysOffMachine, { watchLog: watchLogOf(flows) }), [flows]);
  const flow = useFlow(daysOff, { log: knownLogOf(flows) });
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  return (
    <Panel>
      <h2>Days off</h2>
      <p>
        No reviews are due on a free day. Words move to a day before or after it, none is lost, and you can
        study all the same. What you choose here is saved at once, without “Save changes”.
      </p>
      {isBusy ? (
        <p>Reading your days off...</p>
      ) : (
        <DaysOffParts>
          <Week flow={flow} />
          <Spans flow={flow} />
          <NewSpan flow={flow} />
        </DaysOffParts>
      )}
    </Panel>
  );
}

function Week({ flow }: Props) {
  const week = useSelector(flow, ({ context }) => context.week);
  const error = weekError(week);
  const id = useId();
  return (
    <div>
      <h3>Weekdays</h3>
      <WeekGrid role="group" aria-label="Weekdays" aria-describedby={id}>
        {WEEKDAYS.map((day, weekday) => (
          <NativeSelect
            key={day}
            label={day}
            value={week[weekday]}
            options={plans}
            onChange={(value) => {
              const plan = plans.find((one) => one.value === value)?.value;
              if (plan) flow.send({ type: 'weekday.changed', weekday, plan });
            }}
          />
        ))}
      </WeekGrid>
      <div id={id} role="status">
        {error === '' ? <p>{weekNote(week)}</p> : <FieldError>{error}</FieldError>}
      </div>
    </div>
  );
}

function Spans({ flow }: Props) {
  const today = useToday();
  const log = useSelector(flow, ({ context }) => context.log);
  const spans = log ? spansFrom(log, today) : [];
  if (spans.length === 0) return null;
  return (
    <div>
      <h3>Planned</h3>
      <SpanList>
        {spans.map((span) => (
          <li key={span.from}>
            {spanText(span)}
            <Button
              variant="outline"
              size="sm"
              onClick={() => flow.send({ type: 'span.cancelled', span, today })}
            >
              {span.from < today ? 'End' : 'Cancel'}
              <VisuallyHidden> {spanText(span)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </SpanList>
    </div>
  );
}

function NewSpan({ flow }: Props) {
  const today = useToday();
  const round = useSelector(flow, ({ context }) => context.round);
  const errors = useSelector(flow, ({ context }) => context.errors);
  const span = useSelector(flow, ({ context }) => context.span);
  const isFreed = useSelector(flow, (state) => state.matches({ open: { span: 'freed' } }));
  const isEnded = useSelector(flow, (state) => state.matches({ open: { span: 'ended' } }));
  const submit = (values: SpanValues) => flow.send({ type: 'span.submitted', span: values, today });
  return (
    <div>
      <h3>Days away</h3>
      <Form
        key={round}
        isDisabled={false}
        errors={errors}
        onSubmit={(data) => submit(formValues(data, ['from', 'to']))}
        onInput={() => flow.send({ type: 'field.changed' })}
      >
        <SpanGrid>
          <TextField label="First day" name="from" type="date" min={today} error={errors.from} />
          <TextField
            label="Last day"
            name="to"
            type="date"
            min={today}
            error={errors.to}
            hint={`Up to ${SPAN_DAYS} days a year. They keep your streak if you plan them no later than the day itself.`}
          />
        </SpanGrid>
        <Button type="submit" variant="outline" onClick={singleClick()}>
          Take these days off
        </Button>
      </Form>
      <StatusLine tone={isFreed || isEnded ? 'success' : 'neutral'}>
        {isFreed && `Free: ${spanText(span)}.`}
        {isEnded && `No longer free: ${spanText(span)}.`}
      </StatusLine>
    </div>
  );
}
