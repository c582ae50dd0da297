import type { newsletterLinkMachine } from '#machines/upkeep/newsletter-link.machine.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import NewsletterPage from '../../src/pages/NewsletterPage.tsx';
import model from '../machines/models/newsletter-link.ts';
import { isUsable } from '../support/controls.ts';
import { testPage } from '../support/pages.ts';

const shown = (text: string | RegExp) => screen.queryByText(text) !== null;
const button = () => screen.queryByRole<HTMLButtonElement>('button');

testPage('Newsletter link', {
  model,
  page: <NewsletterPage />,
  gestures: {
    'action.confirmed': () => fireEvent.click(screen.getByRole('button')),
  },
  see: (snapshot: SnapshotFrom<typeof newsletterLinkMachine>) => {
    const { link } = snapshot.context;
    const heading = screen.getByRole('heading', { level: 1 }).textContent;
    if (!link) expect(heading).toBe('This link is incomplete');
    else expect(heading).toMatch(link.action === 'confirm' ? /^Confirm your/ : /^Unsubscribe from/);
    const isDone = snapshot.matches('done');
    expect(shown(/^Thank you\. If this link/)).toBe(isDone && link?.action === 'confirm');
    expect(shown(/^You are unsubscribed/)).toBe(isDone && link?.action === 'unsubscribe');
    expect(shown(/^Nothing has changed yet/)).toBe(snapshot.matches('failed'));
    const isSettled = isDone || snapshot.matches('failed');
    expect(document.querySelector('output svg') !== null, 'a sign of success or failure').toBe(isSettled);
    expect(button() === null).toBe(isDone || link === null);
    const pressable = button();
    if (pressable) expect(isUsable(pressable)).toBe(!snapshot.hasTag('busy'));
    expect(screen.queryByRole('link', { name: 'Go to Camino' }) !== null).toBe(isDone || link === null);
  },
});
