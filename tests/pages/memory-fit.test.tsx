import { failureText } from '#machines/learning/memory-text.rules.ts';
import type { FitEvent } from '#machines/learning/progress.rules.ts';
import { memoryFitMachine } from '#machines/study/memory-fit.machine.ts';
import type { memoryOfferMachine } from '#machines/study/memory-offer.machine.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromCallback, type SnapshotFrom } from 'xstate';
import { MemoryFitPanel } from '../../src/pages/dashboard/memory/MemoryFit.tsx';
import { OfferNote } from '../../src/pages/today/MemoryOffer.tsx';
import { useFlow } from '../../src/runtime/use-flow.ts';
import { wire } from '../../src/runtime/wire.ts';
import fitModel from '../machines/models/memory-fit.ts';
import offerModel from '../machines/models/memory-offer.ts';
import { FORGETFUL } from '../support/made-learners.ts';
import { renderWithLog } from '../support/log-page.tsx';
import { testPage } from '../support/pages.ts';

const flow = wire(memoryFitMachine, { fitMemory: fromCallback(() => undefined) });
const fits: readonly FitEvent[] = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'memory.fitted',
    at: Date.UTC(2026, 10, 3, 12),
    zone: 'UTC',
    facts: { model: 'fsrs-6', w: FORGETFUL, answers: 1000, lossBefore: 0.5, lossAfter: 0.49 },
  },
];
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isThere = (name: string) => screen.queryByRole('button', { name }) !== null;

function Page() {
  return <MemoryFitPanel fit={useFlow(flow)} answers={1234} fits={fits} />;
}

test('says how many answers there are, in reviews or typed in lessons', () => {
  function Early() {
    return <MemoryFitPanel fit={useFlow(flow)} answers={92} fits={[]} />;
  }
  renderWithLog(<Early />, { log: [], unsent: 0 });
  screen.getByText(/That takes 400 answers in reviews or typed in lessons; you’ve given 92\.$/);
  cleanup();
});

testPage('Fit to my memory', {
  model: fitModel,
  page: <Page />,
  gestures: {
    'fit.requested': () => press('Fit to my memory'),
    'fit.cancelled': () => press('Cancel'),
    'average.requested': () => press('Back to the average numbers'),
  },
  see: (snapshot: SnapshotFrom<typeof memoryFitMachine>) => {
    const isBusy = snapshot.matches('fitting');
    expect([isThere('Cancel'), isThere('Fit to my memory')]).toEqual([isBusy, !isBusy]);
    const bar = screen.queryByRole<HTMLProgressElement>('progressbar', { name: 'Fitted' });
    expect(bar?.value).toBe(isBusy ? snapshot.context.done : undefined);
    expect(screen.getByRole('status').textContent).toMatch(statusOf(snapshot));
    const { result } = snapshot.context;
    const losses = document.querySelector('details > p')?.textContent ?? '';
    if (!isBusy && result?.outcome.fitted)
      expect(losses).toContain(`0.4819 before, ${result.outcome.fitted.toFixed(4)} fitted.`);
    else expect(losses.includes('0.5000 before')).toBe(!isBusy && result === null);
    const rows = [...document.querySelectorAll('details tbody tr')].map(({ textContent }) => textContent);
    expect(rows.at(-1) ?? '').toMatch(losses && /^Good, 4 times in a row\d+ days\d+ days$/);
  },
});

function statusOf(snapshot: SnapshotFrom<typeof memoryFitMachine>): RegExp | string {
  if (snapshot.matches('fitting')) return /^Fitting/;
  if (snapshot.matches('adopted')) return /^You forget .* than most/;
  if (snapshot.matches('unchanged')) return /^Your memory is close to the average: nothing to change yet\.$/;
  return snapshot.matches('failed') ? failureText(snapshot.context.reason) : /^$/;
}

testPage('Offer of a fit', {
  model: offerModel,
  page: <OfferNote learner="u1" answers={1500} fits={[]} />,
  gestures: { 'offer.declined': () => press('Not now') },
  see: (snapshot: SnapshotFrom<typeof memoryOfferMachine>) => {
    const link = screen.queryByRole('link', { name: 'fit your reviews to your memory' });
    expect(link?.getAttribute('href')).toBe(snapshot.matches('shown') ? '/dashboard#memory' : undefined);
  },
});
