import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useDocumentTitle } from '../../src/runtime/use-document-title.ts';

afterEach(cleanup);

function Page({ place, heading }: { place: string; heading?: string }) {
  useDocumentTitle(place);
  return heading === undefined ? <p>Loading...</p> : <h1>{heading}</h1>;
}

test('the tab is named after the page, also when its heading comes late or changes', async () => {
  const { rerender } = render(<Page place="/games" />);
  expect(document.title).toBe('Camino – learn Spanish');
  rerender(<Page place="/games" heading="Spanish Games" />);
  await waitFor(() => expect(document.title).toBe('Spanish Games – Camino'));
  rerender(<Page place="/games" heading="Word Match" />);
  await waitFor(() => expect(document.title).toBe('Word Match – Camino'));
});

test('the start page keeps the name of the product', async () => {
  render(<Page place="/" heading="Learn Spanish, one step at a time" />);
  await act(async () => undefined);
  expect(document.title).toBe('Camino – learn Spanish');
});
