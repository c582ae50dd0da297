import type { newsletterMachine } from '#machines/upkeep/newsletter.machine.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { Newsletter } from '../../src/pages/landing/Newsletter.tsx';
import model from '../machines/models/newsletter.ts';
import { testPage } from '../support/pages.ts';
import { Stage } from '../support/stage.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Email');

testPage('Newsletter', {
  model,
  page: <Newsletter />,
  gestures: {
    'field.changed': () => fireEvent.change(field(), { target: { value: `${Math.random()}` } }),
    'form.submitted': ({ values }: { values: { email: string } }) => {
      field().value = values.email;
      fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    },
  },
  see: (snapshot: SnapshotFrom<typeof newsletterMachine>) => {
    const status = screen.getByRole('status');
    const isRefused = snapshot.matches({ ready: 'refused' });
    expect(field().getAttribute('aria-describedby')).toBe(status.id);
    expect(field().getAttribute('aria-invalid')).toBe(isRefused ? 'true' : null);
    if (isRefused) expect(document.activeElement).toBe(field());
    if (snapshot.hasTag('busy')) expect(status.textContent).toBe('Subscribing...');
    else if (snapshot.matches({ ready: 'subscribed' }))
      expect(status.textContent).toBe('Please confirm it with the link in our email.');
    else expect(status.textContent).toBe(snapshot.context.errors.email);
  },
});

test('without the script, submitting the form doesn’t leave the page', () => {
  render(
    <Stage>
      <Newsletter />
    </Stage>,
  );
  const form = screen.getByRole('form', { name: 'Newsletter' });
  expect(form.getAttribute('method')).toBe('dialog');
  expect(field().required && field().type).toBe('email');
  cleanup();
});
