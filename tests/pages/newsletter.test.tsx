import type { newsletterMachine } from '#machines/upkeep/newsletter.machine.ts';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { Newsletter } from '../../src/pages/landing/Newsletter.tsx';
import '../../src/pages/landing/NewsletterFlow.tsx';
import '../../src/actors/wiring.ts';
import { system } from '../../src/theme/theme.ts';
import model from '../machines/models/newsletter.ts';
import { testPage } from '../support/pages.ts';

const field = () => screen.getByLabelText<HTMLInputElement>('Email');
const submit = (email: string) => {
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
};

testPage('Newsletter', {
  model,
  page: <Newsletter />,
  open: ({ submitted }: { submitted: { email: string } | null }) =>
    submitted ? submit(submitted.email) : fireEvent.focus(field()),
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
      expect(status.textContent).toBe('You are on the list.');
    else expect(status.textContent).toBe(snapshot.context.errors.email);
  },
});

test('a browser without the script cannot leave the page with the form', () => {
  render(
    <ChakraProvider value={system}>
      <Newsletter />
    </ChakraProvider>,
  );
  const form = screen.getByRole('form', { name: 'Newsletter' });
  expect(form.getAttribute('method')).toBe('dialog');
  expect(field().required && field().type).toBe('email');
  cleanup();
});
