import { availableCards, type customPdfMachine } from '#machines/upkeep/custom-pdf.machine.ts';
import { pagesOfCards } from '#machines/upkeep/download.rules.ts';
import { useSelector } from '@xstate/react';
import FilePlus from 'lucide-react/icons/file-plus';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { decks } from '../../content/categories.ts';
import { Button } from '../../ui/base/Button.tsx';
import { CategoryIcon } from '../../ui/base/CategoryIcon.tsx';
import { ChoiceCards } from '../../ui/form/ChoiceCards.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormColumns, FormPanel } from '../../ui/form/FormPanel.tsx';
import { HubSection } from '../../ui/site/Hub.tsx';
import { NativeSelect } from '../../ui/form/NativeSelect.tsx';
import { PickChips } from '../../ui/form/PickChips.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

type Choices = { choices: ActorRefFrom<typeof customPdfMachine> };
type Order = SnapshotFrom<typeof customPdfMachine>['context']['order'];

const orders: readonly { value: Order; label: string }[] = [
  { value: 'app', label: 'As in the app' },
  { value: 'alphabetical', label: 'Alphabetical' },
  { value: 'shuffled', label: 'Shuffled' },
];

export function CustomPdfPanel({ choices, isBusy }: Choices & { isBusy: boolean }) {
  const state = useSelector(choices, (snapshot) => snapshot);
  const { categories: chosen, available, count, order, form, problem } = state.context;
  const canCreate = state.can({ type: 'form.submitted' });
  const total = availableCards(state.context);
  return (
    <HubSection>
      <h2>Make your own PDF</h2>
      <p>Pick the categories. You get the most basic cards of each topic, unless you shuffle.</p>
      <FormPanel>
        <Form
          isDisabled={false}
          errors={problem === null ? {} : { count: problem }}
          onSubmit={() => choices.send({ type: 'form.submitted' })}
        >
          <PickChips
            legend="Categories"
            chosen={chosen}
            options={decks
              .filter(({ slug }) => available[slug] !== undefined)
              .map(({ slug, title }) => ({
                value: slug,
                label: title,
                hint: `${(available[slug] ?? 0).toLocaleString('en')} cards`,
                icon: <CategoryIcon category={slug} />,
              }))}
            onToggle={(category) => choices.send({ type: 'category.toggled', category })}
          />
          <FormColumns>
            <TextField
              label="Number of cards"
              name="count"
              inputMode="numeric"
              autoComplete="off"
              value={count}
              error={problem ?? undefined}
              onChange={(event) => choices.send({ type: 'count.changed', text: event.currentTarget.value })}
            />
            <NativeSelect
              label="Order"
              value={order}
              options={orders}
              onChange={(value) => {
                const known = orders.find((option) => option.value === value);
                if (known) choices.send({ type: 'order.chosen', order: known.value });
              }}
            />
          </FormColumns>
          <ChoiceCards
            legend="Form"
            name="form"
            value={form}
            options={[
              { value: 'cards', label: 'Cards to cut out', hint: 'Two-sided, ten per sheet' },
              { value: 'list', label: 'List', hint: 'Spanish, English and an example' },
            ]}
            onChange={(value) => choices.send({ type: 'form.chosen', form: value })}
          />
          <div data-part="submit">
            <Button
              type="submit"
              disabled={!canCreate}
              aria-disabled={isBusy}
              {...(isBusy && { 'data-disabled': '' })}
            >
              <FilePlus aria-hidden />
              Create Custom PDF
            </Button>
            <p>{canCreate ? summaryOf(count, total, form) : 'Choose at least one category.'}</p>
          </div>
        </Form>
      </FormPanel>
    </HubSection>
  );
}

function summaryOf(count: string, total: number, form: 'cards' | 'list'): string {
  const number = Number(count);
  const isRight = Number.isInteger(number) && number >= 1 && number <= total;
  const all = total.toLocaleString('en');
  if (!isRight || form === 'list') return `${all} cards to choose from`;
  return `${number.toLocaleString('en')} of ${all} cards · ${pagesOfCards(number)} pages`;
}
