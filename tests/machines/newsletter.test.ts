import { newsletterMachine, type Subscription } from '#machines/upkeep/newsletter.machine.ts';
import type { EmailValues } from '#machines/account/forms.ts';
import type { Validated } from '#machines/parts/form.ts';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

function started() {
  const asked: string[] = [];
  const form = createActor(
    newsletterMachine.provide({
      actors: {
        validateSubscription: fromPromise<Validated<EmailValues>, EmailValues>(({ input: { email } }) => {
          asked.push(`valid: ${email}`);
          return Promise.resolve({ ok: true, values: { email: email.trim() } });
        }),
        subscribe: fromPromise<Subscription, EmailValues>(({ input: { email } }) => {
          asked.push(`subscribed: ${email}`);
          return Promise.resolve('stored');
        }),
      },
    }),
  ).start();
  return { form, asked, done: () => waitFor(form, (state) => state.matches({ ready: 'subscribed' })) };
}

test('the address that was typed is checked, and what the check made of it is subscribed', async () => {
  const { form, asked, done } = started();
  form.send({ type: 'form.submitted', values: { email: ' ana@example.com ' } });
  await done();
  expect(asked).toEqual(['valid:  ana@example.com ', 'subscribed: ana@example.com']);
});
