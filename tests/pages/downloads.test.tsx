import type { customPdfMachine } from '#machines/upkeep/custom-pdf.machine.ts';
import type { downloadMachine } from '#machines/upkeep/download.machine.ts';
import type { DownloadRequest } from '#machines/upkeep/download.rules.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import DownloadsPanel from '../../src/pages/dashboard/DownloadsPanel.tsx';
import customModel from '../machines/models/custom-pdf.ts';
import downloadModel from '../machines/models/download.ts';
import { testPage } from '../support/pages.ts';

/** By label or text: searching by role takes ten times as long here. */
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  ) ?? expect.fail(`There is no button '${name}'.`);
const press = (name: string) => fireEvent.click(button(name));
const control = <Control extends HTMLElement>(name: RegExp) => screen.getByLabelText<Control>(name);
const choose = (name: RegExp) => fireEvent.click(control(name));
const page = <DownloadsPanel />;

testPage('Download', {
  model: downloadModel,
  page,
  location: () => '/dashboard#downloads',
  gestures: {
    'download.requested': ({ request }: { request: DownloadRequest }) => {
      choose(/^A4/);
      press(request.kind === 'csv' ? 'CSV Verbs' : 'Download PDF Basic Greetings');
    },
    'download.cancelled': () => press('Cancel'),
    'download.retried': (_event, snapshot) =>
      press(snapshot.matches({ resting: 'failed' }) ? 'Try again' : 'Start again'),
    'download.dismissed': () => press('Close'),
    'save.repeated': () => press('Save again'),
  },
  see: (snapshot: SnapshotFrom<typeof downloadMachine>) => {
    const text = document.querySelector('output')?.textContent;
    const { done, cards, file } = snapshot.context;
    if (snapshot.matches({ resting: 'idle' })) expect(text).toBe('');
    if (snapshot.matches({ resting: 'cancelled' })) expect(text).toBe('Cancelled. Nothing was saved.');
    if (snapshot.matches({ resting: 'failed' }))
      expect(text).toMatch(/^camino-\S+ couldn’t be made. Check your connection and try again.$/);
    if (snapshot.matches('preparing')) {
      expect(text).toMatch(/^Preparing (Basic Greetings|Verbs)\.\.\.$/);
      const bar = control<HTMLProgressElement>(/^Cards written/);
      expect([bar.value, bar.max]).toEqual([done, Math.max(1, cards.length)]);
    } else expect(document.querySelector('progress')).toBeNull();
    if (snapshot.matches('holding')) {
      const isBlocked = snapshot.matches({ holding: 'blocked' });
      expect(text).toBe(
        `${file?.name} ${isBlocked ? 'couldn’t be saved' : 'is ready'}.` +
          'If nothing was saved, your browser may have blocked the download.',
      );
    }
    const isBusy = String(snapshot.hasTag('busy'));
    expect(button('Anki Verbs').getAttribute('aria-disabled')).toBe(isBusy);
    expect(button('Download PDF Grammar Cards').getAttribute('aria-disabled')).toBe(isBusy);
  },
});

const titles: Record<string, RegExp> = { greetings: /^Greetings/, verbs: /^Verbs/ };

testPage('Custom PDF', {
  model: customModel,
  page,
  location: () => '/dashboard#downloads',
  gestures: {
    'category.toggled': ({ category }: { category: string }) => choose(titles[category] ?? / /),
    'count.changed': ({ text }: { text: string }, { context }) => {
      const input = control(/^Number of cards/);
      if (context.count === text) fireEvent.change(input, { target: { value: `${text} ` } });
      fireEvent.change(input, { target: { value: text } });
    },
    'order.chosen': ({ order }: { order: string }) =>
      fireEvent.change(control(/^Order/), { target: { value: order } }),
    'form.chosen': () => choose(/^List/),
    'paper.chosen': ({ paper }: { paper: string }) => choose(paper === 'a4' ? /^A4/ : /^US Letter/),
    'form.submitted': () => {
      const form = document.querySelector('form');
      if (form) fireEvent.submit(form);
    },
  },
  see: ({ context }: SnapshotFrom<typeof customPdfMachine>) => {
    const { categories, count, order, form, paper, problem } = context;
    for (const [slug, name] of Object.entries(titles)) {
      expect(control<HTMLInputElement>(name).checked).toBe(categories.some((category) => category === slug));
    }
    const input = control<HTMLInputElement>(/^Number of cards/);
    expect(input.value).toBe(count);
    expect(input.getAttribute('aria-invalid')).toBe(problem === null ? null : 'true');
    if (problem !== null) screen.getByText(problem);
    expect(control<HTMLSelectElement>(/^Order/).value).toBe(order);
    const isChosen = (name: RegExp) => control<HTMLInputElement>(name).checked;
    expect([isChosen(/^List/), isChosen(/^A4/)]).toEqual([form === 'list', paper === 'a4']);
    expect(button('Create Custom PDF').hasAttribute('disabled')).toBe(categories.length === 0);
    expect(screen.queryByText('Choose at least one category.') !== null).toBe(categories.length === 0);
  },
});
