import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { later } from '../../src/runtime/Chunk.tsx';
import { LazyPage } from '../../src/runtime/LazyPage.tsx';
import { system } from '../../src/theme/theme.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a page whose code stops in the middle offers to reload after ten seconds', () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const never = () => new Promise<never>(() => undefined);
  render(
    <ChakraProvider value={system}>
      <LazyPage load={never} />
    </ChakraProvider>,
  );
  act(() => void vi.advanceTimersByTime(9999));
  expect(document.body.textContent).toBe('Loading...');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe(
    'Loading... This is taking longer than usual. Check your connection, or reload the page.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('code that no page waits for loads two seconds after the page', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('reminders'));
  const loaded = later(load)();
  await vi.advanceTimersByTimeAsync(1999);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe('reminders');
});
